// Of a page that is served while somebody works on it: takes the place of a worker that keeps an older version, forgets what that
// one kept, and is gone (assemble.rs).
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  const { registration, clients } = self;
  const kept = (await caches.keys()).filter((name) => name.startsWith(`francia ${registration.scope} `));
  await Promise.all(kept.map((name) => caches.delete(name)));
  await registration.unregister();
  for (const tab of await clients.matchAll()) tab.navigate(tab.url);
}
