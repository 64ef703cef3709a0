// Registers the worker that keeps the app (tools/worker.js), and tells the page of a newer version. It is never forced:
// <html data-update="ready"> and the event "francia-update" say that one waits; the page sends "francia-take-update" to the
// window when the person takes it. Then every tab of the app loads anew, since two versions must not mix.
const workers = navigator.serviceWorker;
const HOUR = 3_600_000;
/** How long the page may take until it says that it stands. */
const LATEST = 10_000;

function offer() {
  document.documentElement.dataset.update = "ready";
  dispatchEvent(new Event("francia-update"));
}

async function register() {
  const registration = await workers.register("offline-worker.js", { updateViaCache: "none" });
  const watch = () => {
    // On a first visit there is nothing that a new version would replace.
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && workers.controller) offer();
    });
  };
  registration.addEventListener("updatefound", watch);
  watch();
  if (registration.waiting && workers.controller) offer();
  addEventListener("francia-take-update", () => registration.waiting?.postMessage("update"));

  // An installed app may stay open for weeks.
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible" && Date.now() - looked > HOUR) {
      looked = Date.now();
      registration.update().catch(() => {});
    }
  });
}

if (workers) {
  if (workers.controller) workers.addEventListener("controllerchange", () => location.reload());
  // The page comes first: the worker fetches everything once more. One that never stands gets its newer version, too.
  const begin = () => {
    begin.done ??= register().catch((error) => console.warn("Francia cannot be kept for offline use here:", error));
  };
  addEventListener("francia-stands", begin);
  addEventListener("load", () => setTimeout(begin, LATEST));
}
