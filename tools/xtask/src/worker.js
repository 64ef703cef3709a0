// Keeps the whole app for visits without a network, as one version. tools/xtask writes the two constants at every build.
//
// A version is fetched as a whole, every file checked against its hash, and only then ready; where a file is missing, the others
// stay for the next try, which fetches what is missing (public/keep.js). From then on the page, its program and all else come
// from this version alone, also in the tab of the first visit. A newer one waits until the page says that the person took it.
// The browser, or a person, may empty a cache at any time: each visit has what is gone fetched again.
const VERSION = "@VERSION@";
const FILES = { /* path: SHA-256 */ };

const { scope } = self.registration;
// Other apps, and other copies of this one, may live on the same origin.
const OURS = `francia ${scope} `;
const CACHE = OURS + VERSION;

self.addEventListener("install", (event) => {
  // Where a browser can answer from the cache by itself, no visit waits until this worker has started. Where it cannot, or finds
  // nothing there, it asks as ever. A cache is asked for an address as it is, so what has a query is left to the worker.
  const addresses = Object.keys(FILES).map((path) => ({ urlPattern: { pathname: new URL(addressOf(path)).pathname, search: "" } }));
  event.addRoutes?.({ condition: { or: addresses }, source: { cacheName: CACHE } }).catch(() => {});
  event.waitUntil(fetchAll());
});
// A page without a worker has this one from now on: it looks itself whether it is of the same version (public/offline.js).
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())));
self.addEventListener("message", (event) => {
  const { data, ports: [port] } = event;
  if (data === "update") self.skipWaiting();
  else if (data === "version") port.postMessage(VERSION);
  // Several tabs may ask at once: all hear what becomes of it.
  else if (data === "fetch") event.waitUntil((fetching ??= fetchAgain()).then((whole) => port.postMessage(whole)));
});
self.addEventListener("fetch", (event) => {
  const file = fileOf(event.request);
  if (file) event.respondWith(kept(file, event.request));
});

async function fetchAll() {
  // A cache that an earlier try left unfinished loses in WebKit what is put into it: it is begun anew, with what it held.
  const left = await caches.open(CACHE);
  const held = [];
  for (const address of await left.keys()) held.push([address, await left.match(address)]);
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  await Promise.all(held.map(([address, response]) => cache.put(address, response)));
  await fetchMissing(cache);
}

// What is on its way for the pages that ask.
let fetching = null;

// Whether the whole version is kept, once what was missing is fetched.
async function fetchAgain() {
  try {
    await fetchMissing(await caches.open(CACHE));
    return true;
  } catch {
    return false;
  } finally {
    fetching = null;
  }
}

async function fetchMissing(cache) {
  const done = await Promise.allSettled(Object.entries(FILES).map(([path, hash]) => fetchOne(cache, path, hash)));
  const failed = done.find(({ status }) => status === "rejected");
  if (failed) throw failed.reason;
}

async function fetchOne(cache, path, hash) {
  const address = addressOf(path);
  if (await cache.match(address)) return;
  const response = await fetch(address, { cache: "reload" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const bytes = await response.clone().arrayBuffer();
  const digest = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))];
  const found = digest.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  if (found !== hash) throw new Error(`${path} is of another version`);
  // A response that was redirected is refused for navigation: keep a plain one.
  await cache.put(address, new Response(bytes, { headers: response.headers }));
}

async function forgetOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

// The page goes by the folder's own address, which every host serves.
function addressOf(path) {
  return new URL(path === "index.html" ? "" : path, scope).href;
}

// The address of the file that is asked for, if it is one of ours; what follows ? or # makes no difference.
function fileOf(request) {
  if (request.method !== "GET") return null;
  const url = request.url.split(/[?#]/)[0];
  if (!url.startsWith(scope)) return null;
  const path = url.slice(scope.length) || "index.html";
  return Object.hasOwn(FILES, path) ? addressOf(path) : null;
}

async function kept(address, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? fetch(request);
}
