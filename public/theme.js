// What has to be right before the first paint: the theme. It also watches that the program starts. Its name is the same in every version, so that a page whose other files are gone can say so.
(function () {
  // What the browser answers; nothing where it refuses to.
  function asked(read) {
    try {
      return read() || "";
    } catch (_) {
      return "";
    }
  }
  // The player's choice of a theme, else what the system prefers.
  var theme = asked(() => localStorage.getItem("francia.theme"));
  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  document.documentElement.dataset.theme = theme;
  var bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.content = theme === "dark" ? "#120d09" : "#cdbb98";

  // The program, which knows the languages, cannot start, or takes long: the shell says so, with a button that tries again.
  // hosting.js says why, where that can be known.
  var cannot = {
    en: ["Francia does not start. The connection may be slow, a file may be missing, or this browser may be too old.", "Try again"],
    fr: ["Francia ne démarre pas. La connexion est peut-être lente, un fichier manque, ou ce navigateur est trop ancien.", "Réessayer"],
  };
  window.cannotStart = function (error) {
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", () => cannotStart(error));
    var note = document.querySelector(".shell-loading");
    if (!note) return;
    var tag = (asked(() => localStorage.getItem("francia.lang")) || asked(() => navigator.language)).slice(0, 2);
    if (!cannot[tag]) tag = "en";
    var words = cannot[tag], again = document.createElement("button");
    again.className = "btn go";
    again.textContent = words[1];
    again.onclick = function () {
      location.reload();
    };
    var why = document.createElement("small");
    why.textContent = error || "";
    note.lang = tag;
    note.setAttribute("role", "alert");
    note.textContent = words[0];
    note.append(document.createElement("br"), why, document.createElement("br"), again);
    document.head.append(Object.assign(document.createElement("script"), { src: "hosting.js" }));
  };
  // shell.js, which starts the program, may be missing, or fail.
  addEventListener("error", (event) => {
    var file = event.filename || event.target.src;
    if (/shell\.js$/.test(file)) cannotStart(event.message || file);
  }, true);
  // Nothing that fails without a word leaves the shell as it is.
  setTimeout(() => document.querySelector(".shell-loading[role=alert]") || cannotStart(), 8000);

  // What the style sheets need and a browser may lack (docs/hosting.md says which versions have it), and what may be switched off:
  // shell.js does not start the program then, and hosting.js says which of it is lacking.
  var needs =
    "selector(&) and selector(:has(a)) and (container-type: size) and (color: color-mix(in srgb, red, red)) and " +
    "(grid-template-rows: subgrid) and (height: 1dvh) and (zoom: 2)";
  window.lacks = !CSS.supports(needs) ? needs : !window.WebAssembly && "WebAssembly";
  if (lacks) cannotStart(lacks);
})();
