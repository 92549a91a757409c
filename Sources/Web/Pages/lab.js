// The marble lab: the library's own operators, compiled to WebAssembly, and pictures whose marbles can be moved.
'use strict';
window.Lab = (() => {
  const base = new URL('.', document.currentScript.src);
  const element = (name, properties, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
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
        answers.set(key(['svg', command, ...parameters, ...marbles]), picture.map(line => lines[line]).join('\n'));
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
      answer: (...words) => answers.get(key(words)) ?? '!Here, only a marble of the example can be moved.',
    };
  }

  // A picture whose marbles can be moved, added and removed. `changed` gets the number of a lane and its new text.
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
    }

    // Draws the lanes, or returns an error message.
    show(command, parameters, lanes) {
      const answer = this.lab.answer('svg', command, ...parameters, ...lanes);
      this.host.classList.toggle('stale', answer.startsWith('!'));
      if (answer.startsWith('!')) return answer.slice(1);
      this.lanes = lanes;
      const scheme = { dark: '@media all', light: '@media not all' }[document.body.dataset.colorScheme];
      this.root.innerHTML = Board.style + answer.replace('role="img"', 'role="group"')
        .replace('@media (prefers-color-scheme: dark)', scheme ?? '$&');
      const svg = this.root.querySelector('svg');
      svg.style.setProperty('--width', svg.getAttribute('width') + 'px');
      for (const group of svg.querySelectorAll('[data-lane]')) {
        if (this.lab.isComplete) {
          const { start, y } = group.dataset, room = document.createElementNS(svg.namespaceURI, 'rect');
          const place = { x: start - 14, y: y - 20, width: svg.getAttribute('width') - start, height: 40, class: 'room' };
          for (const name in place) room.setAttribute(name, place[name]);
          group.prepend(room);
        }
        for (const marble of group.querySelectorAll('[data-event]')) {
          const name = marble.textContent.trim() || (marble.querySelector('.alarm') ? 'failed' : 'completed');
          const words = { tabindex: 0, role: 'slider', 'aria-label': name, 'aria-valuemin': 0, 'aria-valuemax': 9999,
            'aria-valuenow': marble.dataset.step, 'aria-valuetext': `step ${marble.dataset.step}` };
          for (const word in words) marble.setAttribute(word, words[word]);
        }
      }
      this.focus();
      return '';
    }

    // Lets time pass: a line sweeps over the lanes, and each marble appears when the line reaches it.
    play() {
      const svg = this.root.querySelector('svg'), { width, height } = svg.viewBox.baseVal;
      const marbles = [...svg.querySelectorAll('rect.ink, rect.faint, text[text-anchor=middle], line[stroke-width="3"]')];
      const places = marbles.map(it => it.getBBox()).map(box => box.x + box.width / 2);
      const { start, unit } = svg.querySelector('[data-lane]')?.dataset ?? { start: Math.min(...places), unit: 14 };
      const end = Math.max(width - 40, ...places), duration = Math.min(12000, (end - start) / unit * 300);
      const time = place => Math.max(0, (place - start) / (end - start) * duration);
      marbles.forEach((it, index) => it.animate([{ opacity: 0 }, { opacity: 1 }],
        { delay: time(places[index]), duration: 120, fill: 'backwards' }));
      const now = document.createElementNS(svg.namespaceURI, 'line');
      for (const [name, value] of Object.entries({ x1: start, x2: start, y1: 4, y2: height - 4, class: 'now' })) now.setAttribute(name, value);
      svg.append(now);
      now.animate([{}, { transform: `translateX(${end - start}px)` }], { duration }).onfinish = () => now.remove();
    }

    get sentence() { return this.root.querySelector('desc').textContent; }

    // The marble that an element shows.
    marble(element) {
      const group = element.closest('[data-lane]'), { lane, unit } = group.dataset;
      return { lane: +lane, unit: +unit, event: +element.dataset.event, step: +element.dataset.step,
        text: this.lanes[lane], name: element.getAttribute('aria-label'),
        row: [...this.root.querySelectorAll('[data-lane]')].indexOf(group) };
    }

    change(lane, ...request) {
      const text = this.lab.answer(...request);
      if (!text.startsWith('!')) this.changed(lane, text);
    }

    // Returns the focus to the marble that was moved: the nearest one with its name.
    focus() {
      const { row, name, step } = this.focused ?? {};
      const lane = this.root.querySelectorAll('[data-lane]')[row];
      const found = [...lane?.querySelectorAll('[data-event]') ?? []]
        .sort((a, b) => Math.abs(a.dataset.step - step) - Math.abs(b.dataset.step - step));
      (found.find(marble => marble.getAttribute('aria-label') === name) ?? found[0])?.focus({ preventScroll: true });
    }

    grab(event) {
      const element = event.target.closest('[data-event]');
      if (!element || event.button) return;
      event.preventDefault();
      this.dragged = { ...this.marble(element), x: event.clientX, y: event.clientY };
      this.focused = this.dragged;
      this.host.setPointerCapture(event.pointerId);
    }

    drag(event) {
      const it = this.dragged;
      if (!it) return;
      const svg = this.root.querySelector('svg'), scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      const step = Math.max(0, it.step + Math.round((event.clientX - it.x) / scale / it.unit));
      const isAway = this.lab.isComplete && Math.abs(event.clientY - it.y) > 48;
      if (step === it.now && isAway === it.isAway) return;
      Object.assign(it, { now: step, isAway });
      this.focused = { ...it, step };
      this.change(it.lane, ...(isAway ? ['remove', it.text, it.event] : ['move', it.text, it.event, step]));
    }

    drop() {
      this.dragged = this.focused = null;
    }

    add(event) {
      const group = event.target.closest('[data-lane]');
      if (!group || !this.lab.isComplete || event.target.closest('[data-event]')) return;
      const { lane, start, unit } = group.dataset, svg = group.ownerSVGElement;
      const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
      const x = (event.clientX - svg.getBoundingClientRect().left) / scale;
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
    svg { width: clamp(calc(var(--width) * .58), 100%, var(--width)); height: auto; display: block; margin: 0 auto }
    svg > rect.paper { fill: none }
    .room { fill: transparent; stroke: none; cursor: copy }
    [data-event] { cursor: grab; touch-action: none; outline-offset: 3px }
    [data-event]:focus-visible { outline: 3px solid #1f7aec; border-radius: 4px }
    .now { stroke: #1f7aec; stroke-width: 2 }
    text { user-select: none; -webkit-user-select: none }
  </style>`;

  // An operator's part of the page: its parameters, the picture, and error messages.
  class Panel {
    constructor(host, lab, changed) {
      Object.assign(this, { lab, changed });
      this.fields = host.appendChild(element('div', { className: 'fields' }));
      this.board = new Board(host.appendChild(element('div', { className: 'board' })), lab, changed);
      host.append(element('button', { className: 'play', type: 'button', textContent: '▶ Let time pass', onclick: () => this.board.play() }));
      this.problem = host.appendChild(element('pre', { className: 'problem' }));
      this.problem.setAttribute('role', 'alert');
    }

    async show(operator, parameters, lanes) {
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
      this.problem.textContent = this.board.show(operator.command, parameters, lanes);
      return !this.problem.textContent;
    }
  }

  const letters = name => name.replace(/[^a-z]/gi, '').toLowerCase();
  const all = () => Lab.families.flatMap(family => family.operators);
  let opened;
  return {
    element, Panel, all,
    named: command => all().find(operator => letters(operator.command) === letters(command)),
    // Opens the lab: with WebAssembly if this browser can run it, otherwise with the precomputed answers.
    open: () => opened ??= load('catalogue.js').then(() => compiled().catch(precomputed)),
    link: (...uses) => new URL('index.html#', base).href
      + uses.map(words => words.map(word => encodeURIComponent(word)).join('/')).join('&'),
    words: hash => hash.split('&').map(use => use.split('/').map(word => decodeURIComponent(word))),
  };
})();
