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
const field = (thing) => thing.getBoundingClientRect();
// The Castle of a phone shows as much of the ring around it as there is room.
const off = (thing) => {
    const ring = thing.closest('[data-area=castle] > .ring > .ring-room');
    if (!ring || getComputedStyle(ring).overflow !== 'hidden') return false;
    const [own, its] = [field(thing), field(ring)];
    return own.left < its.left || own.right > its.right || own.top < its.top || own.bottom > its.bottom;
};
const shown = (thing) => thing.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !thing.closest('.sr') && !off(thing);
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
// On a phone the areas of a table scroll, the page does not.
const PHONE = document.querySelector('#app > .table') && (width < 600 || height < 480);
if ((WHOLE || PHONE && !LARGE) && document.scrollingElement.scrollHeight > height + 1) {
    found.add(`the page scrolls, ${document.scrollingElement.scrollHeight} of ${height}`);
}

// What lies over all else on purpose, for as long as it is open.
const OVER = '.shade, .drawer, .curtain, .ask-once, [data-over]';
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
    // A finger finds a low control above and below its row, too, where it says so.
    const reach = getComputedStyle(target, '::after');
    if (reach.position === 'absolute' && reach.content !== 'none') size.height = Math.max(size.height, parseFloat(reach.height) || 0);
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

// Among several people it is said who is to move, and of an official opponent or a computer the strip has the whole name.
const [record, decision] = window.francia && document.querySelector('.table') ? [francia.record(), francia.decision()] : [];
const people = record?.setup.seats.filter((seat) => seat === 'human').length;
if (question && shown(question) && people > 1 && record.setup.seats[decision?.seat] === 'human' && ![...question.querySelectorAll('.mover')].some(shown)) {
    tell('nobody is named as who is to move', question);
}
for (const called of document.querySelectorAll('.rival-name b')) {
    if (!shown(called) || LARGE || record?.setup.names?.includes(called.textContent)) continue;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = called;
    if (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 3) tell('a name is cut', called);
}
const numbers = document.querySelector('.score .score-numbers');
if (numbers && shown(numbers) !== [...document.querySelectorAll('.score .value small')].some(shown)) {
    tell('the note speaks of numbers that are not there', numbers);
}

// What a row of cards or answers that scrolls in its own room shows of a thing in it.
const seen = (one) => {
    const { left, top, right, bottom } = field(one);
    const room = one.parentElement?.closest('.dock :is(.hand, .offers)');
    if (!room) return { left, top, right, bottom };
    const its = field(room);
    return { left: Math.max(left, its.left), top: Math.max(top, its.top), right: Math.min(right, its.right), bottom: Math.min(bottom, its.bottom) };
};
// Bar and dock hold what stands in them, and nothing there lies on anything else.
const pieces = (selector) => [...document.querySelectorAll(selector)].filter((one) => shown(one) && !one.closest('[data-over], .drawer') && field(one).width > 1)
    // What a choice would bring may have a panel of its own above the dock.
    .filter((one) => !one.closest('.gains') || style(one.closest('.gains')).position === 'static');
for (const [holder, inside] of [
    ['.top-bar', '.top-bar :is(button, .rounds-label, .round-marks, .phases, .to-move)'],
    ['.dock', '.dock :is(button, .ask, .resource, progress, .tokens, .time-head), .dock .gain'],
]) {
    const box = document.querySelector(holder) && field(document.querySelector(holder));
    const list = pieces(inside);
    for (const [place, one] of list.entries()) {
        const own = seen(one);
        const out = Math.max(box.left - own.left, own.right - box.right, box.top - own.top, own.bottom - box.bottom);
        if (out > 1.5 && !LARGE) tell(`hangs ${out.toFixed()} out of ${holder}`, one);
        for (const other of list.slice(place + 1)) {
            if (one.contains(other) || other.contains(one)) continue;
            const its = seen(other);
            const wide = Math.min(own.right, its.right) - Math.max(own.left, its.left);
            const high = Math.min(own.bottom, its.bottom) - Math.max(own.top, its.top);
            if (wide > 2 && high > 2 && !LARGE) tell('lies on another', one, `on ${name(other)}`);
        }
    }
}
// On a phone the largest button is not the one that gives something up.
if (width < 600) {
    const buttons = pieces('.decision > button, .dock .offers > button, .dock .pass');
    const area = (one) => field(one).width * field(one).height;
    const least = buttons.filter((one) => one.matches('.pass, .hurry, .undo'));
    const most = Math.max(0, ...buttons.filter((one) => !least.includes(one) && !one.disabled).map(area));
    for (const one of least) {
        if (most ? area(one) > most : field(one).width > width * 0.6) tell('the least important button is the largest', one);
    }
}

// What may end in an ellipsis, and where it is told in full.
const CUT = [
    ['.newest, .log-button', 'the newest line of the log: its label and the log'],
    ['.rival-name', 'a name that somebody typed: the drawer of the rival'],
    ['.time-head p', 'the line of a step: the log'],
    ['.thought', 'a bar'],
    ['.decision:has(> .gains) .ask > span', 'the name of what is looked at: the thing that is lit, and the button that confirms it'],
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
    // An answer that is scrolled out of its room is not covered.
    const room = thing.closest('.dock :is(.hand, .offers)');
    const inSight = !room || (top + bottom) / 2 > field(room).top && (top + bottom) / 2 < field(room).bottom;
    if (inSight && thing.closest('.top-bar, .dock') && !thing.closest('.gains')) {
        const over = document.elementFromPoint(right - 2, (top + bottom) / 2)?.closest('button');
        if (over && !over.contains(thing) && !over.closest(OVER)) tell('covered', thing, `by ${name(over)}`);
    }
    // A word is never broken without a hyphen; a name that somebody typed not before its last letters.
    if (text.data.length < 200 && field(thing).width > 3 && !thing.closest('pre, code, input, .opened-facts, .past-deal')) {
        const word = document.createRange();
        for (const found of text.data.matchAll(/[\p{L}’']+/gu)) {
            if (found[0].length < 4) continue;
            word.setStart(text, found.index);
            word.setEnd(text, found.index + found[0].length);
            const lines = [...word.getClientRects()].filter((line) => line.width > 0.5);
            if (lines.length < 2 || lines.at(-1).top - lines[0].top < 3) continue;
            word.setStart(text, found.index + found[0].length - 2);
            const tail = [...word.getClientRects()].filter((line) => line.width > 0.5);
            const few = tail.length < 2 && lines.at(-1).width - tail[0].width < 1.5 || tail.length > 1;
            // Names of up to eight letters are whole beside everything.
            const typed = found[0].length > 8 && thing.closest('.rival-name, .owner, .seat-points, .curtain, .past-when, .past-seats, .save-card, .home-save, h2, .ask');
            if (!typed || few) tell('a word breaks', thing, `in ${found[0]}`);
        }
    }
    // Letters are a little higher than their line.
    const high = parseFloat(style(thing).fontSize) * 0.4;
    let within = false;
    for (let one = thing; one && one !== document.body; one = one.parentElement) {
        const { overflowX, overflowY, position } = style(one);
        const box = field(one);
        // For ears alone.
        if (box.width < 3) { within = true; break; }
        if (/hidden|clip/.test(overflowX) && (right > box.right + 1.5 || left < box.left - 1.5)) tell('cut off', thing, `by ${name(one)}`);
        if (/hidden|clip/.test(overflowY) && (bottom > box.bottom + high || top < box.top - high)) tell('cut off below', thing, `by ${name(one)}`);
        // What hangs below a line is part of its letters.
        else if (/hidden|clip/.test(overflowY) && /[gjpqyç]/.test(text.data) && bottom > box.bottom + high / 6) tell('its letters are cut off below', thing, `by ${name(one)}`);
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
