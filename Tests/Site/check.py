#!/usr/bin/env python3
"""Opens every page of a published site in Chromium, from the sub-path that it was published for.

    swift run workbook publish site --base-path /book
    swift run graders lab > cases.json
    python3 Tests/Site/check.py site --lab-cases cases.json --screenshots pictures

It prints what is wrong, and ends with status 1 if anything is: an error in the console, a request that fails or leaves
the site, a link that leads nowhere, a picture that can't be seen in light or in dark, a page that's wider than a phone,
a run that can't be played, or a marble lab that answers otherwise than this machine. It needs Python 3 and `chromium` (Debian's package of that
name), and isn't part of `swift test`.
"""

import argparse, re, sys, time
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit

import first, lab, runs
from browser import Browser, TooSlow, serve

# What a page contains, once it's drawn, with the answers to its questions. Lazy pictures are loaded.
PAGE = """(async () => {
  const start = Date.now(), all = selector => [...document.querySelectorAll(selector)];
  const isReady = () => document.querySelector('main h1')
    && (document.querySelector('.book-bar') || !document.querySelector('#app'))
    && all('main a[href*="/lab/index.html#"]').every(link => link.innerText == 'Open it in the lab');
  while (!isReady() && Date.now() - start < 10000) await new Promise(r => setTimeout(r, 20));
  for (const option of all('.options button')) option.click();
  for (let i = 0; i < 2; i++) await new Promise(r => requestAnimationFrame(r));
  const pictures = all('main img').filter(p => !p.closest('[hidden], .answers, .print-only'));
  for (const p of pictures) { p.loading = 'eager'; await p.decode().catch(() => {}); }
  return {
    title: document.querySelector('main h1')?.innerText ?? '',
    ids: all('[id]').map(e => e.id),
    links: all('a[href]').map(a => a.href),
    width: document.documentElement.scrollWidth,
    veiled: all('.veiled').length,
    runs: all('main .run').map(run => run.dataset.run),
    pictures: pictures.map(p => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [p.naturalWidth, p.naturalHeight];
      if (!canvas.width || !p.getBoundingClientRect().width) return { source: p.currentSrc };
      const context = canvas.getContext('2d');
      // The ground of a picture is the page's.
      context.fillStyle = matchMedia('(prefers-color-scheme: dark)').matches ? '#000' : '#fff';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.drawImage(p, 0, 0);
      const data = context.getImageData(0, 0, canvas.width, canvas.height).data, light = [];
      for (let i = 0; i < data.length; i += 4) light.push((data[i] + data[i + 1] + data[i + 2]) / 3);
      return {
        source: p.currentSrc, mean: light.reduce((a, b) => a + b) / light.length,
        contrast: light.reduce((a, b) => Math.max(a, b)) - light.reduce((a, b) => Math.min(a, b)),
      };
    }),
  };
})()"""

VIEWS = [(1280, "light"), (1280, "dark"), (390, "light"), (390, "dark")]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("site", type=Path)
    parser.add_argument("--only", default="", help="open only pages whose path contains this")
    parser.add_argument("--lab-cases", type=Path, help="the output of `graders lab`")
    parser.add_argument("--screenshots", type=Path, help="write pictures of the opened pages into this folder")
    options = parser.parse_args()

    files = options.site.glob("documentation/**/index.html")
    pages = sorted(file.parent.relative_to(options.site).as_posix() for file in files)
    some = (options.site / pages[0] / "index.html").read_text()
    base = re.search(r'baseUrl = "([^"]*)"', some).group(1)
    origin = serve(options.site, base)
    problems, ids, links, pictures, played = [], {}, {}, 0, set()
    start = time.monotonic()
    browser = Browser()
    chosen = [p for p in ["", "lab"] + pages if options.only in p or not p]
    for number, page in enumerate(chosen, 1):
        if number % 25 == 0 or number == len(chosen):
            print(f"{number} of {len(chosen)} pages, {time.monotonic() - start:.0f} s", file=sys.stderr, flush=True)
        try:
            browser.open(origin + base + quote(page) + ("/index.html" if page else ""))
            for width, scheme in VIEWS:
                browser.look(width, scheme)
                seen = browser.evaluate(PAGE)
                found = list(browser.complaints(origin + base))
                loads = first.requested(browser).count("lab.wasm")
                browser.events.clear()
                found += looked_at(seen, width, scheme)
                pictures += len(seen["pictures"])
                played.update(seen["runs"])
                ids[page], links[page] = set(seen["ids"]), set(seen["links"])
                problems += [f"{page or '/'} ({width}, {scheme}): {text}" for text in found]
                if loads > 1:
                    problems.append(f"{page or '/'}: the library is loaded {loads} times")
                if options.screenshots:
                    browser.shot(options.screenshots / f"{page.replace('/', '_') or 'first'}-{width}-{scheme}.png")
        except TooSlow as error:
            problems.append(f"{page or '/'}: {error}")
            browser.close()
            browser = Browser()
    browser.close()

    count = 0
    for page, targets in links.items():
        for target in targets:
            if target.startswith(origin):
                count += 1
                problems += [f"{page}: {text}" for text in leads(target, options.site, base, ids)]
    recorded = {file.stem for file in options.site.glob("runs/*.json")}
    problems += [f"a run without its recording: {name}" for name in played - recorded]
    if options.only in "documentation/workbook":
        problems += [f"a recording that no page plays: {name}" for name in recorded - played]
    problems += runs.check(options.site, base, options.screenshots)
    problems += first.check(options.site, base, origin)
    if options.lab_cases:
        problems += lab.check(options.site, base, options.lab_cases)

    for problem in problems:
        print(problem)
    print(f"{len(links)} pages, {count} links inside the site, {pictures} pictures seen from {base} "
          f"in {time.monotonic() - start:.0f} s: {len(problems)} problems.")
    return 1 if problems else 0


def looked_at(seen, width, scheme):
    if not seen["title"]:
        yield "nothing is shown"
    if seen["width"] > width:
        yield f"it's {seen['width']} pixels wide at {width}"
    if seen["veiled"]:
        yield f"{seen['veiled']} parts stay blurred after all answers"
    for picture in seen["pictures"]:
        mean = picture.get("mean")
        if mean is None or picture["contrast"] < 100 or (mean > 128) != (scheme == "light"):
            yield f"{picture['source'].rsplit('/', 1)[-1]} can't be seen in {scheme}"


def leads(target, site, base, ids):
    """What is wrong with a link inside the site."""
    path, _, fragment = target.partition("#")
    place = unquote(urlsplit(path).path)
    inside = place[len(base):].strip("/") if place.startswith(base) else None
    file = site / inside if inside is not None else None
    if not file or not (file / "index.html").exists() and not file.is_file():
        yield f"a link leads nowhere: {target}"
    page = inside.removesuffix("/index.html") if inside else inside
    if fragment and page in ids and page != "lab" and unquote(fragment) not in ids[page]:
        yield f"a link's heading isn't there: {target}"


if __name__ == "__main__":
    sys.exit(main())
