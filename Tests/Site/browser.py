"""One headless Chromium, spoken to through a pair of pipes, and a server for a published site."""

import base64, functools, http.server, json, os, select, subprocess, tempfile, threading, time
from pathlib import Path
from urllib.parse import urlsplit

LIMIT = 60  # The seconds after which a call has failed.


class Navigated(Exception):
    """A call that the browser didn't answer, because it has left the page."""


class TooSlow(Exception):
    """A call that took longer than the limit."""


class Expectations:
    """Prints a line per check, and keeps what's wrong."""

    def __init__(self, name):
        self.name, self.problems = name, []

    def expect(self, what, actual, expected):
        works = expected(actual) if callable(expected) else actual == expected
        print(f"{'✓' if works else '✗'} {what}")
        if not works:
            self.problems.append(f"{self.name}: {what}: {actual!r}")


class Browser:
    def __init__(self):
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_child, self.requests = os.pipe()
        self.answers, from_child = os.pipe()
        # A shell may know descriptors of one digit only.
        command = f'exec "$0" "$@" 3</dev/fd/{to_child} 4>/dev/fd/{from_child}'
        self.process = subprocess.Popen(
            ["sh", "-c", command, "chromium", "--headless=new", "--no-sandbox", "--disable-gpu",
             "--hide-scrollbars", "--remote-debugging-pipe", f"--user-data-dir={self.profile.name}", "about:blank"],
            pass_fds=(to_child, from_child), stderr=subprocess.DEVNULL)
        os.close(to_child), os.close(from_child)
        self.number, self.rest, self.events, self.session = 0, b"", [], None
        target = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network"]:
            self.call(f"{domain}.enable")

    def close(self):
        self.process.kill()
        self.process.wait()
        os.close(self.requests), os.close(self.answers)
        self.profile.cleanup()

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.requests, json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + LIMIT
        while True:
            answer = self.read(deadline, method)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise Navigated(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def read(self, deadline, method):
        while b"\0" not in self.rest:
            if not select.select([self.answers], [], [], max(0, deadline - time.monotonic()))[0]:
                raise TooSlow(f"{method} took longer than {LIMIT} s")
            data = os.read(self.answers, 1 << 20)
            if not data:
                raise RuntimeError("Chromium has ended.")
            self.rest += data
        line, self.rest = self.rest.split(b"\0", 1)
        return json.loads(line)

    def look(self, width, scheme, motion="no-preference"):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=900, deviceScaleFactor=1, mobile=False)
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme}, {"name": "prefers-reduced-motion", "value": motion}])

    def evaluate(self, code):
        result = self.call("Runtime.evaluate", expression=code, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"]))
        return result["result"].get("value")

    def open(self, url, script="true"):
        """Opens a page and evaluates a script in it, also if that page leads to another one."""
        self.call("Page.navigate", url=url)
        for _ in range(5):
            try:
                return self.evaluate(script)
            except Navigated:
                pass
        raise TooSlow(f"{url} leads from page to page")

    def shot(self, file, height=8000):
        file.parent.mkdir(parents=True, exist_ok=True)
        size = self.call("Page.getLayoutMetrics")["cssContentSize"]
        clip = {"x": 0, "y": 0, "width": size["width"], "height": min(size["height"], height), "scale": 1}
        data = self.call("Page.captureScreenshot", clip=clip, captureBeyondViewport=True)["data"]
        file.write_bytes(base64.b64decode(data))

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
