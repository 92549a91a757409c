/// For teachers and authors.
extension Command {
    package static let handout = Command(
        "handout",
        usage: "FOLDER --seed N [--students FILE] [--chapters 1,5] [ID …]",
        summary: "For teachers: write starters with different predict tasks for each student.",
        details: """
            Writes `STUDENT/NN-Name/Exercise.swift` for each student and chapter. Students put those files into their \
            Chapters folder, and `check` then checks the predict tasks you handed out. N is a number that you choose; \
            `grade --seed N` needs it again. Give the students' ids on the command line, or in FILE, one per line.
            """,
        example: "handout handed-out --seed 2026 ada bob",
        completes: .files,
        options: ["--seed", "--students", "--chapters"]
    )

    package static let grade = Command(
        "grade",
        usage: """
            FOLDER [--into FOLDER] [--chapters 1,5] [--seed N] [--shard 1/5] [--one] [--replace] [--without-isolation]
            """,
        summary: "For teachers: grade a folder of submissions.",
        details: """
            FOLDER contains one folder per student, named after the student's id. In it, each chapter is \
            `NN-Name/Exercise.swift` or `Chapters/NN-Name/Exercise.swift`. The workbook reads only those files and \
            follows no links. A task that passes earns its points.

            The results go to FOLDER-grades, or to the folder after `--into`: `grades.csv` has one line per student, \
            and `STUDENT/report.txt` and `STUDENT/results.json` (Gradescope) have the reports. `--replace` overwrites \
            earlier grades. The table names answers that match the solution's or another student's token for token. It \
            leaves out predictions, because they have only one right answer.

            `mistakes.md` groups the wrong answers by mistake, the most frequent one first, and has a place for your \
            comment on each. The next `grade` puts the comments into the reports of all who made the mistake. If \
            everything is graded, that's all it does.

            `--seed N` is the class number that you gave `handout`, so that each student's predict tasks are the ones \
            you handed out. With `--one`, FOLDER is one student's submission, as on Gradescope.

            Each student's report is written as soon as it's complete. After Ctrl-C or a crash, the same command goes \
            on where it stopped: it takes over the results of files that haven't changed.

            `--shard 2/5` grades the second of five parts of the class, for five machines at once. Each gets the whole \
            FOLDER, and compares its students' answers with everyone's. `join` makes one table of the parts.

            Submissions are compiled and run in isolation, which needs Linux 6.2 or newer: their code can read, \
            change and reach nothing but a folder of its own. In a container that you throw away, or on macOS, \
            `--without-isolation` grades without it: the code then has all your rights.
            """,
        example: "grade submissions --chapters 1",
        completes: .files,
        options: ["--into", "--chapters", "--seed", "--shard", "--one", "--replace", "--without-isolation"]
    )

    package static let join = Command(
        "join",
        usage: "PART … --into FOLDER [--replace]",
        summary: "For teachers: join the grades of a class's parts.",
        details: """
            Each PART is the folder that `grade --shard` wrote for a part of the class. All parts must be there. The \
            new folder gets one table with all students, their reports, and one `mistakes.md`, with your comments from \
            the parts. The parts stay as they are.
            """,
        example: "join grades-1 grades-2 --into grades",
        completes: .files,
        options: ["--into", "--replace"]
    )

    package static let publish = Command(
        "publish",
        usage: "FOLDER [--base-path PATH] [--catalog]",
        summary: "For teachers and authors: make a web site of the book.",
        details: """
            The site has the lessons, the glossary, the operator guide, and the API of ReactiveCore. It has no answers \
            to the tasks. Any host for static files can serve it. If it isn't at the root of its host, say where it \
            is: for `https://example.com/book`, that's `--base-path /book`. A browser can't show it from a file, so to \
            look at a site without a base path, serve it: `python3 -m http.server --directory site`.

            FOLDER must be empty or not exist. `--catalog` writes only the text that DocC makes the site of.
            """,
        example: "publish site --base-path /book",
        completes: .files,
        options: ["--base-path", "--catalog"]
    )
}
