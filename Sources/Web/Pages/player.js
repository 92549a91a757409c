// Plays a recorded run: the app's screen, the lanes to scale, and each moment in words, forward and back.
'use strict';
(() => {
  const { element } = Site;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)');
  // The pixels of a millisecond, at least: two keys of a script are 30 pixels apart.
  const least = 0.25;
  // How long a moment is held while a run plays at full speed, so that the events of one instant can be seen in turn. All
  // of a run's moments are held for at most five seconds.
  const hold = moments => Math.min(45, 5000 / moments.length);
  const speeds = [[1, 'full speed'], [1 / 2, 'half speed'], [1 / 4, 'a quarter'], [1 / 10, 'a tenth']];
  const signs = { '|': 'completed', '#': 'failed', '^': 'subscribed', '!': 'disposed' };

  class Player {
    constructor(host, run, title, onClose) {
      Object.assign(this, { host, run, moment: 0, time: 0, frame: null, held: 0 });
      this.moments = run.moments.map(([time, sentence, screen, lane, sign, value, color]) =>
        ({ time, sentence, screen, lane, sign, value, color }));
      this.end = Math.max(1, this.moments.at(-1).time);
      this.build(title, onClose);
      this.draw();
    }

    build(title, onClose) {
      const button = (text, label, onclick) => {
        const made = element('button', { type: 'button', textContent: text, onclick });
        made.setAttribute('aria-label', label);
        return made;
      };
      this.app = element('pre', { className: 'app' });
      this.app.setAttribute('aria-label', 'The app’s screen');
      this.app.setAttribute('role', 'region');
      this.sentence = element('p', { className: 'sentence' });
      this.code = element('pre', { className: 'code', hidden: true });
      this.slider = element('input', { type: 'range', min: 0, max: this.end, step: 1, oninput: () => this.jump(+this.slider.value) });
      this.slider.setAttribute('aria-label', 'Time in milliseconds');
      this.toggle = button('', '', () => this.isPlaying ? this.stop() : this.play());
      this.place = element('span', { className: 'place' });
      this.speed = element('select', {}, ...speeds.map(([value, text]) => element('option', { value, textContent: text })));
      this.speed.value = speeds[1][0];
      this.speed.setAttribute('aria-label', 'Speed');
      this.speed.hidden = isStill.matches;
      const sentences = element('ol'), words = element('details', {}, element('summary', { textContent: 'The whole run in words' }), sentences);
      words.ontoggle = () => sentences.childElementCount
        || sentences.append(...this.moments.map(moment => element('li', { textContent: moment.sentence })));
      this.host.className = 'run played';
      this.host.setAttribute('role', 'group');
      this.host.setAttribute('aria-label', title);
      this.host.replaceChildren(
        element('div', { className: 'parts' }, this.app, element('div', {}, this.sentence, this.code)),
        this.board(),
        element('div', { className: 'keys' },
          button('⇤', 'To the start', () => this.go(0)), button('←', 'The event before', () => this.go(this.moment - 1)), this.toggle,
          button('→', 'The next event', () => this.go(this.moment + 1)), button('⇥', 'To the end', () => this.go(Infinity)),
          this.speed, button('Close', 'Close this run', () => { this.stop(); onClose(); }), this.place),
        words);
      this.host.onkeydown = event => this.press(event);
    }

    // The lanes below the slider. A mark is at its time; marks of one instant follow each other. A bar is a stage that waits.
    board() {
      const { lanes } = this.run;
      this.tracks = lanes.map(() => element('div', { className: 'track' }));
      this.marks = this.moments.map((moment, index) => moment.sign && this.mark(moment, index));
      const byLane = lanes.map(() => []);
      this.moments.forEach((moment, index) => moment.sign && byLane[moment.lane].push([moment, this.marks[index]]));
      byLane.forEach((events, lane) => {
        if (!events.length) return this.tracks[lane].append(element('span', { className: 'note', textContent: lanes[lane][3] }));
        const first = events[0][0].time, last = events.at(-1)[0];
        const until = '|#!'.includes(last.sign) ? last.time : this.end;
        this.tracks[lane].append(element('div', { className: 'line', style: `left: ${this.percent(first)}; width: ${this.percent(until - first)}` }));
        const times = [...new Set(events.map(([moment]) => moment.time))];
        times.forEach((time, index) => {
          const room = (times[index + 1] ?? Infinity) - time;
          const group = element('span', { className: 'at', style: `left: ${this.percent(time)}` });
          if (room < Infinity) group.style.maxWidth = `calc(${this.percent(room)} - 2px)`;
          group.append(...events.filter(([moment]) => moment.time === time).map(([, mark]) => mark));
          this.tracks[lane].append(group);
        });
      });
      this.waits = this.run.waits.map(([lane, start, end]) => {
        const bar = element('div', { className: 'wait', style: `left: ${this.percent(start)}` });
        this.tracks[lane].prepend(bar);
        return { bar, start, end };
      });
      this.clock = element('span', { className: 'time' });
      this.cursor = element('span', { className: 'cursor' });
      const rail = element('div', { className: 'rail' }, this.slider);
      const rows = lanes.flatMap(([name], lane) => {
        const label = element('span', { className: 'name', textContent: name, title: name });
        [label, this.tracks[lane]].forEach(part => part.setAttribute('aria-hidden', 'true'));
        return [label, this.tracks[lane]];
      });
      this.grid = element('div', { className: 'grid', style: `--width: ${Math.round(this.end * least)}px` }, this.clock, rail, ...rows,
        element('div', { className: 'over' }, this.cursor));
      this.scroller = element('div', { className: 'board' }, this.grid);
      return this.scroller;
    }

    mark({ sign, value, color, sentence }, index) {
      const text = sign === '-' ? value : sign === '#' ? '✕ ' + value : '';
      const mark = element('span', { title: sentence, textContent: text, onclick: () => this.go(index) });
      mark.className = sign === '-' ? `mark value ${color}` : `mark ${signs[sign]}`;
      return mark;
    }

    percent(time) { return time / this.end * 100 + '%'; }

    // Moving

    get isPlaying() { return this.frame !== null; }

    press(event) {
      if (event.target.matches('select, summary, pre') || event.ctrlKey || event.metaKey || event.altKey) return;
      const move = {
        ArrowRight: () => this.go(this.moment + 1), ArrowLeft: () => this.go(this.moment - 1),
        PageDown: () => this.go(this.instant(1)), PageUp: () => this.go(this.instant(-1)),
        Home: () => this.go(0), End: () => this.go(Infinity),
      }[event.key] ?? (event.key === ' ' && event.target === this.slider ? () => this.toggle.click() : null);
      if (!move) return;
      event.preventDefault();
      move();
    }

    // The last moment of the next or the previous instant.
    instant(direction) {
      const { time } = this.moments[this.moment];
      const other = direction > 0 ? this.moments.find(it => it.time > time) : this.moments.findLast(it => it.time < time);
      return this.moments.findLastIndex(it => it.time <= (other?.time ?? time));
    }

    go(moment) {
      this.stop();
      this.moment = Math.max(0, Math.min(this.moments.length - 1, moment));
      this.time = this.moments[this.moment].time;
      this.draw();
    }

    // The slider shows the time at which it is, with what has happened until then.
    jump(time) {
      this.stop();
      this.moment = this.moments.findLastIndex(it => it.time <= time);
      this.time = time;
      this.draw();
    }

    play() {
      if (this.moment === this.moments.length - 1) this.go(0);
      this.held = 0;
      let before = performance.now();
      // Without motion, a run is shown moment by moment, slowly enough to be read.
      const step = () => {
        this.frame = setTimeout(() => { this.moment += 1; this.time = this.moments[this.moment].time; this.draw(); advance(); }, 1500);
      };
      const flow = () => {
        this.frame = requestAnimationFrame(now => {
          this.pass(Math.min(100, now - before));
          before = now;
          this.draw();
          advance();
        });
      };
      const advance = () => {
        if (this.moment === this.moments.length - 1) this.stop(); else if (isStill.matches) step(); else flow();
      };
      advance();
      this.draw();
    }

    // Lets real time pass: first the rest of the moment's, then the run's.
    pass(milliseconds) {
      const speed = +this.speed.value, holds = hold(this.moments) / speed;
      while (milliseconds > 0 && this.moment < this.moments.length - 1) {
        const waits = Math.min(milliseconds, holds - this.held);
        if (waits > 0) {
          this.held += waits;
          milliseconds -= waits;
          continue;
        }
        const next = this.moments[this.moment + 1].time, passes = Math.min(milliseconds * speed, next - this.time);
        this.time += passes;
        milliseconds -= passes / speed;
        if (this.time < next) return;
        this.moment += 1;
        this.held = 0;
      }
    }

    stop() {
      if (!this.isPlaying) return;
      clearTimeout(this.frame);
      cancelAnimationFrame(this.frame);
      this.frame = null;
      this.draw();
    }

    // Drawing

    draw() {
      const moment = this.moments[this.moment], { sentence } = moment;
      this.slider.value = this.time;
      this.cursor.style.left = this.percent(this.time);
      for (const { bar, start, end } of this.waits) {
        bar.hidden = this.time <= start;
        bar.style.width = this.percent(Math.max(0, Math.min(this.time, end) - start));
      }
      this.clock.textContent = `${Math.round(this.time)} ms`;
      const label = this.isPlaying ? 'Pause' : 'Play';
      if (this.toggle.textContent !== label) {
        this.toggle.textContent = label;
        this.toggle.setAttribute('aria-label', label);
      }
      if (this.shown === this.moment) return;
      this.shown = this.moment;
      this.slider.setAttribute('aria-valuetext', sentence);
      // A screen reader says the slider's text, or else this one; while the run plays, it says nothing.
      this.sentence.setAttribute('aria-live', this.isPlaying || document.activeElement === this.slider ? 'off' : 'polite');
      this.sentence.textContent = sentence;
      this.place.textContent = `${this.moment + 1} of ${this.moments.length}`;
      this.marks.forEach((mark, index) => {
        mark?.classList.toggle('later', index > this.moment);
        mark?.classList.toggle('now', index === this.moment);
      });
      this.tracks.forEach((track, lane) => track.classList.toggle('now', lane === moment.lane));
      this.drawScreen(moment.screen);
      this.drawCode(moment.lane);
      this.reveal();
    }

    drawScreen(index) {
      if (this.screen === index) return;
      this.screen = index;
      const { screens, rows } = this.run, height = Math.max(1, ...screens.map(screen => screen.length));
      const lines = Array.from({ length: height }, (_, row) => {
        const spans = rows[screens[index]?.[row]] ?? [], line = [];
        for (let i = 0; i < spans.length; i += 2)
          line.push(spans[i + 1] ? element('span', { textContent: spans[i], style: spans[i + 1] }) : spans[i]);
        return [...line, '\n'];
      });
      this.app.replaceChildren(...lines.flat());
    }

    // The lines of code of the lane's file, or of the last event's. Only the lane of the moment has its line marked.
    drawCode(lane) {
      const near = lane ?? this.moments.findLast((it, index) => index <= this.moment && it.sign)?.lane ?? 0;
      const [, file, line] = this.run.lanes[near] ?? [], [name, first, lines] = this.run.code[file] ?? ['', 0, []];
      if (this.file !== file) {
        this.file = file;
        this.code.setAttribute('aria-label', name);
        this.code.replaceChildren(...lines.map((text, index) => {
          const shown = element('b', { textContent: text || ' ' });
          shown.dataset.number = first + index;
          return shown;
        }));
        this.code.hidden = !lines.length;
      }
      [...this.code.children].forEach((it, index) => it.classList.toggle('now', lane !== undefined && first + index === line));
      const now = this.code.querySelector('.now');
      if (now) this.code.scrollTop = now.offsetTop - this.code.offsetTop - this.code.clientHeight / 2;
    }

    // Scrolls the lanes, but not the page, to the moment's mark or the cursor.
    reveal() {
      const { scroller } = this, view = scroller.getBoundingClientRect();
      const at = this.cursor.getBoundingClientRect().left - view.left, names = this.clock.offsetWidth;
      if (at < names + 10 || at > view.width - 80) scroller.scrollLeft += at - Math.max(names + 10, view.width / 2);
      const track = this.tracks[this.moments[this.moment].lane]?.getBoundingClientRect();
      if (track && (track.top < view.top + 32 || track.bottom > view.bottom)) scroller.scrollTop += track.top - view.top - view.height / 2;
    }
  }

  // Loads a run, and shows it in its place on the page.
  window.playRun = async (host, address, title, onClose) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${address}: status ${answer.status}`);
    const player = new Player(host, await answer.json(), title, onClose);
    player.play();
    player.slider.focus({ preventScroll: true });
    return player;
  };
})();
