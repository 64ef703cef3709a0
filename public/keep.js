// Registers the worker that keeps the app (tools/xtask/src/worker.js), and tells the page of a newer version. Where the app could not be
// fetched whole, as on a train, that is tried again after a while and when the network is back; so is what is missing of an app
// that was kept once, and every visit looks whether something is. A newer version is never forced:
// <html data-update="ready"> and the event "francia-update" say that one waits; the page sends "francia-take-update" to the
// window when the person takes it. Then every tab of the app loads anew.
const workers = navigator.serviceWorker;
const HOUR = 3_600_000;
/** How long to wait before each further try to fetch the app. */
const WAITS = [5_000, 30_000, 120_000, 600_000];
/** How often to look whether a worker that fetches it is still there. */
const LOOK = 10_000;

/** How long a worker may take to say which version it has. */
const PATIENCE = 2_000;
/** The version of the page is the name of this file's folder (tools/xtask). */
const version = import.meta.url.split("/").at(-2);

/** What was registered last; a first visit whose worker fails loses it again. */
let registration = null;
/** The worker that fetches a version, as it was seen last. */
let fetching = null;
/** How often in a row the app could not be fetched, and whether it is missing now. */
let failed = 0;
let missing = false;
/** What looks, or tries again, after a while. */
let timer = 0;

/** What a worker answers (tools/xtask/src/worker.js). */
function ask(worker, question) {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => done(data);
    worker.postMessage(question, [port2]);
  });
}

/**
 * Whether the page has the worker of another version. Two must not mix, and a worker that is silent is of another one; on a first
 * visit its own comes to it.
 */
export async function isOther() {
  if (!workers.controller) return false;
  const silence = new Promise((done) => setTimeout(done, PATIENCE));
  return (await Promise.race([ask(workers.controller, "version"), silence])) !== version;
}

function offer() {
  document.documentElement.dataset.update = "ready";
  dispatchEvent(new Event("francia-update"));
}

/** Registers the worker; where it failed before, it fetches again. */
async function keep() {
  const again = missing;
  missing = false;
  clearTimeout(timer);
  timer = setTimeout(look, LOOK);
  try {
    const registered = await workers.register("offline-worker.js", { updateViaCache: "none" });
    if (registered !== registration) {
      registration = registered;
      registered.addEventListener("updatefound", watch);
    }
    watch();
    if (registered.active) look();
    if (registered.waiting && workers.controller) offer();
    if (again && registered.active) await registered.update();
  } catch (error) {
    miss(error);
  }
}

/** Follows the worker that fetches a version until it has it, or fails. */
function watch() {
  const worker = registration.installing;
  if (!worker || worker === fetching) return;
  fetching = worker;
  const done = () => {
    if (worker.state === "redundant") miss(new Error("a file is missing"));
    // On a first visit there is nothing that a new version would replace.
    else if (worker.state === "installed" && workers.controller) offer();
  };
  worker.addEventListener("statechange", done, { once: true });
}

/**
 * Looks whether a version is kept. The first worker may fail before the page follows it, and WebKit loses one without a word; an
 * active one is asked whether everything is in its cache, and fetches what is not.
 */
async function look() {
  const now = await workers.getRegistration();
  if (missing) return;
  if (now?.active) {
    clearTimeout(timer);
    if (await ask(now.active, "fetch")) failed = 0;
    else miss(new Error("a file is missing"));
  } else if (now?.installing || now?.waiting) timer = setTimeout(look, LOOK);
  else miss(new Error("the worker is gone"));
}

/** The app could not be fetched whole. */
function miss(error) {
  if (missing) return;
  missing = true;
  console.warn("Francia is not kept for offline use yet:", error);
  clearTimeout(timer);
  if (failed < WAITS.length) timer = setTimeout(keep, WAITS[failed]);
  failed += 1;
}

keep();
addEventListener("francia-take-update", () => registration?.waiting?.postMessage("update"));
addEventListener("online", () => {
  if (!missing) return;
  failed = 0;
  keep();
});
// An installed app may stay open for weeks.
let looked = Date.now();
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible" && Date.now() - looked > HOUR) {
    looked = Date.now();
    registration?.update().catch(() => {});
  }
});
