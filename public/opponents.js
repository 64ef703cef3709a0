// The worker in which computer players think: it loads the program (src/bin/worker.rs) and hands messages to and fro. What
// follows the ? in its address is the page's version, so that no cache mixes two.
const channel = new MessageChannel();
let working = false;
let told = 0;

// Work goes on in slices, each a message to itself: between them the page is heard.
channel.port1.onmessage = () => {
  const report = self.work();
  if (!report) working = false;
  else {
    // The first sign of life at once, then a few a second: the page knows by them that the worker lives.
    const now = performance.now();
    if (report.includes('"done":true') || now - told > 90) {
      told = now;
      postMessage(report);
    }
    channel.port2.postMessage(0);
  }
};

try {
  const program = await import("./worker.js" + location.search);
  await program.default({ module_or_path: new URL("worker_bg.wasm" + location.search, import.meta.url) });
  onmessage = ({ data }) => {
    const report = self.hear(data);
    if (report) postMessage(report);
    if (!working) {
      working = true;
      channel.port2.postMessage(0);
    }
  };
  postMessage("ready");
} catch (error) {
  console.warn("The computer players cannot think here:", error);
  postMessage("failed");
}
