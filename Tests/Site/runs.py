"""Plays a run on a lesson's page of a published site: by button, keys, slider and mark, and without motion.

    swift run workbook publish site --base-path /book
    python3 Tests/Site/runs.py site
"""

import json, re, sys, time
from pathlib import Path

from browser import Browser, serve

PAGE, RUN = "10-throttling", "throttling-type-swift-trace"
# A page with two runs that answer questions: one is below its question, the other among the replies.
ASKING, ANSWERS = "04-thenchaining", ["then-chaining-variant-nested-type-m", "then-chaining-variant-nested-type-m-2s-a"]

READY = """(async () => {
  while (!document.querySelector('.run')) await new Promise(r => setTimeout(r, 20));
  window.find = name => document.querySelector(`.run[data-run="${name}"]`);
  window.isVisible = name => find(name).checkVisibility() && find(name).getClientRects().length > 0;
})()"""
GUESS = "for (const option of document.querySelectorAll('.options button')) option.click()"
OPEN = """(async () => {
  const run = find('%s');
  run.querySelector('button').click();
  while (!run.querySelector('[type=range]')) await new Promise(r => setTimeout(r, 10));
  run.scrollIntoView({ block: 'center' });
})()""" % RUN
# What the player shows now.
STATE = """(() => {
  const run = find('%s'), get = selector => run.querySelector(selector), slider = get('[type=range]');
  const now = get('.code .now'), box = slider.getBoundingClientRect();
  return {
    time: +slider.value, said: slider.getAttribute('aria-valuetext'), sentence: get('.sentence').textContent,
    screen: get('.app').textContent.split('\\n').slice(0, -1), line: now && +now.dataset.number, code: now?.textContent,
    place: get('.place').textContent, toggle: get('.keys [aria-label=Play], .keys [aria-label=Pause]').textContent,
    left: box.x + 8, width: box.width - 16, y: box.y + box.height / 2, page: document.documentElement.scrollWidth,
    picture: run.nextElementSibling.checkVisibility(), lines: get('.code').childElementCount,
    cursor: get('.cursor').getBoundingClientRect().x,
  };
})()""" % RUN
ALL = """(() => {
  const slider = find('%s').querySelector('[type=range]'), states = [];
  const press = key => slider.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  press('Home');
  for (let before = ''; before !== find('%s').querySelector('.place').textContent; press('ArrowRight')) {
    before = find('%s').querySelector('.place').textContent;
    states.push(%s);
  }
  return states;
})()""" % (RUN, RUN, RUN, STATE)
MARKS = """[...find('%s').querySelectorAll('.track')].map(track => [...track.querySelectorAll('.mark')].map(mark => {
  const box = mark.parentNode.getBoundingClientRect(), own = mark.getBoundingClientRect();
  return { title: mark.title, left: box.x, x: own.x + own.width / 2, y: own.y + own.height / 2 };
}))""" % RUN


def check(site, base, screenshots=None):
    """Returns what is wrong, and prints a line per check."""
    problems = []

    def expect(what, actual, expected):
        works = expected(actual) if callable(expected) else actual == expected
        print(f"{'✓' if works else '✗'} {what}")
        if not works:
            problems.append(f"runs: {what}: {actual!r}")

    origin = serve(site, base)
    page = lambda name: f"{origin}{base}documentation/workbook/{name}/index.html"
    recording = json.loads((site / f"runs/{RUN}.json").read_text())
    moments, lanes = recording["moments"], recording["lanes"]
    # Without scripts, the page has the picture of the lanes.
    expect("without scripts, there's a picture", (site / f"documentation/workbook/{PAGE}/index.html").read_text(),
           lambda it: 'alt="The lanes of this run' in it)

    browser = Browser()
    requests = lambda: [Path(it["params"]["request"]["url"]).name for it in browser.events
                        if it.get("method") == "Network.requestWillBeSent" and "/runs/" in it["params"]["request"]["url"]]
    state = lambda: browser.evaluate(STATE)

    def press(key):
        for kind in ["keyDown", "keyUp"]:
            browser.call("Input.dispatchKeyEvent", type=kind, key=key, code=key)
        return state()

    def click(x, y):
        for kind in ["mousePressed", "mouseReleased"]:
            browser.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
        return state()

    browser.look(1280, "light")
    browser.open(page(ASKING), READY)
    visible = lambda: browser.evaluate(f"{ANSWERS}.map(isVisible)")
    expect("a run that answers a question can't be played before the guess", visible(), [False, False])
    browser.evaluate(GUESS)
    expect("and can be played after it", visible(), [True, True])
    browser.open(page(PAGE), READY)
    expect("nothing is loaded before a run is played", requests(), [])
    browser.evaluate(OPEN)
    expect("then its recording is, and the player", sorted(requests()), sorted(["player.css", "player.js", RUN + ".json"]))
    start = state()
    expect("it plays at once, in place of the picture", [start["toggle"], start["picture"]], ["Pause", False])
    end = time.monotonic() + 20
    times = []
    while state()["toggle"] == "Pause" and time.monotonic() < end:
        times.append(state()["time"])
    expect("time passes between the events, too", [it for it in times if 620 < it < 1080], lambda it: len(it) > 2)
    expect("and ends with the last event", [state()["time"], state()["sentence"]], moments[-1][:2])

    states = browser.evaluate(ALL)
    expect(f"arrow keys lead to all {len(moments)} moments, with the recorded sentences",
           [[it["time"], it["sentence"], it["said"]] for it in states], [[m[0], m[1], m[1]] for m in moments])
    rows = ["".join(row[::2]) for row in recording["rows"]]
    expect("with the app's screen at each", [
        number for number, it in enumerate(states)
        if [row for row in it["screen"] if row] != [rows[row] for row in recording["screens"][moments[number][2]] if rows[row]]], [])
    expect("and a stage's line of code", [it["line"] for it in states],
           [lanes[m[3]][2] if len(m) > 3 else None for m in moments])
    expect("by real keys, too", [press("Home")["place"], press("ArrowRight")["place"], press("PageDown")["time"],
                                 press("ArrowLeft")["time"], press("End")["place"]],
           [f"1 of {len(moments)}", f"2 of {len(moments)}", 120, 120, f"{len(moments)} of {len(moments)}"])
    now = state()
    at = click(now["left"] + now["width"] * 800 / moments[-1][0], now["y"])
    expect("the slider leads to a time, with the last event before it", [abs(at["time"] - 800) < 4, at["sentence"]],
           [True, [m[1] for m in moments if m[0] <= at["time"]][-1]])
    marks = browser.evaluate(MARKS)
    throttled = next(n for n, lane in enumerate(lanes) if lane[0].endswith(" throttle"))
    mark = next(it for it in marks[throttled] if "timer fires" in it["title"])
    at = click(mark["x"], mark["y"])
    expect("a mark leads to its event, and to its line of code", [at["sentence"], at["code"].strip()[:10], at["line"]],
           [mark["title"], ".throttle(", lanes[throttled][2]])
    expect("the cursor is at the mark", abs(at["cursor"] - mark["left"]), lambda it: it < 2)
    place = {int(it["title"].split(" ms")[0]): it["left"] for lane in marks for it in lane}
    expect("half a second of silence is as long as it is", (place[1100] - place[600]) / (place[240] - place[120]) * 120,
           lambda it: abs(it - 500) < 8)
    browser.evaluate(f"find('{RUN}').querySelector('[aria-label=\"Close this run\"]').click()")
    expect("closed, it's the picture again", browser.evaluate(f"find('{RUN}').nextElementSibling.checkVisibility()"), True)

    for width, scheme in [(1280, "light"), (390, "dark"), (1280, "dark"), (390, "light")] if screenshots else [(390, "dark")]:
        browser.look(width, scheme, "reduce")
        browser.open(page(PAGE), READY)
        browser.evaluate(OPEN)
        if width == 390 and scheme == "dark":
            expect("on a phone, the page isn't wider", state()["page"], 390)
            seen, end = [], time.monotonic() + 10
            while (not seen or seen[-1]["place"].startswith(("1 ", "2 "))) and time.monotonic() < end:
                seen.append(state())
            expect("without motion, it goes on from moment to moment", [[it["place"], it["time"], it["sentence"]] for it in seen],
                   lambda it: sorted(set(map(tuple, it))) == sorted(
                       (f"{n + 1} of {len(moments)}", m[0], m[1]) for n, m in enumerate(moments[:3])))
        if screenshots:
            browser.evaluate(f"for (const b of find('{RUN}').querySelectorAll('.mark')) if (b.title.includes('deliver goes on')) b.click()")
            browser.shot(screenshots / f"run-{width}-{scheme}.png")
    expect("no complaint in the console", list(browser.complaints(origin + base)), [])
    browser.call("Network.setBlockedURLs", urls=["*/runs/*.json"])
    browser.open(page(PAGE), READY)
    label = f"""(async () => {{
      const button = find('{RUN}').querySelector('button');
      button.click();
      while (button.disabled) await new Promise(r => setTimeout(r, 20));
      return button.textContent;
    }})()"""
    expect("without its recording, a run says so", browser.evaluate(label), lambda it: "can’t be loaded" in it)
    browser.close()
    return problems


if __name__ == "__main__":
    site = Path(sys.argv[1])
    base = re.search(r'baseUrl = "([^"]*)"', (site / f"documentation/workbook/{PAGE}/index.html").read_text()).group(1)
    found = check(site, base, Path(sys.argv[2]) if len(sys.argv) > 2 else None)
    print(*found, sep="\n")
    sys.exit(1 if found else 0)
