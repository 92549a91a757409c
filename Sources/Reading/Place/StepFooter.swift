import BookText
import TextStyles

/// The line under a step: where the reader is, and what Enter does.
@MainActor
package struct StepFooter {
    private let output: Output
    private let place: String

    /// - Parameter chapter: its number and name, `1 Validation`.
    package init<Chapter>(_ position: LessonPosition<Chapter>, chapter: String, on output: Output) {
        self.output = output
        place = output.joined([chapter, "step \(position.index + 1) of \(position.lesson.steps.count)"])
    }

    /// Below a question.
    package func asking(_ guess: Guess) -> StyledText {
        StyledText(output.joined([place, "Type \(guess.choices); Enter shows the answer"]), style: .dim)
    }

    /// Below a step that offers to run a line.
    package func offering(_ line: String, byEnter: Bool = true) -> StyledText {
        StyledText(output.joined([place, byEnter ? "Enter: " : ""]), style: .dim) + StyledText(line, style: .command)
    }

    /// Below a step that offers nothing, or nothing anymore.
    /// - Parameter notes: what comes next, and what else goes on.
    package func ending(_ notes: [String]) -> StyledText {
        StyledText(output.joined([place] + notes), style: .dim)
    }

    /// What comes after the last offer of a step.
    package static func next<Chapter>(after position: LessonPosition<Chapter>) -> String {
        position.index + 1 < position.lesson.steps.count
            ? "Enter goes on" : "the last step of the chapter, Enter ends it"
    }
}
