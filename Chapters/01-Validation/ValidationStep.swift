import ChapterKit
import TerminalUI

/// The app after chapter 01: a search field that shows whether its text is valid.
struct ValidationStep: ChapterStep {
    static let product = "validation"
    static let title = "01 Validation"

    static func start(in context: ChapterContext) {
        let searchField = context.searchField

        // Logs each color of the field, with its text.
        searchField.backgroundSignal
            .skip(first: 1)
            .subscribe(next: { color in context.log("\"\(searchField.text)\"  \(color)") })

        _ = validate(searchField)
    }
}
