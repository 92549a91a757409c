import ChapterKit
import ReactiveCore
import StarterProject
import TerminalUI

/// Chapter 02: forms are opened and let go in turn, one with a strong controller, one with a weak one. Which of them are freed?
struct RetainCyclesStep: ChapterStep {
    static let product = "retain-cycles"
    static let title = "02 Retain cycles"

    static func start(in context: ChapterContext) {
        let forms = FormsInTurn(in: context)

        // This closure holds `forms` strongly, and on purpose: they are there for as long as the program runs.
        context.searchField.textSignal
            .skip(first: 1)
            .subscribe(next: { text in forms.type(text) })
    }
}
