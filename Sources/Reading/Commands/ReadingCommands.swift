/// Reading the book.
extension Command {
    package static let next = Command(
        "next",
        summary: "Show the next step of the lesson.",
        details: """
            Enter first runs the command that a step offers. `next` skips that command and always goes on. After the \
            last step of a chapter, it shows a summary, and then opens the next chapter.
            """,
        example: "next"
    )

    package static let back = Command(
        "back",
        summary: "Show the previous step.",
        details: "From the first step of a chapter, it goes to the last step of the previous chapter.",
        example: "back"
    )

    package static let list = Command(
        "list",
        usage: "[--json]",
        summary: "Show the chapters, and how many tasks of each you have passed.",
        details: "An arrow marks the current chapter. `--json` prints the list for programs.",
        example: "list --json",
        options: ["--json"]
    )

    package static let open = Command(
        "open",
        usage: "CHAPTER [STEP]|TASK",
        summary: "Open a chapter at its first step, at a given step, or at the step of a task.",
        details: "Name a chapter by its number, name or program: `1`, `01`, `Validation` and `validation` all work.",
        example: "open validation 2",
        completes: .chapters
    )

    package static let read = Command(
        "read",
        usage: "[CHAPTER]",
        summary: "Show this step again, or the whole lesson of a chapter.",
        details: "Your place in the book doesn't change. If no chapter is open yet, it opens the first one.",
        example: "read validation",
        completes: .chapters
    )

    package static let guess = Command(
        "guess",
        usage: "[NUMBER]",
        summary: "Answer the question that a step asks.",
        details: "At the prompt, the number alone does it. Without a number, it shows the question again.",
        example: "guess 2"
    )

    package static let progress = Command(
        "progress",
        usage: "[--json]",
        summary: "Show which tasks are passed, attempted or open, and what comes next.",
        details: "Progress is kept in the folder .workbook of your checkout. `--json` prints it for programs.",
        example: "progress",
        options: ["--json"]
    )
}
