import ChapterKit
import TerminalUI

/// The app after chapter 01: a search field that shows whether its text is valid.
struct ValidationStep: ChapterStep {
    static let product = "validation"
    static let title = "01 Validation"

    /// The callback that forgets to turn the field white.
    static let variants = ["forgetful"]

    static func start(in context: ChapterContext) {
        let searchField = context.searchField

        if context.variant == "forgetful" {
            let callback = ForgetfulCallback(searchField: searchField)
            searchField.textSignal
                .skip(first: 1)
                .subscribe(next: { text in
                    callback.textChanged(to: text)
                    context.log("\"\(text)\"  \(searchField.background)")
                })
            return
        }

        // Logs each color of the field, with its text.
        searchField.backgroundSignal
            .skip(first: 1)
            .subscribe(next: { color in context.log("\"\(searchField.text)\"  \(color)") })

        _ = validate(searchField)
    }
}
