// The lab's own page: operators by family, lanes to type in, a second operator beside the first, and a link to all of it.
'use strict';
(async () => {
  const { element } = Lab, axis = {}, get = id => document.getElementById(id);
  const lab = await Lab.open();
  let lanes = [], uses = [];  // An operator with its parameters, and perhaps a second one, on the same lanes.
  const panels = [0, 1].map(index => new Lab.Panel(get('panels').appendChild(element('section')), lab, (lane, text) => {
    if (lane < 0) uses[index].parameters[-1 - lane] = text;
    else if (lane >= 0) lanes = lanes.map((line, number) => number === lane ? text : lab.isComplete ? line : example(0, number));
    show();
  }));
  for (const panel of panels) panel.together = () => panels.slice(0, uses.length);

  const example = (use, number) => {
    const { inputs } = uses[use].operator;
    return inputs[Math.min(number, inputs.length - 1)].example;
  };
  const use = (command, words = []) => {
    const operator = Lab.named(command);
    return { operator, parameters: operator.parameters.map((it, index) => words[index] ?? it.example) };
  };

  function choose(command, words = []) {
    uses[0] = use(command, words);
    const { operator } = uses[0], given = words.slice(operator.parameters.length);
    axis.steps = 0;
    lanes = given.length ? given : operator.inputs.map(input => input.example);
  }

  async function show() {
    const { operator } = uses[0], second = uses[1];
    get('operator').value = operator.command;
    get('other').value = second?.operator.command ?? '';
    get('page').href = `../${operator.page}`;
    while (get('lanes').children.length > lanes.length) get('lanes').lastChild.remove();
    lanes.forEach((line, number) => {
      const row = get('lanes').children[number] ?? get('lanes').appendChild(laneField(number));
      row.firstChild.textContent = number < operator.inputs.length ? operator.inputs[number].name : `another ${number}`;
      row.lastChild.disabled = !lab.isComplete;
      if (row.lastChild.value !== line) row.lastChild.value = line;
    });
    get('more').hidden = !lab.isComplete || lanes.length >= operator.most;
    get('fewer').hidden = !lab.isComplete || lanes.length <= operator.least;
    panels[1].board.host.parentNode.hidden = !second;
    if (await Lab.show(panels, uses, lanes, axis)) get('sentence').textContent =
      uses.map((it, index) => `${it.operator.name}: ${panels[index].board.sentence}`).join(' ');
    const words = [operator.command, ...uses[0].parameters, ...lanes];
    const link = Lab.link(words, ...uses.slice(1).map(it => [it.operator.command, ...it.parameters]));
    get('link').href = link;
    history.replaceState(null, '', link);
    const quoted = word => /^[\w-]+$/.test(word) && !word.startsWith('-') ? word : `'${word.replaceAll("'", `'\\''`)}'`;
    get('command').textContent = `swift run workbook marbles ${words.map(quoted).join(' ')}`;
  }

  function laneField(number) {
    const field = element('input', { spellcheck: false, autocapitalize: 'off', autocomplete: 'off' });
    field.oninput = () => { lanes[number] = field.value; show(); };
    return element('label', {}, element('span'), field);
  }

  function open() {
    let problem = lab.isComplete ? '' : get('problem').dataset.fallback, words = [['']];
    try { words = Lab.words(location.hash.slice(1)); } catch { problem = 'This link is damaged. Here is an example.'; }
    const missing = words.map(it => it[0]).find(name => name && !Lab.named(name));
    if (missing) problem = `There is no operator “${missing}” in this version of the library. Choose another one.`;
    get('problem').textContent = problem;
    const [first, second] = words.map(it => Lab.named(it[0]) ? it : null);
    uses = [];
    choose(...(first ? [first[0], lab.isComplete ? first.slice(1) : []] : ['throttle']));
    if (second) uses[1] = use(second[0], second.slice(1));
    return show();
  }

  const options = () => Lab.families.map(family =>
    element('optgroup', { label: family.name }, ...family.operators.map(it => new Option(it.name, it.command))));
  get('operator').append(...options());
  get('other').append(...options());
  get('operator').onchange = () => { choose(get('operator').value); get('problem').textContent = ''; show(); };
  get('other').onchange = () => { uses.length = 1; if (get('other').value) uses[1] = use(get('other').value); show(); };
  get('more').onclick = () => { lanes.push(example(0, lanes.length)); show(); };
  get('fewer').onclick = () => { lanes.pop(); show(); };
  addEventListener('hashchange', open);
  await open();
  document.querySelector('main').ariaBusy = 'false';
  Lab.ready = lab;
})();
