import ChapterKit
import ReactiveCore
import StarterProject
import TerminalUI

/// Chapter 02: opens and releases forms in turn, with a strong controller and with a weak one. Which of them are freed?
struct RetainCyclesStep: ChapterStep {
    static let product = "retain-cycles"
    static let title = "02 Retain cycles"

    static func start(in context: ChapterContext) {
        let forms = FormsInTurn(in: context)

        // This closure retains `forms` on purpose: they live as long as the program.
        context.searchField.textSignal
            .skip(first: 1)
            .subscribe(next: { text in forms.type(text) })
    }
}
