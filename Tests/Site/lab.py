"""Drives the marble lab of a published site: by mouse, finger and keyboard, with links, mistakes, and without WebAssembly.

    swift run workbook publish site --lab
    swift run graders lab > cases.json
    python3 Tests/Site/lab.py site cases.json
"""

import gzip, json, sys, time
from pathlib import Path

from browser import Browser, Expectations, serve

BUDGET = 365_000  # The bytes of the compressed WebAssembly.

READY = """(async () => { while (!window.Lab?.ready) await new Promise(r => setTimeout(r, 20)); })()"""
# What the page shows: lanes, sentence, problems, and where each marble is.
STATE = """(() => {
  const get = id => document.getElementById(id), roots = [...document.querySelectorAll('.board')].map(b => b.shadowRoot);
  return {
    lanes: [...document.querySelectorAll('#lanes input')].map(i => i.value), sentence: get('sentence').innerText,
    notes: [...document.querySelectorAll('[data-copies]')].map(b => b.textContent),
    boards: roots.map(root => root.querySelector('svg')).filter(svg => svg?.clientWidth).map(svg => ({
      width: svg.getBoundingClientRect().width, room: svg.getRootNode().host.clientWidth,
      pills: [...svg.querySelectorAll('rect.ink')].filter(pill => !pill.closest('.hand')).map(pill => {
        const box = pill.getBoundingClientRect();
        return { name: pill.nextElementSibling.textContent, x: box.x + box.width / 2, width: box.width, color: pill.classList[0] };
      }) })),
    hand: (hand => { const box = hand?.getBoundingClientRect(); return box && [box.x + box.width / 2, box.y + box.height / 2]; })(
      roots[0].querySelector('.hand')),
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

    def follow(self, marble, pixels):
        """Drags a marble by some pixels. Returns its farthest distance from the pointer, and the other marbles that moved."""
        x, y, before = marble["x"], marble["y"], self.state()["marbles"]
        others = {(m["name"], m["lane"]): m["x"] for m in before if m["name"] != marble["name"]}
        far, moved = 0, set()
        self.browser.call("Input.dispatchMouseEvent", type="mousePressed", x=x, y=y, button="left", clickCount=1)
        for i in range(1, 12):
            px = x + pixels * i / 11
            self.browser.call("Input.dispatchMouseEvent", type="mouseMoved", x=px, y=y, button="left", buttons=1)
            state = self.browser.evaluate(STATE)
            far = max(far, abs(state["hand"][0] - px), abs(state["hand"][1] - y))
            moved |= {m["name"] for m in state["marbles"] if abs(others.get((m["name"], m["lane"]), m["x"]) - m["x"]) > 0.5}
        self.browser.call("Input.dispatchMouseEvent", type="mouseReleased", x=px, y=y, button="left")
        return far, sorted(moved)

    def press(self, key, **more):
        for kind in ["keyDown", "keyUp"]:
            self.browser.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, **more)
        return self.state()

    def focus(self, name):
        self.browser.evaluate(f"""document.querySelector('.board').shadowRoot
            .querySelector('[data-event][aria-label="{name}"]').focus()""")


def check(site, base, cases):
    """Returns what is wrong, and prints a line per check."""
    expectations = Expectations("lab")
    expect = expectations.expect
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
    for name, pixels in [("completed", -150), ("completed", 90), ("b", 260)]:
        marble = next(m for m in lab.open("throttle/4/--a-b-c-----------d--%7C")["marbles"] if m["name"] == name)
        far, moved = lab.follow(marble, pixels)
        expect(f"{name}, dragged by {pixels} px, stays under the pointer ({far:.2f} px away), and nothing else moves", (far, moved),
               lambda it: it[0] <= 2 and it[1] == [])
    boards = lab.open("flat-map-latest/--a-------b-----%7C/-u--v--w----x%7C/--y--z%7C&flat-map")["boards"]
    rows = [sorted((p["name"], round(p["x"])) for p in board["pills"] if p["name"] in "ab") for board in boards]
    expect("two operators have one scale", rows[0], rows[1])
    expect("their axes are as wide as the page", [round(b["width"] - b["room"]) for b in boards], [0, 0])
    long = lab.open("throttle/40/--a-b-c600ms-----------d--%7C")["boards"][0]
    expect("so is an axis of 85 steps", round(long["width"] - long["room"]), 0)
    expect("marbles have 40 pixels", min(p["width"] for p in boards[0]["pills"]), lambda it: 39.9 <= it <= 44)
    colors = {p["name"]: p["color"] for p in boards[1]["pills"]}
    expect("inner signals have a hue each, and none is white", [colors[name] for name in "auvwxbyz"],
           lambda it: it == [it[0]] * 5 + [it[5]] * 3 and it[0] != it[5] and it[0][0] == it[5][0] == "v")
    state = lab.open("merge/--1-2-3%7C/-----600ms4%7C")
    expect("digits are marbles", [state["problem"], [m["name"] for m in state["marbles"]]],
           ["", ["1", "2", "3", "completed", "4", "completed"]])
    expect("and stay digits", lab.drag(state["marbles"][0], 1)["lanes"][0], "---12-3|")
    saved = browser.evaluate("""(async () => { let blob; const make = URL.createObjectURL;
        URL.createObjectURL = it => make.call(URL, blob = it);
        [...document.querySelectorAll('button')].find(it => it.textContent === 'Save picture').click(); return blob.text(); })()""")
    expect("a picture is saved as SVG", saved, lambda it: it.startswith("<svg ") and it.endswith("</svg>\n"))
    browser.session, session = None, browser.session
    browser.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    browser.session = session
    browser.evaluate("document.querySelectorAll('[data-copies]').forEach(it => it.click())")
    expect("copy buttons say so", lab.state()["notes"], ["✓ Copied", "✓ Copied"])
    copied = browser.evaluate("navigator.clipboard.readText()")
    expect("and have copied", copied, lambda it: it.startswith("swift run workbook marbles merge ") or it == state["link"])
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
    expect("marbles have at least 24 pixels on a phone", min(p["width"] for p in state["boards"][0]["pills"]), lambda it: it > 23.9)
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
    return expectations.problems


if __name__ == "__main__":
    found = check(Path(sys.argv[1]), "/", Path(sys.argv[2]))
    print(*found, sep="\n")
    sys.exit(1 if found else 0)
