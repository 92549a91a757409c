/// A chapter's text, in steps.
///
/// The format of `Lesson.md`:
/// - The first line is `# Title`. The text after it belongs to the first step.
/// - The first `## Heading` names that step, and each later one begins a step. `###` and deeper are inside a step.
/// - A step *offers* things to do. Enter does the next one, and then opens the next step:
///   - A `console` block that contains only command lines, with the prompt `$ ` (a shell's) or `workbook> `, offers the
///     commands that the workbook can run. If output follows a command, the block is an example run and offers nothing.
///   - A `guess` block asks a question (see ``Guess``). The text below it is shown after the reader's answer. If the
///     next offer is `marbles` or `run --type`, which shows the right answer, it runs at once.
///   - The text below an offer of `marbles` or `run --type` is shown after the run.
///   - A `task` block contains a task's number. It shows the task's text, and offers to edit and check the task.
/// - The `pipeline` and `flags` blocks are generated from the chapters' code (see ``GeneratedBlock``).
/// - `<!-- spoken: The field holds its subscriber. -->` replaces the drawing below it for a screen reader.
/// - `<!-- introduces: map, Signal -->` says what a step introduces, and `<!-- drills: skip(first:) -->` what `drill`
///   may ask about from there on, though no lesson explains it. Readers don't see them. Any other HTML comment on its
///   own lines is ignored.
/// - A `swift` block is highlighted, and a `marbles` block is colored. Any other fenced block is shown as it is.
package struct Lesson: Equatable, Sendable {
    /// The start of a comment that replaces the next block for a screen reader.
    package static let spokenMark = "spoken:"

    package var title: String
    package var steps: [LessonStep]

    package var tasks: [Int] { steps.flatMap(\.tasks) }
}

/// One idea of a lesson, with things to do.
package struct LessonStep: Equatable, Sendable {
    package var title: String
    /// The parts, which are shown one by one. Text below a guess or a run is a new part, shown after the reader's turn.
    package var parts = [Part()]
    package var introduces: [String] = []
    /// The names that no lesson introduces, and that `drill` asks about from this step on: `help` explains them.
    package var drills: [String] = []

    /// Text, and the offers that come with it, in order.
    package struct Part: Equatable, Sendable {
        package var blocks: [MarkdownBlock] = []
        package var offers: [Offer] = []
    }

    package var blocks: [MarkdownBlock] { parts.flatMap(\.blocks) }
    package var offers: [Offer] { parts.flatMap(\.offers) }
    package var tasks: [Int] { offers.compactMap { if case .check(let task) = $0 { task } else { nil } } }

    /// The index of the part with the offer at `index`; the last part if all offers were taken.
    package func part(withOffer index: Int) -> Int {
        var seen = 0
        for (number, part) in parts.enumerated() {
            seen += part.offers.count
            if index < seen { return number }
        }
        return parts.count - 1
    }
}

/// Something to do in a step of a lesson.
package enum Offer: Equatable, Sendable {
    case command(String)
    case guess(Guess)
    case edit(task: Int)
    case check(task: Int)

    /// Whether the text below the offer waits until it has been taken.
    var endsAPart: Bool {
        if case .guess = self { true } else { followsAGuess }
    }

    /// Whether the offer runs without another Enter after a guess: `marbles …` or `run … --type`.
    package var followsAGuess: Bool {
        guard case .command(let line) = self else { return false }
        let words = Words(begun: line).all
        return words.first == "marbles" && words.count > 1 || words.first == "run" && words.contains("--type")
    }
}
