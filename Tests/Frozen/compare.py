"""Compares the outputs of `graders prove … --messages` with the frozen ones, and prints what differs."""

import hashlib
import pathlib
import re
import sys

here = pathlib.Path(__file__).parent
answers, refusals = (pathlib.Path(path).read_text() for path in sys.argv[1:3])


def compare(name, old, new):
    gone, other = sorted(set(old) - set(new)), sorted(set(new) - set(old))
    print(f"{name}: {len(old)} before, {len(new)} now, {len(gone)} not the same")
    for line in gone:
        print("  -", line)
    for line in other:
        print("  +", line)


# An answer that's a change keeps the solution's comments, so its lines have other numbers.
def unnumbered(lines):
    return [re.sub(r"See lines? \d[\d, and]*\.$", "See {lines}.", line) for line in lines]


def frozen(name):
    return (here / name).read_text().splitlines()


body = answers.split("\n\n", 1)[1]
tasks, _, rest = body.partition("\n  without-signals/")
messages = re.split(r"\n  (?=[a-z-]+/[a-z-]+/[a-z-]+(?:/\d+)?: )", "\n  without-signals/" + re.split(r"\n\n(?:answers |✗)", rest)[0])[1:]
one_line = [message.rstrip("\n").replace("\n", "\\n").replace('"', '\\"') for message in messages]
old = [re.sub(r"\\u005c", r"\\", line) for line in frozen("messages.txt")]
compare("messages", unnumbered(old), unnumbered(one_line))
compare("tasks", frozen("tasks.txt"), tasks.strip("\n").splitlines())

entries = [entry.split("\n", 1) for entry in re.split(r"\n\n(?:refusals |✗)", refusals)[0].split("\n· ")[1:]]
generated, explained = [], []
for head, report in entries:
    match = re.match(r"(\d\d\.\d+ line \d+, .*?): ", head)
    if match:
        generated.append(f"{match[1]}: {hashlib.md5(report.rstrip().encode()).hexdigest()[:8]}")
    else:
        lines = report.strip().splitlines()
        start = max((i for i, line in enumerate(lines) if re.match(r"\s*\|\s+\^", line)), default=-1)
        explained.append((head.split(": ")[0], " ".join(" ".join(lines[start + 1 :]).split())))
compare("generated", frozen("generated.txt"), generated)
found = dict(explained)
missing = [line for line in frozen("refusals.txt") if line.split(": ", 1)[1] not in found.get(line.split(": ", 1)[0], "")]
print(f"refusals: {len(found)} now, {len(missing)} not the same")
for line in missing:
    print("  -", line, "\n  +", found.get(line.split(": ", 1)[0]))
