// Larger text: `magnify(times)`, which the page calls with the player's text size. A table is laid out in sizes that belong
// together, so it is zoomed as a whole (style/prefs.css); this file does the two things that the browser's own zoom does and
// CSS `zoom` does not. It has no other effect.
(function () {
  // 1. It rewrites the media queries of the style sheets. Larger text makes the window smaller by as much: they ask for its size
  // in sizes so many times as large. No table fits into less than 260 pixels.
  var questions = new Map(), wanted = 1;
  window.magnify = function (times) {
    wanted = times;
    show();
  };
  addEventListener("resize", show);
  // A style sheet that comes later.
  document.addEventListener("load", (event) => event.target.localName === "link" && show(), true);
  function look(rules, found) {
    for (var rule of rules) {
      if (rule.media) found.push([rule.media, rule.media.mediaText]);
      if (rule.cssRules) look(rule.cssRules, found);
    }
    return found;
  }
  function show() {
    var root = document.documentElement;
    // The width is asked for only where it matters: the answer costs a whole layout.
    var times = wanted > 1 ? Math.max(1, Math.min(wanted, root.clientWidth / 260)) : 1;
    if (wanted === 1 && !questions.size) return;
    root.style.setProperty("--z", times);
    for (var sheet of document.styleSheets) {
      if (!questions.has(sheet)) questions.set(sheet, look(sheet.cssRules, []));
      for (var [media, text] of questions.get(sheet)) {
        var asked = text.replace(/([\d.]+)(em|px)/g, (_, size, unit) => size * times + unit);
        if (media.mediaText !== asked) media.mediaText = asked;
      }
    }
  }

  // 2. It replaces `getBoundingClientRect` in browsers that zoom in the old way (Safari). They measure a zoomed piece in its own
  // pixels: here it is told in those of the window, as the standard has it and as taps and flights need it. And a share of the
  // window is not zoomed with the piece: what sheets divide such a share by is 1 there.
  if (!("currentCSSZoom" in Element.prototype)) {
    document.documentElement.style.setProperty("--old-zoom", 1);
    var measured = Element.prototype.getBoundingClientRect;
    Element.prototype.getBoundingClientRect = function () {
      var field = measured.call(this), times = 1;
      for (var one = this; one; one = one.parentElement) times *= +getComputedStyle(one).zoom || 1;
      return times === 1 ? field : new DOMRect(field.x * times, field.y * times, field.width * times, field.height * times);
    };
  }
})();
