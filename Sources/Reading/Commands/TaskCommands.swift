/// Working on tasks.
extension Command {
    package static let task = Command(
        "task",
        usage: "[TASK]",
        summary: "Show what a task asks for.",
        details: "Without a task, it's the one that you're at.",
        example: "task 1.2",
        completes: .chaptersAndTasks
    )

    package static let examples = Command(
        "examples",
        usage: "[CHAPTER|TASK] [--swift]",
        summary: "Run the examples that you wrote for a task, before any code, against right and wrong answers.",
        details: """
            An example is two lanes of marbles, written as comments in the task's part of Exercise.swift: what goes \
            in, and what should come out. Good examples accept every right answer and catch each wrong one. Without \
            any, it shows how to write them.

            Nothing of yours is compiled. `--swift` prints the examples as tests of Swift Testing, for code of your \
            own: `examples 10.2 --swift`.
            """,
        example: "examples 10.2",
        completes: .chaptersAndTasks,
        options: ["--swift"]
    )

    package static let edit = Command(
        "edit",
        usage: "[CHAPTER|TASK]",
        summary: "Open Exercise.swift in your editor, at a task.",
        details: """
            Starts the editor that VISUAL or EDITOR names. Without a task, it opens the first task of the chapter that \
            hasn't passed. Quit the editor to come back here.
            """,
        example: "edit 1.2",
        completes: .chaptersAndTasks
    )

    package static let check = Command(
        "check",
        usage: "[CHAPTER|TASK] [--seed N] [--compiler|--plain|--json|--gradescope]",
        summary: "Check the tasks of a chapter, or one of them, in your Exercise.swift.",
        details: """
            Save the file first. A task passes if your code behaves as the task asks, however you write it. If it \
            doesn't, you see what was expected and what happened. Ctrl-C stops a check.

            Each check draws new inputs; `--seed N` repeats those of an earlier report. `--json` prints the report for \
            programs (Exercism's format, version 3), and `--gradescope` prints Gradescope's results.json. `--plain` \
            prints each finding as a line `file:line:column: error: message`, for an editor: `check 1 --plain`. \
            `--compiler` shows what the compiler prints for code that doesn't compile.
            """,
        example: "check 1.2",
        completes: .chaptersAndTasks,
        options: ["--seed", "--compiler", "--plain", "--json", "--gradescope"]
    )

    package static let watch = Command(
        "watch",
        usage: "[CHAPTER|TASK] [--plain]",
        summary: "Check your Exercise.swift each time you save it.",
        details: """
            Keep it open beside your editor. A new save cancels the check of the previous one. Below the report of a \
            run that failed, you see what each stage of your code did in it. Keys: `n` goes to the next task, `h` \
            shows a hint, `s` shows the solution, `v` shows the failing run step by step, as `replay` does, `r` \
            checks again, `q` quits.

            `--plain` is for editors, and ends with Ctrl-C. It prints each finding as a line \
            `file:line:column: error: message`, after a line that begins with `Checking` and before one that begins \
            with `Checked`: `watch --plain 1`. The stages of a failing run follow.
            """,
        example: "watch 1",
        completes: .chaptersAndTasks,
        options: ["--plain"]
    )

    package static let replay = Command(
        "replay",
        usage: "[TASK]",
        summary: "Step through the run that a check failed, from where it first goes wrong.",
        details: """
            After a check failed, it plays the shortest run that shows the mistake again: what was expected and what \
            came, one above the other, what each stage of your pipeline did, and what the user sees. Where the check \
            didn't say what was expected, the solution is played, too. It opens at the first difference. The arrow \
            keys go back and forth, and `?` lists the other keys. In a pipe, it prints the lanes and the first \
            difference.
            """,
        example: "replay 10.2",
        completes: .chaptersAndTasks
    )

    package static let hint = Command(
        "hint",
        usage: "[TASK] [NUMBER] [--order NUMBERS [--write]]",
        summary: "Show a task's next hint. Each one says more than the last.",
        details: """
            Without a task, it's the one that you're at. Hints that you've already seen are \
            shown again. With a number, it shows the hints up to that one.

            If the answer is a pipeline, the second hint is followed by its stages, shuffled, with a few that don't \
            belong there. At the prompt, type their numbers from top to bottom, such as `3 1 4`; from the shell, it's \
            `hint 5.3 --order "3 1 4"`. The workbook runs them in a copy. Your file doesn't change, unless you add \
            `--write` to an order that is right: then it replaces the task's code, and keeps a copy of your file in \
            .workbook/backups.
            """,
        example: "hint 1.2",
        completes: .chaptersAndTasks,
        options: ["--order", "--write"]
    )

    package static let solution = Command(
        "solution",
        usage: "[TASK] [--yes]",
        summary: "Show the book's answer to a task. If the task hasn't passed, it asks first.",
        details: "Your answer may differ and be just as good: only its behavior counts. Your file doesn't change.",
        example: "solution 1.2",
        completes: .chaptersAndTasks,
        options: ["--yes"]
    )

    package static let diff = Command(
        "diff",
        usage: "[CHAPTER|TASK] [--yes]",
        summary: "Show what a chapter's step changed, or how your code differs from the book's.",
        details: """
            With a chapter, it compares the chapter's step with the previous chapter's. With a task, it compares your \
            code with the book's answer, and asks first if the task hasn't passed. With neither, it compares your \
            whole file with the book's.

            A line with `-` is only in the first file, and a line with `+` only in the second.
            """,
        example: "diff 1.2",
        completes: .chaptersAndTasks,
        options: ["--yes"]
    )

    package static let reset = Command(
        "reset",
        usage: "[CHAPTER|TASK]",
        summary: "Start over with a chapter's Exercise.swift, or with one of its tasks.",
        details: "It keeps a copy of your file in .workbook/backups, and prints its name. The tasks are open again.",
        example: "reset 1.2",
        completes: .chaptersAndTasks
    )
}
