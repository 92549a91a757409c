/// A chapter's text, in steps.
///
/// The format of `Lesson.md`:
/// - The first line is `# Title`. The text before the first `## ` is the opening step.
/// - Each `## Heading` begins a step. `###` and deeper are headings inside a step.
/// - A fenced block with the info string `console` shows what a reader types after `$ ` (in a shell) or `workbook> `
///   (here), and perhaps the output. A line that the workbook can run is *offered*: the workbook shows it under the
///   step, and Enter runs it before going on. So `$ swift run validation --type "mag"` or `workbook> run validation`
///   makes a step that runs a program, and `workbook> check 1.2` makes a step that sets task 2 of chapter 1.
/// - A fenced block `swift` is highlighted. Any other fenced block is shown as it is.
/// - `<!-- … -->` on separate lines is a note to authors and is not shown.
struct Lesson: Equatable, Sendable {
    var title: String
    var steps: [LessonStep]
}

/// The part of a lesson that is shown at once.
struct LessonStep: Equatable, Sendable {
    var title: String
    var blocks: [MarkdownBlock]
    /// The command lines that this step offers, in order.
    var offers: [String]
}
