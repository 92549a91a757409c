import BookText
import TextStyles

/// The line under a step: where the reader is, and what Enter does.
package struct StepFooter {
    private let place: String

    /// - Parameter chapter: its number and name, `1 Validation`.
    package init<Chapter>(_ position: LessonPosition<Chapter>, chapter: String) {
        place = "\(chapter) · step \(position.index + 1) of \(position.lesson.steps.count)"
    }

    /// Below a question.
    package func asking(_ guess: Guess) -> StyledText {
        StyledText("\(place) · Type \(guess.choices); Enter shows the answer", style: .dim)
    }

    /// Below a step that offers to run a line.
    package func offering(_ line: String, byEnter: Bool = true) -> StyledText {
        StyledText(byEnter ? "\(place) · Enter: " : "\(place) · ", style: .dim) + StyledText(line, style: .command)
    }

    /// Below a step that offers nothing, or nothing anymore.
    /// - Parameter notes: what comes next, and what else goes on.
    package func ending(_ notes: [String]) -> StyledText {
        StyledText(([place] + notes).joined(separator: " · "), style: .dim)
    }

    /// What comes after the last offer of a step.
    package static func next<Chapter>(after position: LessonPosition<Chapter>) -> String {
        position.index + 1 < position.lesson.steps.count
            ? "Enter goes on" : "the last step of the chapter, Enter ends it"
    }
}
