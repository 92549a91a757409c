/// What a chapter's program asks of the workbook for `--mine`: this word, the name of the step's type, the program, the
/// checkout, and then the program's own arguments.
package enum LearnersPipelineRequest {
    package static let word = "---mine"
}
