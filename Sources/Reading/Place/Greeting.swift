import Terminal

extension ReadingSession {
    /// Greets the reader. A program that hands over begins to build what it hands over to, and says so.
    package func greet() {
        output.say(StyledText(course.title, style: .heading))
        do {
            if let position = try position() {
                welcomeBack(position)
            } else {
                output.say(course.abstract)
                output.blankLine()
                if let welcome = TextFile.text(of: folder.checkout.root.appending(path: "Chapters/Welcome.md")) {
                    output.show(MarkdownParser.blocks(of: welcome))
                    output.blankLine()
                }
                let first = try currentChapter
                output.say("Press **Enter** to begin with chapter \(first.shortNumber), \(first.label).")
                output.say("At any time, `list` shows the chapters, `help` lists the commands, and Ctrl-D quits.")
            }
        } catch {
            output.complain(error.sentence)
        }
        if handsOver { background?.start() }
        if handsOver, background?.task != nil {
            output.say(StyledText("While you read, the rest of the workbook is built.", style: .dim))
        }
        output.blankLine()
    }

    private func welcomeBack(_ position: LessonPosition) {
        let (chapter, record) = (position.chapter, stores.progress.current)
        let tasks = course.tasks(chapter)
        let passed = tasks.count { record[$0.key].state == .passed }
        let enter =
            switch position.offer {
            case nil: "go on"
            case .guess: "see the question's answer"
            case let offer?: "type `\(position.line(of: offer))`"
            }
        output.say(
            """
            Welcome back. You are in chapter \(chapter.shortNumber), \(chapter.label), at page \
            \(position.index + 1) of \(position.lesson.steps.count), *\(position.step.title)*. You have passed \
            \(passed) of its \(tasks.count) tasks.
            """)
        output.blankLine()
        output.say("Press **Enter** to \(enter), or type `read` to see the page again.")
        output.say("`help` lists all commands, and Ctrl-D quits.")
        switch stores.drills.current.mentioned(on: system.today) {
        case 0: break
        case 1: output.say("A drill question is back today: `drill`.")
        case let count: output.say("\(count) drill questions are back today: `drill`.")
        }
    }
}

extension Output {
    /// Sums up a chapter at its end.
    /// - Parameter next: the chapter that Enter opens; nil at the end of the book.
    func sumUp(
        _ chapter: ChapterHeading, tasks: [(name: String, title: String, isPassed: Bool)], next: ChapterHeading?
    ) {
        blankLine()
        say(StyledText("End of chapter \(chapter.shortNumber), \(chapter.label)", style: .heading))
        for task in tasks {
            let state = task.isPassed ? mark("✓", "Passed", .good) : mark("·", "Open", .dim)
            say(state + StyledText("\(task.name)  \(task.title)"), indent: 2)
        }
        blankLine()
        let open = tasks.filter { !$0.isPassed }.map(\.name)
        if let first = open.first {
            say("Still open: \(open.map { "`\($0)`" }.joined(separator: ", ")). Try `check \(first)`.")
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
