// Has the app kept for visits without a network, once the page stands (keep.js): the page comes first, and the worker fetches
// everything once more. A page that never stands gets its newer version, too.
const workers = navigator.serviceWorker;
/** How long the page may take until it says that it stands. */
const LATEST = 10_000;

if (workers) {
  if (workers.controller) workers.addEventListener("controllerchange", () => location.reload());
  // Without a network there is nothing to keep.
  const begin = () => import("./keep.js").catch(() => {});
  addEventListener("francia-stands", begin);
  addEventListener("load", () => setTimeout(begin, LATEST));
}
