// What all pages share: the header's search, and buttons that copy.
'use strict';
window.Site = (() => {
  const base = new URL(document.currentScript.dataset.base, location.href);
  const element = (name, properties = {}, ...children) => {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  };

  // How many letters to change, add, remove, or exchange to get from one word to the other.
  function distance(from, to) {
    const rows = [...Array(from.length + 1).keys()].map(i => [i, ...Array(to.length).fill(0)]);
    for (let j = 1; j <= to.length; j++) rows[0][j] = j;
    for (let i = 1; i <= from.length; i++) for (let j = 1; j <= to.length; j++) {
      const change = rows[i - 1][j - 1] + (from[i - 1] !== to[j - 1]);
      rows[i][j] = Math.min(change, rows[i - 1][j] + 1, rows[i][j - 1] + 1);
      if (i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        rows[i][j] = Math.min(rows[i][j], rows[i - 2][j - 2] + 1);
    }
    return rows[from.length][to.length];
  }

  // The texts of the site: lowercase, to search in, and their words with how often they appear.
  let texts;
  const load = () => texts ??= fetch(new URL('lab/search.json', base)).then(response => response.json()).then(rows => {
    const all = rows.map(([title, path, text]) => ({ title, path, text, head: title.toLowerCase(), body: text.toLowerCase() }));
    const words = new Map();
    for (const word of all.flatMap(it => `${it.head} ${it.body}`.match(/\p{L}{3,}/gu) ?? [])) words.set(word, (words.get(word) ?? 0) + 1);
    return { all, words };
  });

  // The word itself if the book has it; otherwise the nearest word of the book; otherwise nothing.
  function nearest(word, { all, words }) {
    if (all.some(it => it.head.includes(word) || it.body.includes(word))) return word;
    const limit = word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
    const near = [...words].filter(([other]) => Math.abs(other.length - word.length) <= limit)
      .map(([other, count]) => ({ other, count, distance: distance(word, other) })).filter(it => it.distance <= limit);
    return near.sort((a, b) => a.distance - b.distance || b.count - a.count)[0]?.other;
  }

  async function search(field, results) {
    const typed = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    if (!typed.length) return results.replaceChildren();
    const book = await load(), words = typed.map(word => nearest(word, book));
    const found = words.includes(undefined) ? [] : book.all
      .filter(it => words.every(word => it.head.includes(word) || it.body.includes(word))).map(it => {
        const place = Math.max(0, it.body.indexOf(words.find(word => it.body.includes(word)) ?? ''));
        const rank = words.filter(word => it.head.includes(word)).length * 2 + /workbook|\/signal\//.test(it.path);
        return { ...it, rank, text: '… ' + it.text.slice(Math.max(0, place - 40), place + 100) + ' …' };
      });
    const meant = words.join(' ') === typed.join(' ') ? '' : `Nothing has “${typed.join(' ')}”. This has “${words.join(' ')}”:`;
    results.replaceChildren(...found.sort((a, b) => b.rank - a.rank).slice(0, 12).map(it => element('li', {},
      element('a', { href: new URL(it.path, base), textContent: it.title }), element('p', { textContent: it.text }))));
    if (!found.length) results.append(element('li', { textContent: 'Nothing found.' }));
    else if (meant) results.prepend(element('li', {}, element('p', { textContent: meant })));
  }

  function addSearch(bar) {
    const results = element('ol', { className: 'results' });
    const field = element('input', { type: 'search', placeholder: 'Search', oninput: () => search(field, results) });
    field.setAttribute('aria-label', 'Search the text of the book');
    bar.append(element('div', { className: 'search' }, field, results));
  }

  // A button copies the link or the text of the element that it names, and says so.
  addEventListener('click', async event => {
    const button = event.target.closest?.('[data-copies]');
    if (!button) return;
    const source = document.getElementById(button.dataset.copies), name = button.dataset.name ??= button.textContent;
    try {
      await navigator.clipboard.writeText(source.href ?? source.textContent);
      button.textContent = '✓ Copied';
    } catch {
      getSelection().selectAllChildren(source);
      button.textContent = 'Press Ctrl-C';
    }
    setTimeout(() => button.textContent = name, 2000);
  });

  document.querySelectorAll('header .book-bar').forEach(addSearch);
  return { base, element, addSearch };
})();
