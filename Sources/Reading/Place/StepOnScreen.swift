import BookText
import TextStyles

extension Output {
    /// Shows parts of a step.
    /// - Parameters:
    ///   - reply: the reply to an answered question, shown first.
    ///   - footer: shows the lines under the step.
    package func show<Chapter>(
        _ parts: ClosedRange<Int>, of position: LessonPosition<Chapter>, after reply: StyledText? = nil,
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
package struct StepFooter {
    private let output: Output
    private let place: String

    /// - Parameter chapter: its number and name, `1 Validation`.
    package init<Chapter>(_ position: LessonPosition<Chapter>, chapter: String, on output: Output) {
        self.output = output
        place = output.joined([chapter, "page \(position.index + 1) of \(position.lesson.steps.count)"])
    }

    package func asking(_ guess: Guess) -> StyledText {
        StyledText(output.joined([place, "Type \(guess.choices); Enter shows the answer"]), style: .dim)
    }

    package func offering(_ line: String, byEnter: Bool = true) -> StyledText {
        StyledText(output.joined([place, byEnter ? "Enter: " : ""]), style: .dim) + StyledText(line, style: .command)
    }

    /// The line above the footer of a step that offers to edit a task, or to check it.
    /// - Parameter place: the task's file and line, in words.
    package static func yourTurn(_ offer: Offer, at place: String) -> String {
        if case .edit = offer { return "Your turn. Enter opens \(place)." }
        return "Your turn: edit \(place), and save it. Then come back here and press Enter."
    }

    /// The line below a step whose offers are all taken.
    /// - Parameter notes: what comes next, and what is being built.
    package func ending(_ notes: [String]) -> StyledText {
        StyledText(output.joined([place] + notes), style: .dim)
    }

    package static func next<Chapter>(after position: LessonPosition<Chapter>) -> String {
        position.index + 1 < position.lesson.steps.count
            ? "Enter goes on" : "the last page of the chapter, Enter ends it"
    }
}

extension Output {
    /// - Parameter index: the option, from 0.
    package func sayWrong(_ guess: Guess, _ index: Int) {
        say(StyledText("Not quite. ", style: .bad) + inline(guess.options[index].reply))
        say(StyledText("Guess again, or press Enter for the answer.", style: .dim))
    }

    package func praise(_ guess: Guess) -> StyledText {
        StyledText("Right. ", style: .good) + inline(guess.options[guess.answer].reply)
    }

    package func answer(to guess: Guess) -> StyledText {
        StyledText("It's \(guess.answer + 1). ", style: .unsure) + inline(guess.options[guess.answer].reply)
    }
}

extension Complaint {
    package static func noAnswer(_ number: Int, to guess: Guess) -> Complaint {
        .usage("There is no answer \(number). Type \(guess.choices).")
    }
}
