"""Drives the marble lab of a published site: by mouse, finger and keyboard, with links, mistakes, and without WebAssembly.

    swift run workbook publish site --lab
    swift run graders lab > cases.json
    python3 Tests/Site/lab.py site cases.json
"""

import gzip, json, sys, time
from pathlib import Path

from browser import Browser, serve

BUDGET = 355_000  # The bytes of the compressed WebAssembly.

READY = """(async () => { while (!window.Lab?.ready) await new Promise(r => setTimeout(r, 20)); })()"""
# What the page shows: lanes, sentence, problems, and where each marble is.
STATE = """(() => {
  const get = id => document.getElementById(id), roots = [...document.querySelectorAll('.board')].map(b => b.shadowRoot);
  return {
    lanes: [...document.querySelectorAll('#lanes input')].map(i => i.value), sentence: get('sentence').innerText,
    problem: get('problem').innerText + [...document.querySelectorAll('.problem')].map(p => p.innerText).join(''),
    operator: get('operator').value, link: get('link').href, command: get('command').innerText,
    marbles: [...roots[0].querySelectorAll('[data-event]')].map(m => {
      const box = m.getBoundingClientRect();
      return { name: m.getAttribute('aria-label'), x: box.x + box.width / 2, y: box.y + box.height / 2,
        step: +m.dataset.step, lane: +m.parentNode.dataset.lane,
        unit: m.parentNode.dataset.unit * roots[0].querySelector('svg').getBoundingClientRect().width
          / roots[0].querySelector('svg').viewBox.baseVal.width };
    }),
  };
})()"""
COMPARE = """(async cases => {
  const lab = window.Lab.ready;
  return cases.filter(c => lab.answer(...c.words) !== c.answer).map(c => ({ words: c.words, page: lab.answer(...c.words) }));
})(%s)"""


class Lab:
    def __init__(self, browser, address):
        self.browser, self.address = browser, address

    def open(self, state, address=None):
        self.browser.open("about:blank")
        self.browser.open((address or self.address) + "#" + state, READY)
        return self.state()

    def state(self):
        time.sleep(0.05)
        return self.browser.evaluate(STATE)

    def drag(self, marble, steps, up=0, kind="mouse"):
        """Moves a marble by some steps, in small movements, as a hand does."""
        x, y, ends = marble["x"], marble["y"], (marble["x"] + steps * marble["unit"], marble["y"] - up)
        points = [(x + (ends[0] - x) * i / 8, y + (ends[1] - y) * i / 8) for i in range(9)]
        if kind == "mouse":
            self.browser.call("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", clickCount=1)
            for px, py in points:
                self.browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=px, y=py, button="left", buttons=1)
            self.browser.call("Input.dispatchMouseEvent", type="mouseReleased", x=ends[0], y=ends[1], button="left")
        else:
            self.browser.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
            for px, py in points:
                self.browser.call("Input.dispatchTouchEvent", type="touchMove", touchPoints=[{"x": px, "y": py}])
            self.browser.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        return self.state()

    def press(self, key, **more):
        for kind in ["keyDown", "keyUp"]:
            self.browser.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, **more)
        return self.state()

    def focus(self, name):
        self.browser.evaluate(f"""document.querySelector('.board').shadowRoot
            .querySelector('[data-event][aria-label="{name}"]').focus()""")


def check(site, base, cases):
    """Returns what is wrong, and prints a line per check."""
    problems = []

    def expect(what, actual, expected):
        works = expected(actual) if callable(expected) else actual == expected
        print(f"{'✓' if works else '✗'} {what}")
        if not works:
            problems.append(f"lab: {what}: {actual!r}")

    size = len(gzip.compress((site / "lab/lab.wasm").read_bytes(), 9))
    expect(f"{size:,} bytes compressed, at most {BUDGET:,}", size, lambda it: it <= BUDGET)
    origin = serve(site, base)
    browser = Browser()
    lab = Lab(browser, f"{origin}{base}lab/index.html")
    browser.look(1280, "light")
    start = lab.open("throttle/4/--a-b-c-----------d--%7C")
    c = next(m for m in start["marbles"] if m["name"] == "c")

    rows = json.loads(cases.read_text())
    different = [it for i in range(0, len(rows), 200)
                 for it in browser.evaluate(COMPARE % json.dumps(rows[i:i + 200]))]
    errors = sum(row["answer"].startswith("!") for row in rows)
    expect(f"{len(rows)} requests are answered as on this machine, {errors} of them with a mistake", different[:3], [])
    expect("a marble follows the mouse", lab.drag(c, 3)["lanes"], ["--a-b----c--------d--|"])
    expect("by keyboard, too", (lab.focus("c"), lab.press("ArrowLeft"), lab.press("ArrowLeft"))[2]["lanes"],
           ["--a-b--c----------d--|"])
    expect("+ adds a marble", lab.press("+", text="+")["lanes"], ["--a-b--ce---------d--|"])
    expect("Delete removes one", (lab.focus("e"), lab.press("Delete"))[1]["lanes"], ["--a-b--c----------d--|"])
    browser.evaluate("document.querySelector('.play').click()")
    expect("time passes", browser.evaluate("document.querySelector('.board').shadowRoot.getAnimations().length"), lambda it: it > 8)
    state = lab.open("throttle/4/--a-b-c-----------d--%7C")
    expect("a marble that's pulled off is gone",
           lab.drag(next(m for m in state["marbles"] if m["name"] == "d"), 0, up=70)["lanes"], ["--a-b-c--------------|"])
    a = state["marbles"][0]
    browser.call("Input.dispatchMouseEvent", type="mousePressed", x=a["x"] - 2 * a["unit"], y=a["y"], button="left", clickCount=1)
    browser.call("Input.dispatchMouseEvent", type="mouseReleased", x=a["x"] - 2 * a["unit"], y=a["y"], button="left", clickCount=1)
    expect("a click on a line adds one", lab.state()["lanes"], ["d-a-b-c--------------|"])
    expect("a typed mistake has its column and a caret", lab.open("throttle/4/--a%5Bb")["problem"],
           lambda it: "Column 4" in it and "^" in it)
    two = "combine-latest/--a-----b-----%7C/----x-----y---%7C"
    state = lab.open(two)
    state = lab.drag(next(m for m in state["marbles"] if m["name"] == "y"), -4)
    expect("the second line moves alone", state["lanes"], ["--a-----b-----|", "----x-y-------|"])
    again = lab.open(state["link"].split("#")[1])
    expect("a link shows the same again", [again["lanes"], again["sentence"]], [state["lanes"], state["sentence"]])
    expect("two operators side by side", lab.open("throttle/4/--a-b-c%7C&throttle-first/4")["sentence"],
           lambda it: "throttle(4 steps)" in it and "throttleFirst(4 steps)" in it)
    expect("a damaged link", lab.open("throttle/%E0%A4%A")["problem"], lambda it: "damaged" in it)
    expect("an operator of another version", lab.open("nope/1/--a")["problem"], lambda it: "no operator “nope”" in it)
    expect("nine lines of 400 marbles", lab.open("merge/" + "/".join(["ab" * 200] * 9))["problem"],
           lambda it: "too long" in it)
    expect("markup stays text", lab.open("map/uppercase/" + "'%3Cimg%20src%3Dx%3E'%7C")["problem"], "")

    browser.look(390, "dark")
    browser.call("Emulation.setTouchEmulationEnabled", enabled=True)
    state = lab.open("throttle/4/--a-b-c-----------d--%7C")
    expect("a finger moves a marble",
           lab.drag(next(m for m in state["marbles"] if m["name"] == "b"), 2, kind="touch")["lanes"],
           ["--a---[cb]-----------d--|"])
    complaints = list(browser.complaints(origin + base))
    expect("no complaint in the console", complaints, [])
    browser.call("Emulation.setTouchEmulationEnabled", enabled=False)

    browser.look(1280, "light")
    moved = ["--a-b----c--------d--|"]
    browser.call("Network.setBlockedURLs", urls=["*.wasm"])
    state = lab.open("throttle/4/--a-b-c-----------d--%7C")
    expect("without WebAssembly, it says so", state["problem"], lambda it: "one marble" in it)
    expect("and the example's marbles move", lab.drag(next(m for m in state["marbles"] if m["name"] == "c"), 3)["lanes"], moved)
    file = f"file://{(site / 'lab/index.html').resolve()}"
    state = lab.open("throttle/4/--a-b-c-----------d--%7C", file)
    expect("from a disk, too", lab.drag(next(m for m in state["marbles"] if m["name"] == "c"), 3)["lanes"], moved)
    browser.close()
    return problems


if __name__ == "__main__":
    found = check(Path(sys.argv[1]), "/", Path(sys.argv[2]))
    print(*found, sep="\n")
    sys.exit(1 if found else 0)
