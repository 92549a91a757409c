"""Draws the README's picture of the finished app: a run of the app on a terminal, and the lanes of its pipeline beside
it, or below it for phones. Both are real runs of twitter-instant.

    swift build && python3 Tests/Site/hero.py .build/debug            writes Chapters/Pictures/app.svg and app-narrow.svg
    python3 Tests/Site/hero.py .build/debug --check                   fails if they aren't up to date
"""

import fcntl, html, os, pty, re, select, struct, sys, termios, time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CELL, ROW, MARGIN, TYPED = 9, 18, 14, "swift"
PAPER, TEXT, FAINT = ("#0d1117", "#ffffff"), ("#e6edf3", "#24292f"), ("#a8a8a8", "#585858")
PLAIN = (None, None, False, False)  # Foreground, background, bold, and reversed.


class Screen:
    """A terminal, as far as the programs use one."""

    def __init__(self, rows, columns):
        self.cells = [[(" ", PLAIN)] * columns for _ in range(rows)]
        self.rows, self.columns, self.row, self.column, self.pen = rows, columns, 0, 0, PLAIN

    def feed(self, text):
        for sequence, final, character in re.findall(r"\x1b(?:\[([?0-9;:]*)([A-Za-z])|\][^\x07\x1b]*(?:\x07|\x1b\\)|.)|([^\x1b])", text):
            numbers = [int(n) for n in re.findall(r"\d+", sequence)]
            if character:
                self.put(character)
            elif final == "H":
                self.row, self.column = (numbers[0] - 1, numbers[1] - 1) if len(numbers) == 2 else (0, 0)
            elif final == "K":
                self.cells[self.row][self.column:] = [(" ", PLAIN)] * (self.columns - self.column)
            elif final == "J":
                self.cells = [[(" ", PLAIN)] * self.columns for _ in range(self.rows)]
            elif final == "m":
                self.style(numbers or [0])

    def put(self, character):
        if character == "\n":
            self.row = min(self.row + 1, self.rows - 1)
        elif character == "\r":
            self.column = 0
        elif character >= " " and self.column < self.columns:
            self.cells[self.row][self.column] = (character, self.pen)
            self.column += 1

    def style(self, numbers):
        front, back, bold, turned = self.pen
        classic = ["#000000", "#cf222e", "#2da44e", "#ffd33d", "#0969da", "#8250df", "#1b7c83", "#ffffff"]
        while numbers:
            number = numbers.pop(0)
            if number == 0: front, back, bold, turned = PLAIN
            elif number == 1: bold = True
            elif number == 7: turned = True
            elif number in (38, 48):
                color = "#%02x%02x%02x" % tuple(numbers[1:4])
                numbers = numbers[4:]
                front, back = (color, back) if number == 38 else (front, color)
            elif 30 <= number < 38: front = classic[number - 30]
            elif 40 <= number < 48: back = classic[number - 40]
        self.pen = (front, back, bold, turned)

    def line(self, row):
        return "".join(character for character, _ in self.cells[row]).rstrip()

    def copy(self, other, rows, columns, row, column):
        for offset, source in enumerate(rows):
            self.cells[row + offset][column:column + len(columns)] = [other.cells[source][c] for c in columns]


class Program:
    """A program on a terminal of its own."""

    def __init__(self, path, arguments, rows, columns):
        self.screen, self.rest = Screen(rows, columns), b""
        child, self.file = pty.fork()
        if child == 0:
            os.chdir(ROOT)
            environment = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LANG": "C.UTF-8", "HOME": "/nonexistent",
                           "PATH": os.environ["PATH"]}
            os.execve(path, [path, *arguments], environment)
        self.child = child
        fcntl.ioctl(self.file, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def wait(self, what, until):
        deadline = time.monotonic() + 30
        while not until(self.screen):
            if not select.select([self.file], [], [], max(0, deadline - time.monotonic()))[0]:
                sys.exit(f"{what} never came:\n" + "\n".join(map(self.screen.line, range(self.screen.rows))))
            try:
                data = os.read(self.file, 1 << 16)
            except OSError:
                data = b""
            if not data: return
            # A frame comes whole, between two marks; a part of one waits for its end.
            text = (self.rest + data).decode(errors="ignore")
            end = text.rfind("\x1b[?2026l") if "\x1b[?2026h" in text else len(text)
            self.rest = text[end:].encode()
            self.screen.feed(text[:end])

    def type(self, text): os.write(self.file, text.encode())

    def end(self):
        os.kill(self.child, 9)
        os.waitpid(self.child, 0)
        os.close(self.file)


def frames(program, columns, rows, narrow):
    """What's seen before the first key, after each key, while the search runs, and in the end."""
    # Names are above the lanes, so the lanes can be as wide as what's left.
    room = columns if narrow else 100 - columns - 3
    traced = Program(program, ["--type", TYPED, "--access", "grant", "--trace", "--lanes",
                               "textSignal,throttle,search,flatMapLatest,deliver"], 24, room + 21)
    traced.wait("the end of the trace", lambda screen: False)
    traced.end()
    lanes = traced.screen
    top = next(row for row in range(lanes.rows) if lanes.line(row).startswith("ms "))
    starts = [match.start() for match in re.finditer(r"\d+", lanes.line(top))]
    shown = []

    def show(app):
        column, row, gap = (0, app.rows + 1, 2) if narrow else (columns + 3, 2, 3)
        frame = Screen(app.rows + 13 if narrow else app.rows, columns if narrow else 100)
        frame.copy(app, range(app.rows), range(columns), 0, 0)
        if not narrow:
            frame.cells[0][columns:] = [app.cells[0][-1]] * (100 - columns)
            for line in range(1, app.rows):
                frame.cells[line][columns + 1] = ("│", (FAINT[0], None, False, False))
        end = starts[len(shown) + 1] if len(shown) + 1 < len(starts) else lanes.columns
        frame.copy(lanes, [top], range(starts[0], lanes.columns), row, column)
        for lane in range(5):
            frame.copy(lanes, [top + 1 + lane], range(starts[0]), row + 1 + gap * lane, column)
            frame.copy(lanes, [top + 1 + lane], range(starts[0], end), row + 2 + gap * lane, column)
        if end == lanes.columns:
            frame.copy(lanes, [top - 2], range(lanes.line(top - 2).index(";")), frame.rows - 1, column)
        shown.append(frame)

    app = Program(program, ["--access", "grant", "--latency", "400ms", "--avatar-latency", "10ms"], rows, columns)
    lines = lambda screen: [screen.line(row) for row in range(screen.rows)]
    app.wait("an empty text", lambda screen: screen.line(2).startswith("type three letters")
             and "No tweets shown" in lines(screen))
    show(app.screen)
    for count in range(1, len(TYPED) + 1):
        app.type(TYPED[count - 1])
        status = "searching…" if count > 2 else "type three letters"
        app.wait(f"{count} letters", lambda screen: screen.line(1) == " Search: " + TYPED[:count]
                 and screen.line(2).startswith(status))
        show(app.screen)
    app.wait("a search", lambda screen: "1 in flight" in "\n".join(lines(screen)))
    show(app.screen)
    app.wait("tweets with faces", lambda screen: all(text in "\n".join(lines(screen)) for text in ["14 tweets shown", "0 in flight"]) and all(
        line.startswith("▀") for line in lines(screen) if re.search(r" @\w+$", line)))
    show(app.screen)
    app.end()
    return shown


def schemes():
    """The light color for each dark one: the book's inks, and the colors behind values."""
    inks = (ROOT / "Sources/Terminal/TextStyles/Ink.swift").read_text()
    values = (ROOT / "Sources/Terminal/TextLayout/ValueColor.swift").read_text()
    tables = [re.findall(r"#\w{6}", re.search(rf"let {name} = \[(.*?)\]", values, re.S)[1]) for name in ["dark", "light"]]
    return dict(re.findall(r'\("(#\w{6})", "(#\w{6})"\)', inks)) | dict(zip(*tables))


def drawing(screen, light):
    """The elements of a screen, whose colors are classes with a dark and a light form."""
    classes, parts = {PAPER: "paper", TEXT: "text"}, []

    def name(color, default, on=None):
        pair = default if color is None else (color, light.get(color, color))
        if color == "#ffffff" and default == PAPER: pair = (color, "#e3e8ee")
        # Text that's white on a dark color is dark on the light one.
        if color == "#ffffff" and on in light: pair = ("#ffffff", "#262626")
        return classes.setdefault(pair, "c" + re.sub(r"\W", "", "-".join(pair)))

    for row, cells in enumerate(screen.cells):
        y, column = MARGIN + row * ROW, 0
        while column < len(cells):
            character, style = cells[column]
            end = column
            while end < len(cells) and cells[end][1] == style and (cells[end][0] == "▀") == (character == "▀"): end += 1
            text = "".join(c for c, _ in cells[column:end])
            front, back, bold, turned = style
            x, width = MARGIN + column * CELL, (end - column) * CELL
            if back or turned:
                parts.append(f'<rect x="{x}" y="{y}" width="{width}" height="{ROW}" class="{name(back, TEXT if turned else PAPER)}"/>')
            if character == "▀":
                parts.append(f'<rect x="{x}" y="{y}" width="{width}" height="{ROW // 2}" class="{name(front, TEXT)}"/>')
            elif text.strip():
                color = name(front, PAPER if turned else TEXT, back)
                weight = ' font-weight="bold"' if bold else ""
                x, width = x + CELL * (len(text) - len(text.lstrip())), CELL * len(text.strip())
                parts.append(f'<text x="{x}" y="{y + 14}" textLength="{width}" class="{color}"{weight} xml:space="preserve">'
                             f'{html.escape(text.strip())}</text>')
            column = end
    return classes, "\n".join(parts)


def picture(shown, seconds):
    """The last screen. The picture shows it, plays those before, twice, and ends as it began."""
    last, light = shown[-1], schemes()
    width, height = last.columns * CELL + 2 * MARGIN, last.rows * ROW + 2 * MARGIN
    classes, body = drawing(last, light)
    start, total, rules, groups = 3.0, 6 + sum(seconds), "", ""
    for number, (frame, length) in enumerate(zip(shown, seconds)):
        more, drawn = drawing(frame, light)
        classes |= more
        begin, end = (f"{100 * at / total:.2f}%" for at in (start, start + length))
        start += length
        rules += f"@keyframes f{number} {{ {begin} {{ visibility: visible }} {end} {{ visibility: hidden }} }}\n"
        rules += f".f{number} {{ animation: f{number} {total:.1f}s step-end 2 }}\n"
        groups += f'<g class="f{number}" visibility="hidden"><rect x="1" y="1" width="{width - 2}" height="{height - 2}" rx="8" class="paper"/>\n{drawn}\n</g>\n'
    colors = [" ".join(f".{name} {{ fill: {pair[side]} }}" for pair, name in sorted(classes.items())) for side in (0, 1)]
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" \
font-family="ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace" font-size="15" role="img" \
aria-labelledby="title description">
<title id="title">Twitter Instant</title>
<desc id="description">The finished app in a terminal: a search field with {TYPED} in it, and tweets with faces. Beside it, \
lanes of its pipeline: five letters are typed; after half a second of quiet, throttle sends one text, one search begins, and \
one answer arrives.</desc>
<style>
{colors[1]} .frame {{ fill: none; stroke: #57606a }}
@media (prefers-color-scheme: dark) {{ {colors[0]} }}
@media (prefers-reduced-motion: no-preference) {{
{rules}}}
</style>
<rect width="{width}" height="{height}" rx="8" class="paper"/>
{body}
{groups}<rect x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="8" class="frame"/>
</svg>
"""


def main():
    program = str(Path(sys.argv[1]).resolve() / "twitter-instant")
    for name, columns, rows, narrow in [("app", 41, 22, False), ("app-narrow", 62, 12, True)]:
        drawn = picture(frames(program, columns, rows, narrow), [0.8, 0.3, 0.3, 0.3, 0.3, 1.4, 0.6])
        file = ROOT / f"Chapters/Pictures/{name}.svg"
        if "--check" not in sys.argv:
            file.write_text(drawn)
        elif file.read_text() != drawn:
            sys.exit(f"{file.name} isn't up to date. Run python3 {sys.argv[0]} {sys.argv[1]}")


main()
