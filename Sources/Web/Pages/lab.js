// The marble lab: the library's own operators, compiled to WebAssembly, and pictures whose marbles can be moved.
'use strict';
window.Lab = (() => {
  const base = new URL('.', document.currentScript.src);
  const { element } = Site;
  const shape = (name, attributes) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const name in attributes) made.setAttribute(name, attributes[name]);
    return made;
  };
  const load = file => new Promise((done, failed) =>
    document.head.append(element('script', { src: new URL(file, base), onload: done, onerror: failed })));

  // Answers from WebAssembly: words go in, a text comes out. After a trap, a new instance takes over.
  async function compiled() {
    if (location.protocol === 'file:') throw new Error('A browser loads no WebAssembly from a file.');
    const response = await fetch(new URL('lab.wasm', base));
    if (!response.ok) throw new Error(`lab.wasm: ${response.status}`);
    const module = await WebAssembly.compile(await response.arrayBuffer());
    let lab = new WebAssembly.Instance(module).exports;
    return {
      isComplete: true,
      async prepare() {},
      answer(...words) {
        try {
          if (lab.memory.buffer.byteLength > 1 << 26) lab = new WebAssembly.Instance(module).exports;
          const bytes = new TextEncoder().encode(words.join('\0')), place = lab.reserve(bytes.length);
          new Uint8Array(lab.memory.buffer, place, bytes.length).set(bytes);
          const count = lab.answer(place, bytes.length);
          return new TextDecoder().decode(new Uint8Array(lab.memory.buffer, lab.answerStart(), count));
        } catch {
          lab = new WebAssembly.Instance(module).exports;
          return '!That takes more time or memory than a page has. Try shorter pauses and smaller numbers.';
        }
      },
    };
  }

  // Answers that were generated with the site, for the book's example with one of its marbles moved.
  function precomputed() {
    const answers = new Map(), key = words => words.join('\0');
    Lab.lanes = (command, parameters, example, lines, states) => {
      for (const [lane, event, , place, text, picture] of states) {
        const marbles = example.map((line, index) => index === lane ? text : line);
        answers.set(key([command, ...parameters, ...marbles]), picture.map(line => lines[line]).join('\n'));
        for (const [otherLane, other, step, , moved] of states) {
          if (otherLane !== lane) continue;
          // Moving another marble puts this one back. `rest` is the other marble's index among all marbles but this one.
          const rest = other - (other > event);
          answers.set(key(['move', text, other === event ? place : rest + (rest >= place), step]), moved);
        }
      }
    };
    return {
      isComplete: false,
      prepare: command => load(`lanes/${command}.js`).catch(() => {}),
      // A picture's words begin with its width and its steps, which are always the same here.
      answer: (...words) => answers.get(key(words[0] === 'svg' ? words.slice(3) : words)) ?? '!Here, only a marble of the example can be moved.',
    };
  }

  // A picture whose marbles can be moved, added and removed. `changed` gets the number of a lane and its new text, and
  // nothing when a marble is let go or the page has another width.
  class Board {
    constructor(host, lab, changed) {
      Object.assign(this, { host, lab, changed, root: host.attachShadow({ mode: 'open' }) });
      this.root.addEventListener('pointerdown', event => this.grab(event));
      // A finger on a marble moves the marble and doesn't scroll the page.
      host.addEventListener('touchstart', event => event.composedPath()[0].closest('[data-event]') && event.preventDefault(),
        { passive: false });
      host.addEventListener('pointermove', event => this.drag(event));
      for (const name of ['pointerup', 'pointercancel']) host.addEventListener(name, () => this.drop());
      this.root.addEventListener('click', event => this.add(event));
      this.root.addEventListener('keydown', event => this.press(event));
      new ResizeObserver(() => this.svg && this.width !== host.clientWidth && changed()).observe(host);
    }

    // Draws the lanes on an axis of some steps, or returns an error message.
    show(command, parameters, lanes, steps) {
      this.width = this.host.clientWidth;
      // A marble of 26 units has 40 pixels on a wide page, and never less than 24.
      const scale = Math.min(40, Math.max(24, this.width / 580 * 26)) / 26;
      const answer = this.lab.answer('svg', Math.floor(this.width / scale), steps, command, ...parameters, ...lanes);
      this.host.classList.toggle('stale', answer.startsWith('!'));
      if (answer.startsWith('!')) return answer.slice(1);
      Object.assign(this, { lanes, file: answer });
      this.root.innerHTML = Board.style + answer.replace('role="img"', 'role="group"');
      const svg = this.svg = this.root.querySelector('svg');
      svg.style.width = `max(100%, ${svg.getAttribute('width') * scale}px)`;
      this.axis = Object.fromEntries(Object.entries(svg.querySelector('[data-steps]').dataset).map(([name, text]) => [name, +text]));
      for (const group of svg.querySelectorAll('[data-lane]')) {
        const { start, unit, y } = group.dataset;
        if (this.lab.isComplete) group.prepend(shape('rect', { class: 'room', x: start - 14, y: y - 20, width: 9999, height: 40 }));
        for (const marble of group.querySelectorAll('[data-event]')) {
          const name = marble.textContent.trim() || (marble.querySelector('.alarm') ? 'failed' : 'completed');
          // An end is a thin line, so it can be grabbed beside it.
          if (name === 'completed') marble.prepend(shape('rect', { class: 'room', x: +start + marble.dataset.step * unit - 13, y: y - 20, width: 26, height: 40 }));
          const words = { tabindex: 0, role: 'slider', 'aria-label': name, 'aria-valuemin': 0, 'aria-valuemax': 9999,
            'aria-valuenow': marble.dataset.step, 'aria-valuetext': `step ${marble.dataset.step}` };
          for (const word in words) marble.setAttribute(word, words[word]);
        }
      }
      this.focus();
      this.hold();
      return '';
    }

    get sentence() { return this.root.querySelector('desc').textContent; }
    // The last step at which something happens.
    get last() { return Math.max(0, ...[...this.sentence.matchAll(/ at step (\d+)/g)].map(match => +match[1])); }
    get scale() { return this.svg.getBoundingClientRect().width / this.svg.viewBox.baseVal.width; }

    // Lets time pass: a line sweeps over the lanes, and each marble appears when the line reaches it.
    play() {
      const { start, unit } = this.axis, { width, height } = this.svg.viewBox.baseVal, marbles = [...this.svg.querySelectorAll(
        'rect.ink, rect.faint, text[text-anchor=middle]:not(.faint), line[stroke-width="3"]')];
      const end = Math.min(width, start + (this.last + 1) * unit), duration = Math.min(12000, (end - start) / unit * 300);
      for (const marble of marbles) {
        const box = marble.getBBox(), delay = Math.max(0, (box.x + box.width / 2 - start) / (end - start) * duration);
        marble.animate([{ opacity: 0 }, { opacity: 1 }], { delay, duration: 120, fill: 'backwards' });
      }
      const now = this.svg.appendChild(shape('line', { class: 'now', x1: start, x2: start, y1: 4, y2: height - 4 }));
      now.animate([{}, { transform: `translateX(${end - start}px)` }], { duration }).onfinish = () => now.remove();
    }

    save(name) {
      const href = URL.createObjectURL(new Blob([this.file], { type: 'image/svg+xml' }));
      element('a', { href, download: `${name}.svg` }).click();
      setTimeout(() => URL.revokeObjectURL(href), 1000);
    }

    // The marble that an element shows.
    marble(element) {
      const group = element.closest('[data-lane]');
      return { lane: +group.dataset.lane, event: +element.dataset.event, step: +element.dataset.step,
        text: this.lanes[group.dataset.lane], name: element.getAttribute('aria-label'),
        row: [...this.root.querySelectorAll('[data-lane]')].indexOf(group) };
    }

    // The element of a marble that was moved: in its row, the nearest one with its name, or else the nearest one.
    find({ row, name, step }) {
      const lane = this.root.querySelectorAll('[data-lane]')[row];
      const found = [...lane?.querySelectorAll('[data-event]') ?? []]
        .sort((a, b) => Math.abs(a.dataset.step - step) - Math.abs(b.dataset.step - step));
      return found.find(marble => marble.getAttribute('aria-label') === name) ?? found[0];
    }

    change(lane, ...request) {
      const text = this.lab.answer(...request);
      if (!text.startsWith('!')) this.changed(lane, text);
    }

    focus() {
      if (this.focused) this.find(this.focused)?.focus({ preventScroll: true });
    }

    grab(event) {
      const element = event.target.closest('[data-event]');
      if (!element || event.button) return;
      event.preventDefault();
      const hand = element.cloneNode(true);
      hand.setAttribute('class', 'hand');
      for (const name of hand.getAttributeNames()) if (name !== 'class') hand.removeAttribute(name);
      this.dragged = { ...this.marble(element), hand, x: event.clientX, y: event.clientY, dx: 0, dy: 0 };
      this.dragged.now = this.dragged.step;
      this.focused = this.dragged;
      this.host.setPointerCapture(event.pointerId);
      this.host.classList.add('dragging');
      this.hold();
    }

    // Keeps the dragged marble under the pointer. Its lane has it at the nearest step, where it isn't shown.
    hold() {
      const it = this.dragged;
      if (!it) return;
      it.hand.setAttribute('transform', `translate(${it.dx / this.scale} ${(it.isAway ? it.dy : 0) / this.scale})`);
      if (it.hand.parentNode !== this.svg) this.svg.append(it.hand);
      if (!it.isAway) this.find({ ...it, step: it.now }).style.opacity = 0;
    }

    drag(event) {
      const it = this.dragged;
      if (!it) return;
      Object.assign(it, { dx: event.clientX - it.x, dy: event.clientY - it.y });
      const step = Math.min(this.axis.steps, Math.max(0, it.step + Math.round(it.dx / this.scale / this.axis.unit)));
      const isAway = this.lab.isComplete && Math.abs(it.dy) > 48;
      if (step === it.now && isAway === Boolean(it.isAway)) return this.hold();
      Object.assign(it, { now: step, isAway });
      this.focused = { ...it, step };
      this.change(it.lane, ...(isAway ? ['remove', it.text, it.event] : ['move', it.text, it.event, step]));
      this.hold();
    }

    drop() {
      if (!this.dragged) return;
      this.dragged = null;
      this.host.classList.remove('dragging');
      this.changed();
      this.focused = null;
    }

    add(event) {
      const group = event.target.closest('[data-lane]');
      if (!group || !this.lab.isComplete || event.target.closest('[data-event]')) return;
      const { lane, start, unit } = group.dataset;
      const x = (event.clientX - this.svg.getBoundingClientRect().left) / this.scale;
      this.addLetter(+lane, Math.max(0, Math.round((x - start) / unit)));
    }

    addLetter(lane, step) {
      const letter = [...'abcdefghijklmnopqrstuvwxyz'].find(letter => !this.lanes[lane].includes(letter)) ?? 'x';
      this.change(lane, 'add', this.lanes[lane], letter, step);
    }

    press(event) {
      const element = event.target.closest('[data-event]');
      if (!element || event.ctrlKey || event.metaKey || event.altKey) return;
      const it = this.marble(element), way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      this.focused = { ...it, step: Math.max(0, it.step + (way ?? 0) * (event.shiftKey ? 5 : 1)) };
      if (way) this.change(it.lane, 'move', it.text, it.event, this.focused.step);
      else if (['Delete', 'Backspace'].includes(event.key)) this.change(it.lane, 'remove', it.text, it.event);
      else if (['+', 'Insert'].includes(event.key)) this.addLetter(it.lane, it.step + 1);
      else return;
      event.preventDefault();
    }
  }
  Board.style = `<style>
    svg { height: auto; display: block; touch-action: pan-x pan-y }
    svg > rect.paper { fill: none }
    .room { fill: transparent; stroke: none } [data-lane] > .room { cursor: copy }
    [data-event] { cursor: grab; touch-action: none; outline-offset: 3px } .hand { pointer-events: none }
    :host(:not(.dragging)) [data-event]:focus-visible { outline: 3px solid #1f7aec; border-radius: 4px }
    :host(.dragging) [data-event] { outline: none }
    .now { stroke: #1f7aec; stroke-width: 2 }
    text { user-select: none; -webkit-user-select: none }
  </style>`;

  // An operator's part of the page: its parameters, the picture, and error messages.
  class Panel {
    constructor(host, lab, changed) {
      Object.assign(this, { lab, changed, together: () => [this] });
      this.fields = host.appendChild(element('div', { className: 'fields' }));
      this.board = new Board(host.appendChild(element('div', { className: 'board' })), lab, changed);
      host.append(element('div', { className: 'buttons' },
        element('button', { className: 'play', type: 'button', textContent: '▶ Let time pass', onclick: () => this.together().forEach(panel => panel.board.play()) }),
        element('button', { type: 'button', textContent: 'Save picture', onclick: () => this.board.save(this.operator.command) })));
      this.problem = host.appendChild(element('pre', { className: 'problem' }));
      this.problem.setAttribute('role', 'alert');
    }

    async show(operator, parameters, lanes, steps) {
      if (this.operator !== operator) {
        await this.lab.prepare(operator.command);
        this.operator = operator;
        this.fields.replaceChildren(...operator.parameters.map((it, index) => {
          const field = it.choices.length
            ? element('select', {}, ...it.choices.map(choice => new Option(choice)))
            : element('input', { size: 12, spellcheck: false, autocapitalize: 'off' });
          field.oninput = () => this.changed(-1 - index, field.value);
          field.disabled = !this.lab.isComplete;
          return element('label', { title: it.wanted }, element('b', { textContent: it.name }), ` ${it.meaning} `, field);
        }));
      }
      [...this.fields.querySelectorAll('input, select')].forEach((field, index) => {
        if (field.value !== parameters[index]) field.value = parameters[index];
      });
      this.problem.textContent = this.board.show(operator.command, parameters, lanes, steps);
      return !this.problem.textContent;
    }
  }

  // Draws panels below each other on one axis. It gets longer for what doesn't fit, but not while a marble is dragged.
  async function show(panels, uses, lanes, axis) {
    const draw = () => Promise.all(uses.map((it, index) => panels[index].show(it.operator, it.parameters, lanes, axis.steps)));
    const works = (await draw()).every(Boolean), shown = panels.slice(0, uses.length).map(panel => panel.board);
    const steps = Math.max(20, Math.ceil((Math.max(...shown.map(board => board.svg ? board.last : 0)) + 3) / 5) * 5);
    if (!works || steps <= axis.steps || shown.some(board => board.dragged)) return works;
    axis.steps = steps;
    return (await draw()).every(Boolean);
  }

  const letters = name => name.replace(/[^a-z]/gi, '').toLowerCase();
  const all = () => Lab.families.flatMap(family => family.operators);
  let opened;
  return {
    element, shape, Panel, all, show, compiled,
    named: command => all().find(operator => letters(operator.command) === letters(command)),
    // Opens the lab: with WebAssembly if this browser can run it, otherwise with the precomputed answers.
    open: () => opened ??= load('catalogue.js').then(() => compiled().catch(precomputed)),
    link: (...uses) => new URL('index.html#', base).href
      + uses.map(words => words.map(word => encodeURIComponent(word)).join('/')).join('&'),
    words: hash => hash.split('&').map(use => use.split('/').map(word => decodeURIComponent(word))),
  };
})();
