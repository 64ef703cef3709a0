// What is wrong with the panels that stand over the page or above it, as sentences. A panel has a name, `data-over`, and says
// in `data-speaks` what it speaks of. `window.stood` remembers where the lesson stood at the last look.
const found = [];
const stood = { ...window.stood };
const seen = (thing) => thing.checkVisibility({ opacityProperty: true, visibilityProperty: true });
// As much of a thing as what scrolls around it leaves in sight.
const field = (thing) => {
    let { left, top, right, bottom } = thing.getBoundingClientRect();
    for (let one = thing.parentElement; one && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one);
        if (style.display === 'contents' || !/auto|scroll|hidden|clip/.test(style.overflow)) continue;
        const box = one.getBoundingClientRect();
        [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
};
const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1.5 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1.5;
const all = (selector) => [...document.querySelectorAll(selector)];
// How far two rectangles lie apart.
const apart = (one, other) => Math.hypot(
    Math.max(other.left - one.right, one.left - other.right, 0),
    Math.max(other.top - one.bottom, one.top - other.bottom, 0),
);
// The things with a name; of several names with `|` between them, those of the first that can be seen.
const named = (name) => {
    const things = name.split('|').map((one) => all(one.startsWith('choice:') ? `[data-choice="${one.slice(7)}"]` : `[data-anchor="${one}"]`));
    return things.find((list) => list.some(seen)) ?? things.flat();
};
const panels = all('[data-over]').filter(seen);
for (const panel of panels) {
    const name = panel.dataset.over;
    const own = panel.getBoundingClientRect();
    const over = getComputedStyle(panel).position === 'fixed';
    const fixed = all('.dock, .top-bar, .table .drawer').filter((one) => seen(one) && !one.contains(panel));
    const speaks = (panel.dataset.speaks ?? '').split(/\s+/).filter(Boolean);
    const spoken = [];
    for (const one of speaks) {
        const things = named(one);
        if (!things.length && document.querySelector('.table')) found.push(`${name} speaks of ${one}, which is nowhere on the table`);
        const thing = things.find((one) => seen(one) && field(one).width * field(one).height > 0);
        if (thing) spoken.push([one, thing]);
    }
    // A toast on a phone lies on the top bar for a moment, where nothing is played.
    if (document.querySelector('.table') && (over || name !== 'toast')) {
        for (const thing of fixed) if (meet(own, field(thing))) found.push(`${name} covers the ${thing.className}`);
    }
    for (const [one, thing] of spoken) {
        // On a phone the offers lie in the dock that asks for them.
        if (panel.contains(thing) || thing.contains(panel)) continue;
        if (meet(own, field(thing))) found.push(`${name} covers ${one}, of which it speaks`);
        else if (panels.some((other) => other !== panel && !other.contains(thing) && meet(field(other), field(thing)))) found.push(`a panel covers ${one}, of which ${name} speaks`);
    }
    // What tells of something for a moment covers none of it.
    for (const one of over ? (panel.dataset.clear ?? '').split(/\s+/).filter(Boolean) : []) {
        const thing = named(one).find((thing) => seen(thing) && field(thing).width * field(thing).height > 0);
        if (thing && meet(own, field(thing))) found.push(`${name} covers ${one}, of which it tells`);
    }
    if (name !== 'offers' && speaks.length && !spoken.length && document.querySelector('.table')) found.push(`${name} speaks of ${speaks.join(', ')}, and none of it is in sight`);
    for (const other of panels) if (other !== panel && other.compareDocumentPosition(panel) & 2 && meet(own, field(other))) found.push(`${name} covers ${other.dataset.over}`);
    if (own.left < -1 || own.top < -1 || own.right > innerWidth + 1 || own.bottom > innerHeight + 1) found.push(`${name} is not whole in the window`);
    // The others have no steps.
    if (name !== 'lesson') continue;
    const before = stood[name];
    if (before && (before.width !== innerWidth || before.height !== innerHeight)) delete stood[name];
    else if (before && over && Math.hypot(before.left - own.left, before.top - own.top) > 2) {
        const there = new DOMRect(before.left, before.top, own.width, own.height);
        const taken = [...fixed, ...panels, ...spoken.map(([, thing]) => thing), ...all('.table :is([data-choice], [data-continue])')].filter((one) => seen(one) && !panel.contains(one) && meet(there, field(one)));
        const whole = there.right <= innerWidth && there.bottom <= innerHeight;
        // It goes with what it speaks of: far from that it does not stay.
        const near = named(speaks.at(-1) ?? '').filter(seen).at(-1);
        const far = panel.hasAttribute('data-follows') && near && apart(there, field(near)) > 60;
        if (!taken.length && whole && !far) found.push(`${name} jumped from ${before.left}, ${before.top} to ${own.left}, ${own.top}, where it could have stayed`);
    } else if (before && !over && (before.left !== own.left || before.top !== own.top)) {
        found.push(`${name} jumped from ${before.left}, ${before.top} to ${own.left}, ${own.top}`);
    }
    stood[name] = { left: own.left, top: own.top, width: innerWidth, height: innerHeight };
}
if (!found.length || LAST) window.stood = stood;
return found;
