#!/usr/bin/env python3
"""Opens every page of a published site in Chromium, from the sub-path that it was published for.

    swift run workbook publish site --base-path /book
    python3 Tests/Site/check.py site --screenshots pictures

It prints what is wrong, and ends with status 1 if anything is: an error in the console, a request that fails or leaves
the site, a link that leads nowhere, a picture that can't be seen in light or in dark, or a page that's wider than a
phone. It needs Python 3 and `chromium` (Debian's package of that name), and isn't part of `swift test`.
"""

import argparse, base64, functools, http.server, json, os, re, subprocess, sys, tempfile, threading, time
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit

# What a page contains, once it's drawn, with the answers to its questions. Lazy pictures are loaded.
PAGE = """(async () => {
  const start = Date.now();
  while (!document.querySelector('main h1') && Date.now() - start < 10000) await new Promise(r => setTimeout(r, 20));
  for (const tab of document.querySelectorAll('.tabnav-link')) if (tab.innerText == 'Answer') tab.click();
  for (let i = 0; i < 2; i++) await new Promise(r => requestAnimationFrame(r));
  const pictures = [...document.querySelectorAll('main img')];
  for (const p of pictures) { p.loading = 'eager'; await p.decode().catch(() => {}); }
  return {
    title: document.querySelector('main h1')?.innerText ?? '',
    ids: [...document.querySelectorAll('[id]')].map(e => e.id),
    links: [...document.querySelectorAll('a[href]')].map(a => a.href),
    width: document.documentElement.scrollWidth,
    pictures: pictures.map(p => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [p.naturalWidth, p.naturalHeight];
      if (!canvas.width || !p.getBoundingClientRect().width) return { source: p.currentSrc };
      const context = canvas.getContext('2d');
      context.drawImage(p, 0, 0);
      const data = context.getImageData(0, 0, canvas.width, canvas.height).data, light = [];
      for (let i = 0; i < data.length; i += 4) light.push((data[i] + data[i + 1] + data[i + 2]) / 3);
      return {
        source: p.currentSrc, mean: light.reduce((a, b) => a + b) / light.length,
        contrast: light.reduce((a, b) => Math.max(a, b)) - light.reduce((a, b) => Math.min(a, b)),
        scale: p.getBoundingClientRect().width / p.naturalWidth,
      };
    }),
  };
})()"""


class Navigated(Exception):
    """A call that the browser didn't answer, because it has left the page."""


class Browser:
    """One headless Chromium, spoken to through a pair of pipes."""

    def __init__(self, profile):
        to_child, self.requests = os.pipe()
        self.answers, from_child = os.pipe()
        command = f'exec "$0" "$@" 3<&{to_child} 4>&{from_child}'
        self.process = subprocess.Popen(
            ["sh", "-c", command, "chromium", "--headless=new", "--no-sandbox", "--disable-gpu",
             "--hide-scrollbars", "--remote-debugging-pipe", f"--user-data-dir={profile}", "about:blank"],
            pass_fds=(to_child, from_child), stderr=subprocess.DEVNULL)
        os.close(to_child), os.close(from_child)
        self.number, self.rest, self.events, self.session = 0, b"", [], None
        target = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.requests, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise Navigated(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def read(self):
        while b"\0" not in self.rest:
            data = os.read(self.answers, 1 << 20)
            if not data:
                raise RuntimeError("Chromium has ended.")
            self.rest += data
        line, self.rest = self.rest.split(b"\0", 1)
        return json.loads(line)

    def look(self, width, scheme):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def evaluate(self, code):
        result = self.call("Runtime.evaluate", expression=code, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"]))
        return result["result"].get("value")

    def open(self, url):
        self.call("Page.navigate", url=url)
        return self.read_page()

    def read_page(self):
        while True:
            try:
                return self.evaluate(PAGE)
            except Navigated:
                pass  # The page at the root leads to another one.

    def complaints(self, origin):
        for event in self.events:
            method, it = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                yield "exception: " + it["exceptionDetails"].get("exception", {}).get("description", "?")
            elif method == "Runtime.consoleAPICalled" and it["type"] in ("error", "warning", "assert"):
                yield "console: " + " ".join(str(a.get("value", a.get("description"))) for a in it["args"])
            elif method == "Log.entryAdded" and it["entry"]["level"] in ("error", "warning"):
                yield f"log: {it['entry']['text']} {it['entry'].get('url', '')}"
            elif method == "Network.requestWillBeSent":
                url = it["request"]["url"]
                if not url.startswith((origin, "data:", "blob:", "about:")):
                    yield f"a request leaves the site: {url}"


def serve(site, base):
    """Serves the site from its sub-path, and nothing else. Returns the origin."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        def translate_path(self, path):
            inside = (urlsplit(path).path + "/").startswith(base) or base == "/"
            return super().translate_path("/" + path[len(base):] if inside else "/nothing/is/here")

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=site))
    server.handle_error = lambda *_: None  # The browser may leave a page before everything is sent.
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("site", type=Path)
    parser.add_argument("--only", default="", help="open only pages whose path contains this")
    parser.add_argument("--screenshots", type=Path, help="write pictures of the opened pages into this folder")
    options = parser.parse_args()

    files = options.site.glob("documentation/**/index.html")
    pages = sorted(file.parent.relative_to(options.site).as_posix() for file in files)
    some = (options.site / pages[0] / "index.html").read_text()
    base = re.search(r'baseUrl = "([^"]*)"', some).group(1)
    origin = serve(options.site, base)
    problems, ids, links, pictures = [], {}, {}, 0
    start = time.monotonic()

    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        browser = Browser(profile)
        for page in [""] + [p for p in pages if options.only in p]:
            url = origin + base + quote(page)
            for width, scheme in [(1280, "light"), (390, "dark")]:
                browser.look(width, scheme)
                seen = browser.open(url) if scheme == "light" else browser.read_page()
                found = list(browser.complaints(origin + base))
                browser.events.clear()
                if not seen["title"]:
                    found.append("nothing is shown")
                if seen["width"] > width:
                    found.append(f"it's {seen['width']} pixels wide at {width}")
                for picture in seen["pictures"]:
                    mean, name = picture.get("mean"), picture["source"].rsplit("/", 1)[-1]
                    if mean is None or picture["contrast"] < 100 or (mean > 128) != (scheme == "light"):
                        found.append(f"{name} can't be seen in {scheme}")
                pictures += len(seen["pictures"])
                ids[page], links[page] = set(seen["ids"]), set(seen["links"])
                problems += [f"{page or '/'} ({width}, {scheme}): {text}" for text in found]
                if options.screenshots and page:
                    shot(browser, options.screenshots / f"{page.replace('/', '_')}-{width}-{scheme}.png")
        browser.process.kill()
        browser.process.wait()

    count = 0
    for page, targets in links.items():
        for target in targets:
            if not target.startswith(origin):
                continue
            count += 1
            path, _, fragment = target.partition("#")
            place = unquote(urlsplit(path).path)
            inside = place[len(base):].strip("/") if place.startswith(base) else None
            file = options.site / inside if inside is not None else None
            if not file or not (file / "index.html").exists() and not file.is_file():
                problems.append(f"{page}: a link leads nowhere: {target}")
            elif fragment and inside in ids and unquote(fragment) not in ids[inside]:
                problems.append(f"{page}: a link's heading isn't there: {target}")

    for problem in problems:
        print(problem)
    print(f"{len(links)} pages, {count} links inside the site, {pictures} pictures seen from {base} "
          f"in {time.monotonic() - start:.0f} s: {len(problems)} problems.")
    return 1 if problems else 0


def shot(browser, file):
    file.parent.mkdir(parents=True, exist_ok=True)
    size = browser.call("Page.getLayoutMetrics")["cssContentSize"]
    clip = {"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], 8000), "scale": 1}
    data = browser.call("Page.captureScreenshot", clip=clip, captureBeyondViewport=True)["data"]
    file.write_bytes(base64.b64decode(data))


if __name__ == "__main__":
    sys.exit(main())
