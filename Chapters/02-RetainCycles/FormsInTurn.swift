import ChapterKit
import ReactiveCore
import StarterProject
import TerminalUI

/// Opens a form, types into it what the learner types, lets it go when the text is cleared, and opens the next with the next key.
///
/// Forms 1, 3, 5 and so on have a ``StrongController``, the others a ``SearchFormController``.
@MainActor
final class FormsInTurn {
    /// A controller that may be freed; only while its form is open is it held from here.
    private struct Opened {
        let name: String
        weak var controller: AnyObject?
    }

    private let context: ChapterContext
    private var opened: [Opened] = []
    private var controller: AnyObject?
    private weak var form: SearchForm?

    /// The first form opens at once.
    init(in context: ChapterContext) {
        self.context = context
        open()
    }

    /// Types into the form that is open; an empty text closes it.
    func type(_ text: String) {
        if text.isEmpty { return close() }
        if controller == nil { open() }
        form?.searchField.setText(text)
    }

    private func open() {
        let isStrong = opened.count % 2 == 0
        let name = "form \(opened.count + 1)"
        context.log("\(name), \(isStrong ? "strong" : "weak") self: open")
        let form = makeForm(named: name)
        self.form = form
        controller = isStrong ? strongController(of: form) : weakController(of: form)
        opened.append(Opened(name: name, controller: controller))
    }

    private func close() {
        guard controller != nil, let name = opened.last?.name else { return }
        context.log("\(name): let go")
        controller = nil
        let alive = opened.filter { $0.controller != nil }.map(\.name)
        context.log("still alive: \(alive.isEmpty ? "none" : alive.joined(separator: ", "))")
    }

    private func strongController(of form: SearchForm) -> AnyObject {
        let controller = StrongController(form: form)
        _ = controller.validate()
        return controller
    }

    private func weakController(of form: SearchForm) -> AnyObject {
        let controller = SearchFormController(form: form)
        _ = controller.validate()
        return controller
    }

    /// A form of its own for each controller. What its field shows is logged, and shown in the field that the learner types into.
    private func makeForm(named name: String) -> SearchForm {
        let form = SearchForm(
            accountStore: context.form.accountStore,
            twitter: context.form.twitter,
            schedulers: context.schedulers
        ) { [context] line in
            context.log("\(name): \(line)")
        }
        form.searchField.backgroundSignal
            .skip(first: 1)
            .subscribe(next: { [context, weak field = form.searchField] color in
                guard let field else { return }
                context.log("\(name)  \"\(field.text)\"  \(color)")
                context.searchField.background = color
            })
        return form
    }
}
