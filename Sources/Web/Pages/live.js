// The first page's search field. Its texts go through the library's own pipeline, and real time shows what comes out.
'use strict';
(() => {
  const base = new URL('.', document.currentScript.src), get = id => document.getElementById(id);
  const [field, board, count] = ['typing', 'live', 'count'].map(get);
  // The library is loaded when someone types. What's typed before it's there isn't lost.
  let library, lab, keys = [], start = 0, marks;

  const open = () => library ??= new Promise((done, failed) => document.head.append(Object.assign(
    document.createElement('script'), { src: new URL('lab.js', base), onload: done, onerror: failed }))).then(() => Lab.compiled());

  field.addEventListener('input', async () => {
    const time = performance.now(), last = keys.at(-1)?.time;
    // After a pause, when everything has been answered, the lanes begin again.
    if (last === undefined || time - start - last > 2000) [keys, start] = [[], time - 200];
    // The library's steps have 10 ms, and a step has one text.
    keys.push({ text: field.value, time: Math.max(Math.round((time - start) / 10) * 10, (keys.at(-1)?.time ?? -10) + 10) });
    try { lab = await open(); } catch {
      return count.textContent = 'This browser doesn’t run the library here. The picture shows what it would do.';
    }
    draw();
  });

  // Asks the library for the lanes of what has been typed, until all is answered.
  function draw() {
    const quote = text => `'${text.replace(/[\\']/g, '\\$&')}'`;
    const line = words => keys.map(({ time }, index) => {
      const pause = index ? time - keys[index - 1].time - 10 : time;
      return (pause ? `${pause}ms` : '') + quote(words[index]);
    }).join('');
    // What each key has added to the text; for a shorter text, the delete key.
    const texts = keys.map(key => key.text), letters = texts.map((text, index) => {
      const last = texts[index - 1] ?? '';
      return text.startsWith(last) ? text.slice(last.length) : text.length < last.length ? '⌫' : text;
    });
    const width = Math.floor(board.clientWidth * 26 / Math.min(40, Math.max(24, board.clientWidth / 580 * 26)));
    const steps = Math.max(30, Math.ceil(keys.at(-1).time / 1000 + 2) * 10), svg = lab.answer('search', width, steps, line(texts), line(letters));
    // Too much was typed without a pause: the last text begins new lanes.
    if (svg.startsWith('!')) { start += keys.at(-1).time - 200; keys = [{ text: keys.at(-1).text, time: 200 }]; return draw(); }
    board.innerHTML = svg;
    const picture = board.firstElementChild, { height } = picture.viewBox.baseVal;
    // The lanes reach into the future, when nothing more is typed. It's covered.
    const cover = Lab.shape('rect', { y: 0, width: 9999, height: height - 32, class: 'paper' });
    const now = Lab.shape('line', { y1: 6, y2: height - 32, class: 'now' });
    picture.append(cover, now, ...picture.querySelectorAll('text[text-anchor=start]'));
    const { start: left, unit } = picture.querySelector('[data-steps]').dataset;
    const sent = [...picture.querySelectorAll('[data-lane]')][2].querySelectorAll('[data-event]');
    const place = time => +left + time * unit / 100, end = keys.at(-1).time + 1100;
    marks = { cover, now, place, end, sent: [...sent].map(marble => marble.getBBox().x) };
    if (!draw.runs) requestAnimationFrame(pass);
    draw.runs = true;
  }

  // Shows what has happened by now.
  function pass() {
    const time = performance.now() - start, x = marks.place(time), isOver = time > marks.end;
    marks.cover.setAttribute('x', x);
    for (const name of ['x1', 'x2']) marks.now.setAttribute(name, x);
    for (const mark of [marks.cover, marks.now]) mark.style.display = isOver ? 'none' : '';
    const texts = keys.filter(key => key.text.length >= 3).length, sent = marks.sent.filter(place => place <= x).length;
    const searches = number => `${number} ${number === 1 ? 'search' : 'searches'}`;
    const words = texts ? `Without throttle: ${searches(texts)}. With it: ${searches(sent)}${isOver ? '.' : ' …'}` : 'Three letters, and it searches.';
    if (count.textContent !== words) count.textContent = words;
    draw.runs = !isOver;
    if (!isOver) requestAnimationFrame(pass);
  }
})();
