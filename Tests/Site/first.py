"""What a visitor meets first, on a published site: pages that don't jump, a field to type into, search, and links' previews.

check.py calls it.
"""

import re, struct, time

from browser import Browser, Expectations

LESSON = "documentation/workbook/10-throttling/"
# Sums up the layout's shifts, except those just after a key or a click, as browsers do.
SHIFT = """window.shift = 0; new PerformanceObserver(list => list.getEntries().forEach(entry => {
  if (!entry.hadRecentInput) window.shift += entry.value; })).observe({ type: 'layout-shift', buffered: true });"""
# Waits until a condition is true, at most five seconds.
WAIT = """(async () => { const start = Date.now();
  while (!(%s) && Date.now() - start < 5000) await new Promise(r => setTimeout(r, 20)); return %s; })()"""
READY = {"": "true", "lab/index.html": "window.Lab?.ready", LESSON: "document.querySelector('figure.marbles figcaption')"}


def check(site, base, origin):
    """Returns what is wrong, and prints a line per check."""
    expectations = Expectations("first")
    expect = expectations.expect
    tags(site, base, expect)
    browser = Browser()
    browser.call("Page.addScriptToEvaluateOnNewDocument", source=SHIFT)
    browser.call("Network.setCacheDisabled", cacheDisabled=True)
    browser.call("Network.emulateNetworkConditions", offline=False, latency=100, downloadThroughput=1e6, uploadThroughput=1e6)
    for width in [1280, 390]:
        for page, ready in READY.items():
            browser.look(width, "light")
            browser.open(origin + base + page, WAIT % (ready, "null"))
            time.sleep(0.5)
            shift = browser.evaluate("shift")
            expect(f"{page or 'the first page'} doesn't jump while it loads, at {width}: {shift:.3f}", shift, lambda it: it < 0.1)
    browser.call("Network.emulateNetworkConditions", offline=False, latency=0, downloadThroughput=-1, uploadThroughput=-1)
    browser.open(origin + base + LESSON, WAIT % (READY[LESSON], "null"))
    time.sleep(0.2)
    expect("DocC's own words and picture aren't in a page's tags", browser.evaluate(
        "[...document.querySelectorAll('meta')].map(it => it.content).filter(it => /developer-og|Documentation/.test(it))"), [])
    for width in [1280, 390]:
        typing(browser, origin + base, width, expect)
    search(browser, origin + base, expect)
    expect("no complaint in the console", list(browser.complaints(origin + base)), [])
    browser.close()
    return expectations.problems


def requested(browser):
    urls = [it["params"]["request"]["url"] for it in browser.events if it.get("method") == "Network.requestWillBeSent"]
    return sorted(url.rsplit("/", 1)[-1] for url in urls if url.startswith("http"))


def type_text(browser, text):
    for letter in text:
        browser.call("Input.dispatchKeyEvent", type="char", text=letter)
        time.sleep(0.06)


def typing(browser, address, width, expect):
    """Types a word into the first page's field, while the library loads."""
    browser.look(width, "light")
    browser.open("about:blank")
    browser.events.clear()
    browser.open(address, WAIT % ("document.querySelector('#live img')?.complete", "null"))
    time.sleep(0.3)
    expect(f"nothing of the library is loaded before someone types, at {width}",
           [name for name in requested(browser) if "lab.js" in name or "wasm" in name or "json" in name], [])
    height = browser.evaluate("document.getElementById('live').offsetHeight")
    browser.evaluate("document.getElementById('typing').focus()")
    type_text(browser, "swift")
    words = browser.evaluate(WAIT % ("document.getElementById('count').textContent.endsWith('.') && document.querySelector('#live svg')",
                                     "document.getElementById('count').textContent"))
    expect(f"three searches become one, at {width}", words, "Without throttle: 3 searches. With it: 1 search.")
    lanes = browser.evaluate("""[...document.querySelectorAll('#live [data-lane]')].map(
        lane => [...lane.querySelectorAll('[data-event]')].map(marble => marble.textContent.trim()).join(' '))""")
    expect("the library has drawn each letter, and one text after it", lanes, ["s w i f t", "swift", "swift"])
    expect("the lanes have the room that the picture had", browser.evaluate("document.getElementById('live').offsetHeight"),
           lambda it: abs(it - height) <= 8)
    loaded = requested(browser)
    expect("the library is loaded once", [loaded.count(name) for name in ["lab.js", "lab.wasm", "catalogue.js"]], [1, 1, 0])


def search(browser, address, expect):
    for width in [1280, 390]:
        browser.look(width, "dark")
        browser.open(address, WAIT % ("document.querySelector('.search input')", "document.querySelector('.search input').focus()"))
        type_text(browser, "throttel")
        found = browser.evaluate(WAIT % ("document.querySelector('.results a')", "document.querySelector('.results')?.innerText"))
        expect(f"a search for throttel finds throttle, at {width}", found,
               lambda it: it.startswith("Nothing has “throttel”. This has “throttle”:") and "Throttling" in it)
        box = browser.evaluate("(box => [box.left, box.right])(document.querySelector('.results').getBoundingClientRect())")
        expect(f"what it finds doesn't touch the window's edges, at {width}", box, lambda it: it[0] >= 4 and it[1] <= width - 4)


def tags(site, base, expect):
    """Looks for the tags of link previews in each page as it's served, without scripts."""
    pages = [site / "index.html", site / "lab/index.html", *site.glob("documentation/**/index.html")]
    missing, pictures = [], set()
    for page in pages:
        found = dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)"', page.read_text()))
        missing += [f"{page}: og:{name}" for name in ["title", "description", "site_name"] if not found.get(name)]
        pictures.add(found.get("image"))
    expect(f"{len(pages)} pages have a title and a description for link previews", missing[:9], [])
    address = next(iter(pictures))
    expect("they have one picture, with a whole address, or none", [len(pictures), address],
           lambda it: it[0] == 1 and (not it[1] or re.match(rf"https?://[^/]+{base}lab/preview.png$", it[1])))
    if address:
        size = struct.unpack(">II", (site / "lab/preview.png").read_bytes()[16:24])
        expect("that has 1200 by 630 pixels", size, (1200, 630))
