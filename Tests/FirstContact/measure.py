#!/usr/bin/env python3
"""Measures how long a newcomer waits: in a fresh clone, for the prompt, for the first program, and for the first check.

    python3 Tests/FirstContact/measure.py                  # medians of 3
    python3 Tests/FirstContact/measure.py --before HEAD~3  # the same for that commit, alternating with this one
    python3 Tests/FirstContact/measure.py --enters         # also the longest wait of a reader who presses Enter only
    python3 Tests/FirstContact/measure.py --tests          # also a build of the tests from nothing, and `swift test`
    python3 Tests/FirstContact/measure.py --build-system swiftbuild
    python3 Tests/FirstContact/measure.py --modules        # the table in ModuleSeconds.swift (Linux)

It clones this checkout into a temporary folder for each round, and prints processor seconds of the whole process tree,
seconds by the clock, and the load. Packages are downloaded before anything is measured. Run it on an idle machine:
beside other work, the clock means little, and processor time grows, too.
"""

import argparse, collections, os, pty, re, resource, select, shutil, statistics, subprocess, sys, tempfile, time
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]
# What a terminal does, without what it shows. A program that takes the whole screen begins with SCREEN.
ESCAPES = re.compile(rb"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x1b\x07]*(\x1b\\|\x07)|\x1b.|\r")
SCREEN = b"\x1b[?1049h"


def used():
    """The clock, and the processor seconds of all processes that have ended."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.monotonic(), usage.ru_utime + usage.ru_stime


def run(folder, *words, expected=0):
    """The seconds and the processor seconds that a command takes."""
    start = used()
    done = subprocess.run(words, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode != expected:
        sys.exit(f"{' '.join(map(str, words))} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
    return tuple(now - before for now, before in zip(used(), start))


def clone(commit):
    """A fresh clone of a commit, with its packages downloaded."""
    folder = Path(tempfile.mkdtemp(prefix="first-contact-"))
    run(folder, "git", "clone", "--quiet", str(CHECKOUT), "book")
    run(folder / "book", "git", "checkout", "--quiet", commit)
    run(folder / "book", "swift", "package", "resolve")
    return folder / "book"


def programs(folder, system):
    """The folder of the programs that a build system builds."""
    words = ["swift", "build", "--show-bin-path"] + system
    return Path(subprocess.check_output(words, cwd=folder, text=True, stderr=subprocess.DEVNULL).strip())


def prompt(folder, workbook):
    """The seconds until a started workbook shows its prompt on a terminal."""
    start = time.monotonic()
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(folder)
        os.environ["TERM"] = "xterm-256color"
        os.execv(workbook, ["workbook"])
    shown = b""
    while b"workbook>" not in shown:
        if not select.select([terminal], [], [], 60)[0]:
            sys.exit("The workbook shows no prompt.")
        shown += os.read(terminal, 4096)
    seconds = time.monotonic() - start
    os.write(terminal, b"\x04")
    while True:
        try:
            if not os.read(terminal, 4096):
                break
        except OSError:
            break
    os.waitpid(child, 0)
    return seconds


def reader(folder, workbook, presses=60):
    """The longest wait of a reader who presses Enter again and again, from the first prompt on while the rest is built:
    in seconds, for anything, and for what isn't a program or a check."""
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(folder)
        os.environ["TERM"] = "xterm-256color"
        os.environ.pop("EDITOR", None), os.environ.pop("VISUAL", None)
        os.execv(workbook, ["workbook"])

    def output(ready, patience=120):
        shown, deadline = b"", time.monotonic() + patience
        while not any(ESCAPES.sub(b"", shown).endswith(word) for word in ready) and SCREEN not in shown:
            if not select.select([terminal], [], [], max(0, deadline - time.monotonic()))[0]:
                sys.exit(f"The workbook shows no prompt: {shown[-400:]!r}")
            shown += os.read(terminal, 65536)
        return shown

    ready = [b"workbook> ", b"skips them.", b"q to skip"]
    shown, waits = output(ready), []
    for _ in range(presses):
        if SCREEN in shown:
            line = b"\x04"
        else:
            line = b"next\r" if b"Enter checks it again" in shown else b"\r"
        start = time.monotonic()
        os.write(terminal, line)
        shown = output(ready)
        waits.append((time.monotonic() - start, b"Building" in shown or b"Checking" in shown))
    os.kill(child, 9)
    os.waitpid(child, 0)
    os.close(terminal)
    return max(wait for wait, _ in waits), max(wait for wait, isBuild in waits if not isBuild)


def edited(folder, chapter, old, new):
    """Puts a chapter's solution with a change into its exercise."""
    text = (folder / f"Solutions/{chapter}/Exercise.swift").read_text()
    assert old in text, f"The solution of {chapter} has changed; edit another line."
    (folder / f"Chapters/{chapter}/Exercise.swift").write_text(text.replace(old, new, 1))


def checks(folder, workbook, task, chapter, old, new, expected, count):
    """The median seconds of checks of a task, each after an edit of one line."""
    seconds = []
    for number in range(count):
        edited(folder, chapter, old, new.replace("#", str(number)))
        seconds.append(run(folder, workbook, "check", task, expected=expected)[0])
    return statistics.median(seconds[1:])


def size(folder):
    """The gigabytes of a build folder."""
    return sum(file.lstat().st_size for file in (folder / ".build").rglob("*") if file.is_file()) / 1e9


def modules(folder, system):
    """The processor seconds of each module, sampled from the compilers of a whole build. A package that isn't part of
    this one counts with the module that is compiled after it."""
    build = subprocess.Popen(
        ["swift", "build", "--product", "workbook-full"] + system, cwd=folder, stdout=subprocess.DEVNULL)
    samples = {}
    while build.poll() is None:
        for process in filter(str.isdigit, os.listdir("/proc")):
            try:
                place = os.readlink(f"/proc/{process}/cwd")
                words = Path(f"/proc/{process}/cmdline").read_text().split("\0")
                fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if "-module-name" in words and place.startswith(str(folder)):
                name = words[words.index("-module-name") + 1]
                samples[process, name] = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        time.sleep(0.05)
    seconds = collections.Counter()
    for (_, name), used in samples.items():
        seconds[name] += used
    return seconds


def newcomer(commit, system, note, tests, enters):
    """One round: what a newcomer does, one thing after the other, in a fresh clone."""
    book = first_book = clone(commit)
    binaries = programs(book, system)
    workbook = str(binaries / "workbook")
    total = [0.0, 0.0]

    def until(name, *parts):
        for part in parts:
            total[0] += part[0]
            total[1] += part[1]
        note(name, *total)

    built = run(book, "swift", "build", *system, "--product", "workbook")
    until("the prompt", built, (prompt(book, workbook), 0))
    first = run(book, "swift", "build", *system, "--product", "without-signals")
    until("the first app runs", first, run(book, binaries / "without-signals", "--type", "ab"))
    shutil.copy(book / "Solutions/00-WithoutSignals/Exercise.swift", book / "Chapters/00-WithoutSignals")
    until("`check 0.1` has answered", run(book, workbook, "check", "0.1"))
    note("disk after the first check, GB", size(book))
    run(book, "swift", "build", *system)
    note("disk with everything, GB", size(book))
    line = ".filter(isValidSearchText)"
    for name, change, expected in [
        ("warm `check 5.1`", ".filter { isValidSearchText($0) && # >= 0 }", 0),
        ("warm `check 5.1`, failing", ".filter { $0.count > 3 && # >= 0 }", 1),
    ]:
        note(name, checks(book, workbook, "5.1", "05-Filter", line, change, expected, 6))
    note("warm `check 11.5`", checks(book, workbook, "11.5", "11-TwitterInstant", "import ", "// #\nimport ", 0, 6))
    shutil.rmtree(book.parent)
    if enters:
        book = clone(commit)
        run(book, "swift", "build", *system, "--product", "workbook")
        longest, page = reader(book, workbook.replace(str(first_book), str(book)))
        note("longest wait of Enter after Enter", longest)
        note("… for a page", page)
        shutil.rmtree(book.parent)
    if tests:
        book = clone(commit)
        note("`swift build --build-tests` from nothing", *run(book, "swift", "build", *system, "--build-tests"))
        note("then `swift test`", *run(book, "swift", "test", *system))
        note("disk with the tests, GB", size(book))
        shutil.rmtree(book.parent)


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--runs", type=int, default=3, help="how many rounds (3)")
    arguments.add_argument("--build-system", metavar="NAME", help="native or swiftbuild; SwiftPM's own choice")
    arguments.add_argument("--modules", action="store_true", help="measure each module's compilation")
    arguments.add_argument("--enters", action="store_true", help="also press Enter while the rest is built")
    arguments.add_argument("--tests", action="store_true", help="also build and run the tests")
    arguments.add_argument("--before", metavar="COMMIT", help="measure this commit, too")
    options = arguments.parse_args()
    head = subprocess.check_output(["git", "rev-parse", "HEAD"], cwd=CHECKOUT, text=True).strip()
    system = ["--build-system", options.build_system] if options.build_system else []
    if options.modules:
        for name, seconds in modules(clone(head), system).most_common():
            print(f"{name:30}{seconds:6.1f}")
        return
    rows, loads = {}, [os.getloadavg()[0]]
    for _ in range(options.runs):
        for index, commit in enumerate([options.before, head] if options.before else [head]):
            def note(name, seconds, processor=None):
                columns = rows.setdefault(name, ([], []) if options.before else ([],))
                columns[index].append((seconds, processor))

            newcomer(commit, system, note, options.tests, options.enters)
            loads.append(os.getloadavg()[0])

    def median(values, place):
        return statistics.median(value[place] for value in values)

    print(f"Medians of {options.runs}; the load was {min(loads):.1f} before, and at most {max(loads):.1f} after a round.")
    columns = [options.before, "now"] if options.before else ["now"]
    print(f"{'from a fresh clone until':42}" + "".join(f"{name + ': processor, clock':>30}" for name in columns))
    for name, both in rows.items():
        cells = [
            (f"{median(values, 1):.1f} s, " if values[0][1] is not None else "") + f"{median(values, 0):.2f}"
            for values in both
        ]
        print(f"{name:42}" + "".join(f"{cell:>30}" for cell in cells))


main()
