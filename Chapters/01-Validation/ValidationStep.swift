import ChapterKit
import TerminalUI

/// The app as it stands after chapter 01: a search field that shows whether its text is valid.
struct ValidationStep: ChapterStep {
    static let product = "validation"
    static let title = "01 Validation"

    static func start(in context: ChapterContext) {
        let searchField = context.searchField

        // What the field shows, for those who read it: each color that is set, with the text that it was set for.
        searchField.backgroundSignal
            .skip(first: 1)
            .subscribe(next: { color in context.log("\"\(searchField.text)\"  \(color)") })

        _ = validate(searchField)
    }
}
