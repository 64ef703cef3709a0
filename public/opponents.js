// The worker in which the computer players of a game search: it loads their program (crates/worker/src/bin/) and passes requests and
// responses on. Its name is the game's word.
const game = self.name;
const channel = new MessageChannel();
let working = false;
let posted = 0;

// Work goes on in slices, each a message to itself; between them messages of the page are read.
channel.port1.onmessage = () => {
  const response = self.work();
  if (!response) working = false;
  else {
    // Progress is posted at once, then a few times a second: by it the page knows that the worker lives.
    const now = performance.now();
    if (response.includes('"done":true') || now - posted > 90) {
      posted = now;
      postMessage(response);
    }
    channel.port2.postMessage(0);
  }
};

try {
  const program = await import(`./worker-${game}.js`);
  await program.default({ module_or_path: new URL(`worker-${game}_bg.wasm`, import.meta.url) });
  onmessage = ({ data }) => {
    const response = self.hear(data);
    if (response) postMessage(response);
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
