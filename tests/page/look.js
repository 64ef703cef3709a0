// What is wrong with the page as it stands, as sentences. WHOLE: everything that may be chosen must be in sight without
// scrolling. LARGE: in letters twice as large, where every target is twice as large too.
const found = new Set();
const root = document.documentElement;
const short = (text) => text.replace(/\s+/g, ' ').trim().slice(0, 40);
const name = (thing) => {
    const names = (one) => (one ? `${one.localName}.${[...one.classList].join('.')}` : '');
    const near = thing.closest('[data-anchor], [class]:not([class=""], span, b, em, i)');
    return `${names(near === thing ? thing.parentElement : near)} > ${names(thing)} “${short(thing.ariaLabel ?? thing.textContent ?? '')}”`;
};
const tell = (what, thing, more = '') => found.add(`${what}: ${name(thing)} ${more}`.trim());
const shown = (thing) => thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !thing.closest('.sr');
const field = (thing) => thing.getBoundingClientRect();
// The page measures its pieces in pixels of the window in every browser; what else is measured needs the same where a browser
// zooms in the old way.
const zoomed = (thing, { left, top, width, height }) => {
    let times = 1;
    for (let one = thing; one && !('currentCSSZoom' in one); one = one.parentElement) times *= +style(one).zoom || 1;
    return new DOMRect(left * times, top * times, width * times, height * times);
};
const styles = new Map();
const style = (thing) => {
    if (!styles.has(thing)) styles.set(thing, getComputedStyle(thing));
    return styles.get(thing);
};
const [width, height] = [root.clientWidth, root.clientHeight];

if (document.scrollingElement.scrollWidth > width + 1) {
    const widest = [...document.body.querySelectorAll('*')].filter((one) => shown(one) && field(one).right > width + 1);
    found.add(`the page scrolls sideways, ${document.scrollingElement.scrollWidth} of ${width}: ${widest.slice(0, 2).map(name).join(', ')}`);
}
if (WHOLE && document.scrollingElement.scrollHeight > height + 1) {
    found.add(`the page scrolls, ${document.scrollingElement.scrollHeight} of ${height}`);
}

// What lies over all else on purpose, for as long as it is open.
const OVER = '.shade, .drawer, .curtain, .ask-once, .lesson, .retell, .banner, .offers.above';
const scrollers = (thing) => {
    const all = [];
    for (let one = thing.parentElement; one; one = one.parentElement) {
        if (one === root || /auto|scroll/.test(style(one).overflow)) all.push(one);
    }
    return all;
};
// What is in the middle of a thing, if that is not the thing itself, a part of it or something around it.
const cover = (thing) => {
    // A link that goes on in the next line is where it begins.
    const line = thing.getClientRects()[0];
    const { left, top, width, height } = line ? zoomed(thing, line) : field(thing);
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!hit) return 'the edge of the window';
    if (hit === thing || thing.contains(hit) || hit.contains(thing) || hit.closest('label')?.contains(thing)) return null;
    const over = hit.closest(OVER);
    return over && !over.contains(thing) ? null : hit;
};
const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button], [tabindex="0"]';
for (const control of document.querySelectorAll(CONTROLS)) {
    if (!shown(control) || control.closest('[inert]')) continue;
    const target = control.matches('[type=checkbox], [type=radio], [type=file]') ? control.closest('label') ?? control : control;
    const size = field(target);
    // A link in a sentence is as high as its line (WCAG 2.5.8, inline), though ours are higher.
    if (!LARGE && (size.width < 43.5 || size.height < 43.5) && !control.matches('.to-rule')) {
        tell('smaller than 44', target, `${size.width.toFixed()} × ${size.height.toFixed()}`);
    }
    let covered = cover(target);
    if (covered && WHOLE && control.dataset.choice) tell('not in sight', control);
    if (covered) {
        const places = scrollers(target).map((one) => [one, one.scrollLeft, one.scrollTop]);
        if (places.length) target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
        covered = cover(target);
        for (const [one, left, top] of places) one.scrollTo({ left, top, behavior: 'instant' });
    }
    if (covered) tell('covered', target, `by ${covered.localName ? name(covered) : covered}`);
}
const question = document.querySelector('.dock .ask b');
if (question && shown(question) && !LARGE && (field(question).bottom > height || field(question).top < 0)) tell('out of sight', question);

// What may end in an ellipsis, and where it is told in full.
const CUT = [
    ['.newest, .log-button', 'the newest line of the log: its label and the log'],
    ['.rival-name', 'a name that somebody typed: the drawer of the rival'],
    ['.time-head p', 'the line of a step: the log'],
    ['.thought', 'a bar'],
].map(([selector]) => selector).join(', ');
const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
const range = document.createRange();
while (texts.nextNode()) {
    const text = texts.currentNode;
    const thing = text.parentElement;
    if (!text.data.trim() || !shown(thing) || thing.closest('option, script, style') || thing.closest(CUT)) continue;
    range.selectNodeContents(text);
    const { left, top, right, bottom, width: wide } = zoomed(thing, range.getBoundingClientRect());
    if (!wide) continue;
    if (thing.closest('.top-bar, .dock')) {
        const over = document.elementFromPoint(right - 2, (top + bottom) / 2)?.closest('button');
        if (over && !over.contains(thing) && !over.closest(OVER)) tell('covered', thing, `by ${name(over)}`);
    }
    // Letters are a little higher than their line.
    const high = parseFloat(style(thing).fontSize) * 0.4;
    let within = false;
    for (let one = thing; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY, position } = style(one);
        const box = field(one);
        // For ears alone.
        if (box.width < 3) break;
        if (/hidden|clip/.test(overflowX) && (right > box.right + 1.5 || left < box.left - 1.5)) tell('cut off', thing, `by ${name(one)}`);
        if (/hidden|clip/.test(overflowY) && (bottom > box.bottom + high || top < box.top - high)) tell('cut off below', thing, `by ${name(one)}`);
        if (one.matches('button, td, th, .panel, .chip, .gain') && !within) {
            within = true;
            if (right > box.right + 2 || left < box.left - 2) tell('spills', thing, `out of ${name(one)}`);
        }
        if (/auto|scroll/.test(overflowX + overflowY)) { within = true; break; }
        if (position === 'fixed') break;
    }
    if (right > width + 1.5 && !within && !LARGE) tell('beyond the edge', thing);
}
return [...found];
