// Has the app kept for visits without a network, once the page stands (keep.js): the page comes first, and the worker fetches
// everything once more. A page that never stands gets its newer version, too.
let workers;
try {
  workers = navigator.serviceWorker;
} catch {
  // A page that another one shuts in may not even ask.
}
/** How long the page may take until it says that it stands. */
const LATEST = 10_000;

if (workers) {
  // A page that holds something unsaved prevents the reload, and reloads by itself once nothing is lost by it
  // (src/browser/leaving.rs).
  const reload = () => dispatchEvent(new Event("francia-updated", { cancelable: true })) && location.reload();
  // Where keep.js cannot be fetched, its version is gone.
  const isOther = () => import("./keep.js").then((keep) => keep.isOther(), () => true);
  workers.addEventListener("controllerchange", async () => (await isOther()) && reload());
  // Without a network there is nothing to keep.
  const begin = () => import("./keep.js").catch(() => {});
  addEventListener("francia-stands", begin);
  addEventListener("load", () => setTimeout(begin, LATEST));
}
