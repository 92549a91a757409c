#!/usr/bin/env python3
"""Measures how long a newcomer waits: from a fresh clone to the prompt, to the whole workbook, and for a check.

    python3 Tests/FirstContact/measure.py                  # medians of 3
    python3 Tests/FirstContact/measure.py --before HEAD~3  # alternates whole builds of that commit and this one
    python3 Tests/FirstContact/measure.py --build-system swiftbuild
    python3 Tests/FirstContact/measure.py --modules        # the table in ModuleSeconds.swift (Linux)

It clones this checkout's newest commit into a temporary folder for each build, prints a table, the load, and what the
build takes on the disk, and ends with status 1 if the prompt takes more than a third of the whole build. Packages are
downloaded once, before anything is measured. Run it on an idle machine: seconds mean little beside other work, while
processor seconds and ratios still hold.
"""

import argparse, collections, os, pty, resource, select, shutil, statistics, subprocess, sys, tempfile, time
from pathlib import Path

CHECKOUT = Path(__file__).resolve().parents[2]


def run(folder, *words):
    """The seconds and the processor seconds that a command takes."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.monotonic()
    done = subprocess.run(words, cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    seconds, after = time.monotonic() - start, resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode:
        sys.exit(f"{' '.join(words)} failed:\n{done.stdout}{done.stderr}")
    return seconds, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


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


def checks(folder, workbook, count):
    """The seconds of checks of chapter 1, each after an edit of one line."""
    exercise = folder / "Chapters/01-Validation/Exercise.swift"
    text = (folder / "Solutions/01-Validation/Exercise.swift").read_text()
    seconds = []
    for number in range(count):
        edited = text.replace("text.count > 2", f"text.count > 2 + {number} * 0", 1)
        assert edited != text, "The solution has changed; edit another line."
        exercise.write_text(edited)
        seconds.append(run(folder, workbook, "check", "1.1")[0])
    return seconds


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


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--runs", type=int, default=3, help="how often to build (3)")
    arguments.add_argument("--build-system", metavar="NAME", help="native or swiftbuild; SwiftPM's own choice")
    arguments.add_argument("--modules", action="store_true", help="measure each module's compilation")
    arguments.add_argument("--before", metavar="COMMIT", help="also build all of this commit")
    options = arguments.parse_args()
    head = subprocess.check_output(["git", "rev-parse", "HEAD"], cwd=CHECKOUT, text=True).strip()
    system = ["--build-system", options.build_system] if options.build_system else []
    rows, sizes = {}, []
    if options.modules:
        for name, seconds in modules(clone(head), system).most_common():
            print(f"{name:30}{seconds:6.1f}")
        return

    def note(name, seconds, processor=None):
        rows.setdefault(name, []).append((seconds, processor))

    for number in range(options.runs):
        book = clone(head)
        workbook = str(programs(book, system) / "workbook")

        def build(*words):
            return run(book, "swift", "build", *system, *words)

        seconds, processor = build("--product", "workbook")
        note("from a clone to the prompt", seconds + prompt(book, workbook), processor)
        # What the workbook builds meanwhile, in this order.
        products = ["without-signals", "workbook-full", "WorkbookRuntime"]
        enter, whole, library = (build("--product", name) for name in products)
        note("then the first Enter's program", *enter)
        note("then the whole workbook", *whole)
        note("then the library for exercises", *library)
        shutil.copy(book / "Solutions/00-WithoutSignals/Exercise.swift", book / "Chapters/00-WithoutSignals")
        check = run(book, workbook, "check", "0.1")
        parts = [enter, whole, library, check]
        note("from the prompt to a check of 0.1", *(sum(part[index] for part in parts) for index in (0, 1)))
        sizes.append(sum(file.lstat().st_size for file in (book / ".build").rglob("*") if file.is_file()) / 1e9)
        note("everything else", *build())
        note("then `run 1 --help`", run(book, workbook, "run", "1", "--help")[0])
        first, *others = checks(book, workbook, 10)
        note("then the first `check`", first)
        for check in others:
            note("`check` after editing a line", check)
        shutil.rmtree(book.parent)
        for name, commit in [("everything at once", head)] + [("… before", options.before)] * bool(options.before):
            book = clone(commit)
            note(name, *run(book, "swift", "build", *system))
            shutil.rmtree(book.parent)

    def median(name, index):
        return statistics.median(row[index] for row in rows[name])

    print(f"The load is {os.getloadavg()[0]:.1f}, and what a reader's build takes is {max(sizes):.2f} GB.")
    print(f"{'':38}seconds  processor")
    for name, values in rows.items():
        processor = f"{median(name, 1):11.1f}" if values[0][1] is not None else ""
        print(f"{name:38}{median(name, 0):7.2f}{processor}")
    ratio = median("from a clone to the prompt", 0) / median("everything at once", 0)
    print(f"The prompt takes {ratio:.0%} of the whole build.")
    if options.before:
        before = [new[1] / old[1] for new, old in zip(rows["everything at once"], rows["… before"])]
        print(f"The whole build takes {statistics.median(before):.0%} of what it took at {options.before}.")
    sys.exit(ratio > 1 / 3)


main()
