import BookText
import TextStyles

extension Output {
    /// Shows parts of a step.
    /// - Parameters:
    ///   - reply: what is said first, about the answer to a question.
    ///   - footer: shows the lines under the step.
    package func show<Chapter>(
        _ parts: ClosedRange<Int>, of position: LessonPosition<Chapter>, after reply: StyledText? = nil,
        by pager: Pager?, footer: () -> Void
    ) async -> Pager.Ending {
        let ending = await paged(by: pager) {
            if let reply { say(reply) }
            blankLine()
            show(position.step.parts[parts].flatMap(\.blocks))
            blankLine()
            footer()
        }
        guard case .skipped = ending else { return ending }
        // A reader who skips the rest still sees what is asked.
        if case .guess(let guess) = position.offer { show(guess.blocks) }
        footer()
        return ending
    }
}
