#!/usr/bin/env python3
"""Draws Sources/Web/Pages/preview.png, which link previews show: the book's title, and one of its pictures.

    python3 Tests/Site/preview.py [PICTURE.svg]

Without a picture, it's the README's first one. Draw it again when that one changes. It needs Chromium.
"""

import re, sys, tempfile
from pathlib import Path

from browser import Browser

ROOT = Path(__file__).resolve().parents[2]
PAGE = """<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; width: 1200px; height: 630px; padding: 30px 48px 36px; box-sizing: border-box; display: flex; flex-direction: column;
    gap: 22px; background: #0d1117; color: #e6edf3; font: 34px/1.2 system-ui, sans-serif }
  header { display: flex; justify-content: space-between; align-items: baseline } b { font-size: 46px } span { color: #9198a1 }
  svg { flex: 1; min-height: 0; width: 100%% }
</style><header><b>The reactive workbook</b><span>three searches become one</span></header>%s"""

picture = sys.argv[1] if len(sys.argv) > 1 else re.search(r'src="(.+?\.svg)"', (ROOT / "README.md").read_text()).group(1)
with tempfile.TemporaryDirectory() as folder:
    page = Path(folder) / "page.html"
    page.write_text(PAGE % (ROOT / picture).read_text())
    browser = Browser()
    browser.call("Emulation.setDeviceMetricsOverride", width=1200, height=630, deviceScaleFactor=1, mobile=False)
    features = [("prefers-color-scheme", "dark"), ("prefers-reduced-motion", "reduce")]
    browser.call("Emulation.setEmulatedMedia", features=[{"name": name, "value": value} for name, value in features])
    browser.open(page.as_uri(), "new Promise(done => document.readyState === 'complete' ? done() : addEventListener('load', () => done()))")
    browser.shot(ROOT / "Sources/Web/Pages/preview.png", height=630)
    browser.close()
