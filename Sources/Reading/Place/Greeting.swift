import BookText
import TextStyles

extension Output {
    package func show(title: String) { say(StyledText(title, style: .heading)) }

    /// Greets a new reader.
    /// - Parameters:
    ///   - course: what the course teaches, in a sentence.
    ///   - chapter: the first chapter, such as `0, Without signals`.
    package func welcome(to course: String, beginningWith chapter: String) {
        say(course)
        blankLine()
        say("Press **Enter** to begin with chapter \(chapter).")
        say("At any time, `list` shows the chapters, `help` lists the commands, and Ctrl-D quits.")
    }

    /// Greets a reader who has been here before.
    /// - Parameters:
    ///   - chapter: the chapter that was opened last, such as `1, Validation`.
    ///   - done: the reader's progress in that chapter, as a sentence.
    ///   - enter: the action of Enter: "go on".
    ///   - drills: the number of drill questions that are due today.
    package func welcomeBack<Chapter>(
        to chapter: String, _ position: LessonPosition<Chapter>, done: String? = nil, enter: String, drills: Int = 0
    ) {
        let place =
            """
            Welcome back. You are in chapter \(chapter), at page \(position.index + 1) of \
            \(position.lesson.steps.count), *\(position.step.title)*.
            """
        say([place, done].compactMap(\.self).joined(separator: " "))
        blankLine()
        say("Press **Enter** to \(enter), or type `read` to see the page again.")
        say("`help` lists all commands, and Ctrl-D quits.")
        if drills > 0 {
            say(
                drills == 1
                    ? "A drill question is back today: `drill`." : "\(drills) drill questions are back today: `drill`.")
        }
    }
}

extension Output {
    /// Sums up a chapter at its end.
    /// - Parameter next: the chapter that Enter opens; nil at the end of the book.
    package func sumUp(
        _ chapter: ChapterHeading, tasks: [(number: Int, title: String, isPassed: Bool)], next: ChapterHeading?
    ) {
        blankLine()
        say(StyledText("End of chapter \(chapter.shortNumber), \(chapter.label)", style: .heading))
        for task in tasks {
            let state = task.isPassed ? mark("✓", "Passed", .good) : mark("·", "Open", .dim)
            say(state + StyledText("\(chapter.shortNumber).\(task.number)  \(task.title)"), indent: 2)
        }
        blankLine()
        let open = tasks.filter { !$0.isPassed }.map { "\(chapter.shortNumber).\($0.number)" }
        if let first = open.first {
            let names = open.map { "`\($0)`" }.joined(separator: ", ")
            say("Still open: \(names). Try `check \(first)`.")
        } else {
            say("You have passed all of its tasks.")
        }
        if let next {
            say("Next is chapter \(next.shortNumber), \(next.label). Press Enter to open it.")
        } else {
            say("`progress` shows all of your work, and `list` shows the chapters, to come back to any of them.")
        }
    }
}
