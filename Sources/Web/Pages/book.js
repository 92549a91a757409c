// Adds to the pages that DocC makes: a header, the page's contents, questions to answer, marbles to drag, runs to play,
// and search.
'use strict';
(() => {
  const { base, element, addSearch } = Site;
  const all = (selector, place = document) => [...place.querySelectorAll(selector)];
  const once = (place, mark) => place && !place.dataset[mark] && (place.dataset[mark] = 'done');

  // DocC's script puts its own words and picture into the tags for link previews.
  const tags = all('meta[property^="og:"]').map(tag => [tag, tag.content]);
  function previews() {
    for (const [tag, text] of tags) tag.content = text;
    for (const tag of all('meta[content*="/developer-og"], meta[content$="| Documentation"]')) tag.remove();
  }

  // Each page is a file with its own head, so a link opens that file: DocC's script doesn't see the click.
  addEventListener('click', event => event.target.closest?.('a[href]') && event.stopPropagation(), true);

  function header() {
    const bar = document.querySelector('.nav-content');
    if (!once(bar, 'header')) return;
    // A chapter's page ends with links to the chapters beside it.
    const turn = (name, sign) => all('main strong').filter(it => it.textContent === name).map(it => {
      const link = it.nextElementSibling;
      return element('a', { href: link.href, title: link.innerText, className: 'turn', textContent: sign });
    });
    const place = element('div', { className: 'book-bar' },
      element('a', { href: new URL('index.html', base), className: 'home', textContent: 'The Reactive Workbook' }),
      ...turn('Previous:', '←'), ...turn('Next:', '→'),
      element('a', { href: new URL('documentation/workbook/index.html', base), textContent: 'Chapters' }),
      element('a', { href: new URL('lab/index.html', base), textContent: 'Marble lab' }));
    addSearch(place);
    bar.append(place);
  }

  function contents() {
    const heads = all('main h2[id]').filter(head => head.id !== 'app-top'), hero = document.querySelector('main .abstract, main h1');
    if (heads.length < 3 || !once(hero, 'contents')) return;
    hero.after(element('details', { className: 'steps' }, element('summary', { textContent: 'On this page' }),
      element('ol', {}, ...heads.map(head => element('li', {}, element('a', { href: '#' + head.id, textContent: head.innerText }))))));
  }

  // Turns the options of a question into buttons that show their replies. The text below is blurred until the right
  // option or the text is clicked. On paper, the answers are at the end.
  function questions() {
    for (const tabs of all('main .TabNavigator')) {
      const replies = tabs.querySelector('ol'), options = tabs.previousElementSibling;
      if (!replies || options?.tagName !== 'OL' || !once(tabs, 'question')) continue;
      tabs.classList.add('answers');
      options.classList.add('options');
      const veiled = [];
      for (let next = tabs.nextElementSibling; next && veiled.length < 3; next = next.nextElementSibling) {
        if (next.matches('.TabNavigator, hr, h2, aside') || next.nextElementSibling?.matches('.TabNavigator')) break;
        veiled.push(next);
      }
      const lift = () => veiled.forEach(part => part.classList.remove('veiled'));
      veiled.forEach(part => { part.classList.add('veiled'); part.addEventListener('click', lift, { once: true }); });
      const isRight = reply => /^Right\./.test(reply.lastElementChild.textContent);
      [...options.children].forEach((option, index) => {
        const reply = replies.children[index], button = element('button', { type: 'button' }, ...option.childNodes);
        option.append(button);
        button.onclick = () => {
          if (option.children.length > 1) return;
          option.classList.add(isRight(reply) ? 'right' : 'wrong');
          const shown = element('div', { className: 'reply', innerHTML: reply.lastElementChild.innerHTML });
          shown.setAttribute('role', 'status');
          option.append(shown);
          if (!isRight(reply)) return;
          lift();
          // The output that proves the answer.
          options.after(...[...replies.parentNode.children].filter(it => it !== replies));
        };
      });
      if (!document.querySelector('.print-only')) tabs.parentNode.append(
        element('section', { className: 'print-only' }, element('h2', { textContent: 'Answers' }), element('ol')));
      const right = [...replies.children].find(isRight);
      document.querySelector('.print-only ol').append(element('li', {},
        element('p', { innerHTML: options.previousElementSibling.innerHTML }), ...[...right?.childNodes ?? []].map(it => it.cloneNode(true))));
    }
  }

  // Replaces each picture that has a link to the lab below it with the lab itself.
  let library;
  async function boards() {
    for (const link of all('main a[href*="/lab/index.html#"]')) {
      const place = link.closest('p'), picture = place?.previousElementSibling;
      if (!picture?.querySelector('img') || !once(place, 'board')) continue;
      await (library ??= new Promise(done => document.head.append(
        element('script', { src: new URL('lab/lab.js', base), onload: done }))));
      const lab = await Lab.open(), [words] = Lab.words(link.hash.slice(1)), operator = Lab.named(words[0]);
      if (!operator) continue;
      const count = operator.parameters.length, host = element('figure', { className: 'marbles' }), axis = { steps: 0 };
      let parameters = words.slice(1, count + 1), lanes = words.slice(count + 1);
      const panel = new Lab.Panel(host, lab, (lane, text) => {
        if (lane < 0) parameters = parameters.map((word, index) => index === -1 - lane ? text : word);
        else if (lane >= 0) lanes = lanes.map((line, index) => index === lane ? text : lab.isComplete ? line : operator.inputs[index].example);
        show();
      });
      const caption = element('figcaption', {}, 'Drag a marble, or focus one and press ← →. ');
      const show = async () => {
        const works = await Lab.show([panel], [{ operator, parameters }], lanes, axis);
        link.href = Lab.link([operator.command, ...parameters, ...lanes]);
        if (works) panel.board.host.setAttribute('aria-label', panel.board.sentence);
        return works;
      };
      picture.before(host);
      if (await show()) {
        link.textContent = 'Open it in the lab';
        caption.append(link);
        host.append(caption);
        picture.hidden = true;
      } else host.remove();
    }
  }

  // Below each command with a run, a button that plays it, in place of its picture. Nothing is loaded before that.
  function runs() {
    for (const listing of all('main .code-listing')) {
      const commands = all('.code-line', listing)
        .map(line => line.textContent.match(/^(?:\$ swift run|workbook> run) (.* --type .*)/)?.[1])
        .filter(command => command && !command.includes(' --mine'));
      if (!commands.length || !once(listing, 'runs')) continue;
      const after = listing.nextElementSibling, picture = after?.querySelector('img[alt^="The lanes of this run"]') && after;
      listing.after(...commands.map(command => {
        const host = element('figure', { className: 'run' });
        host.dataset.run = command.toLowerCase().split(/[^a-z0-9]+/).filter(Boolean).join('-');
        const close = () => {
          host.className = 'run';
          host.replaceChildren(button);
          if (picture) picture.hidden = false;
        };
        const button = element('button', { type: 'button', textContent: commands.length > 1 ? `▶ Play ${command}` : '▶ Play this run' });
        button.setAttribute('aria-label', `Play this run: ${command}`);
        button.onclick = async () => {
          button.disabled = true;
          const part = (name, properties) => new Promise((onload, onerror) =>
            document.head.append(element(name, { ...properties, onload, onerror })));
          try {
            if (!window.playRun) await Promise.all([part('script', { src: new URL('runs/player.js', base) }),
              part('link', { rel: 'stylesheet', href: new URL('runs/player.css', base) })]);
            await playRun(host, new URL(`runs/${host.dataset.run}.json`, base), `The run of ${command}`, close);
            if (picture) picture.hidden = true;
          } catch { button.textContent = 'This run can’t be loaded. Try again'; }
          button.disabled = false;
        };
        close();
        return host;
      }));
    }
  }

  function improve() {
    if (!document.querySelector('main h1')) return;
    previews();
    header();
    contents();
    questions();
    runs();
    boards();
    // DocC's script reads the book's title from its settings before it has loaded them.
    if (/\| Documentation$/.test(document.title))
      document.title = document.title.replace(/Documentation$/, 'The Reactive Workbook');
    // A quotation has no title.
    for (const label of all('main aside > .label')) label.hidden ||= label.textContent.trim() === 'Note';
    for (const code of all('main code:not(pre code)')) if (/^\S+$/.test(code.textContent)) {
      code.classList.add('whole');
      code.classList.toggle('long', code.textContent.length > 30);
    }
  }
  let waiting;
  new MutationObserver(() => {
    // At first, before the page is drawn, so that nothing on it moves.
    if (!document.querySelector('.book-bar')) improve();
    waiting ??= setTimeout(() => { waiting = null; improve(); }, 50);
  }).observe(document.documentElement, { childList: true, subtree: true });
})();
