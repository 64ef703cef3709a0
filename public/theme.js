// Sets the theme before the first paint: the player's choice, else what the system prefers.
(function () {
  var theme = null;
  try {
    theme = localStorage.getItem("francia.theme");
  } catch (_) {
    // Storage may be blocked; the system's preference will do.
  }
  // Written by hand ("dark") or as JSON ("\"dark\""): both are understood.
  theme = theme && theme.replace(/"/g, "");
  if (theme !== "light" && theme !== "dark") {
    theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
  }
  document.documentElement.dataset.theme = theme;
  var bar = document.querySelector('meta[name="theme-color"]');
  if (bar) bar.content = theme === "dark" ? "#120d09" : "#cdbb98";
})();
