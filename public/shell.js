// What the shell of the page does: after its first picture it asks for the icon, the symbols and the program.

// The folder of this version (tools/xtask).
const own = document.currentScript.src;

// Lays the symbols of a file into the page, once. A <use> of another file is a request of its own for every symbol that is
// drawn, even where the file is at hand: a tenth of the time of a tap. A file that does not come is asked for again.
window.sprite = (file) => {
  const asked = (window.sprite.asked ??= new Set());
  if (asked.has(file)) return;
  asked.add(file);
  const fetched = fetch(new URL(file, own)).then((answer) => {
    if (!answer.ok) throw new Error(answer.status);
    return answer.text();
  });
  fetched
    .then((text) => {
      const svg = document.adoptNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement);
      svg.setAttribute("class", "icons");
      svg.setAttribute("width", 0);
      svg.setAttribute("height", 0);
      svg.setAttribute("aria-hidden", "true");
      document.body.append(svg);
    })
    .catch(() => {
      asked.delete(file);
      setTimeout(window.sprite, 3000, file);
    });
};

// The first picture has the line to itself until it is seen: the browser tells when. A page in the background has none, and
// does not wait for one; nor does a page that is kept on the device (public/offline.js), to which nothing comes over a line.
function begin() {
  let begun = false;
  const go = () => {
    if (begun) return;
    begun = true;
    document.querySelector("link[rel=icon]").href = "icon.svg";
    document.querySelector("link[data-later]").rel = "manifest";
    window.sprite("icons.svg");
    import("./start.js").catch((error) => {
      console.error(error);
      window.cannotStart?.(error);
    });
  };
  if (isKept()) return go();
  const told = window.PerformanceObserver?.supportedEntryTypes?.includes("paint");
  if (told) new PerformanceObserver(go).observe({ type: "paint", buffered: true });
  setTimeout(go, document.hidden ? 0 : told ? 2000 : 100);
}
// A page that another one shuts in may not even ask.
function isKept() {
  try {
    return !!navigator.serviceWorker?.controller;
  } catch {
    return false;
  }
}
// theme.js has said what the browser lacks.
if (window.lacks) console.warn("Francia cannot start: this browser lacks", window.lacks);
else if (document.readyState === "loading") document.addEventListener("readystatechange", begin, { once: true });
else begin();
