/// A chapter's text, cut into the steps in which it is read.
///
/// The format of `Lesson.md`:
/// - The first line is `# Title`. What stands before the first `## ` is the opening step.
/// - Each `## Heading` begins a step. `###` and deeper are headings inside a step.
/// - A fenced block with the info string `console` shows what a reader types, after `$ ` (a shell) or `workbook> ` (here),
///   and, if wanted, what is answered. Each such line that the workbook can run is *offered*: it is named under the step,
///   and Enter runs it before it goes on. So `$ swift run validation --type "mag"` or `workbook> run validation`
///   makes a step that is played, and `workbook> check 1.2` makes a step that sets task 2 of chapter 1.
/// - A fenced block `swift` is highlighted; any other fenced block is shown as it is.
/// - `<!-- … -->` on lines of its own is a note to authors and is not shown.
struct Lesson: Equatable, Sendable {
    var title: String
    var steps: [LessonStep]
}

/// What is shown at one press of Enter.
struct LessonStep: Equatable, Sendable {
    var title: String
    var blocks: [MarkdownBlock]
    /// The workbook's command lines that this step offers, in the order in which Enter runs them.
    var offers: [String]
}
