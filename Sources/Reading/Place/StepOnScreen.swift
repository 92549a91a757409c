import Terminal

extension Output {
    /// Shows parts of a step.
    /// - Parameters:
    ///   - reply: the reply to an answered question, shown first.
    ///   - footer: shows the lines under the step.
    func show(
        _ parts: ClosedRange<Int>, of position: LessonPosition, after reply: StyledText? = nil,
        by pager: Pager?, footer: () -> Void
    ) async -> Pager.Ending {
        let ending = await paged(by: pager) {
            if let reply { say(reply) }
            blankLine()
            for (index, part) in zip(parts, position.step.parts[parts]) {
                show(part.blocks)
                blankLine()
                if index < parts.upperBound, case .guess(let answered) = part.offers.last {
                    say(answer(to: answered))
                    blankLine()
                }
            }
            footer()
        }
        guard case .skipped = ending else { return ending }
        // A reader who skips the rest still sees the question or the task.
        let blocks = position.step.parts[parts].flatMap(\.blocks)
        switch position.offer {
        case .guess(let guess): show(guess.blocks)
        case .check, .edit:
            let isTask = { (block: MarkdownBlock) in
                if case .heading(3, let title) = block { title.hasPrefix("Task ") } else { false }
            }
            if let start = blocks.lastIndex(where: isTask) { show(Array(blocks[start...])) }
        case .command, nil: break
        }
        blankLine()
        footer()
        return ending
    }
}

/// The line under a step: where the reader is, and what Enter does.
@MainActor
struct StepFooter {
    private let output: Output
    private let place: String

    init(_ position: LessonPosition, on output: Output) {
        self.output = output
        let chapter = position.chapter
        place = output.joined([
            "\(chapter.shortNumber) \(chapter.label)", "page \(position.index + 1) of \(position.lesson.steps.count)",
        ])
    }

    func asking(_ guess: Guess) -> StyledText {
        StyledText(output.joined([place, "Type \(guess.choices); Enter shows the answer"]), style: .dim)
    }

    func offering(_ line: String, byEnter: Bool = true) -> StyledText {
        StyledText(output.joined([place, byEnter ? "Enter: " : ""]), style: .dim) + StyledText(line, style: .command)
    }

    /// The line above the footer of a step that offers to edit a task, or to check it.
    /// - Parameter place: the task's file and line, in words.
    static func yourTurn(_ offer: Offer, at place: String) -> String {
        if case .edit = offer { return "Your turn. Enter opens \(place)." }
        return "Your turn: edit \(place), and save it. Then come back here and press Enter."
    }

    /// The line below a step whose offers are all taken.
    /// - Parameter notes: what comes next, and what is being built.
    func ending(_ notes: [String]) -> StyledText { StyledText(output.joined([place] + notes), style: .dim) }

    static func next(after position: LessonPosition) -> String {
        position.index + 1 < position.lesson.steps.count
            ? "Enter goes on" : "the last page of the chapter, Enter ends it"
    }
}

extension Output {
    /// - Parameter index: the option, from 0.
    func sayWrong(_ guess: Guess, _ index: Int) {
        say(StyledText("Not quite. ", style: .bad) + inline(guess.options[index].reply))
        say(StyledText("Guess again, or press Enter for the answer.", style: .dim))
    }

    func praise(_ guess: Guess) -> StyledText {
        StyledText("Right. ", style: .good) + inline(guess.options[guess.answer].reply)
    }

    func answer(to guess: Guess) -> StyledText {
        StyledText("It's \(guess.answer + 1). ", style: .unsure) + inline(guess.options[guess.answer].reply)
    }
}

extension Complaint {
    static func noAnswer(_ number: Int, to guess: Guess) -> Complaint {
        .usage("There is no answer \(number). Type \(guess.choices).")
    }
}
