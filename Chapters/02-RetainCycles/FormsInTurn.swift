import ChapterKit
import ReactiveCore
import StarterProject
import TerminalUI

/// Opens a form, passes the learner's typing to it, releases it when the text is cleared, and opens the next with the
/// next key.
///
/// Forms 1, 3, 5 and so on have a ``StrongController``, and the others a ``SearchFormController``.
@MainActor
final class FormsInTurn {
    /// A form that was opened. Its controller may have been freed since.
    private struct Opened {
        let name: String
        weak var controller: AnyObject?
    }

    private let context: ChapterContext
    private var opened: [Opened] = []
    private var controller: AnyObject?
    private weak var form: SearchForm?

    /// Opens the first form.
    init(in context: ChapterContext) {
        self.context = context
        open()
    }

    /// Types into the open form. An empty text closes it.
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

    /// Makes a form whose colors are logged, and shown in the learner's field too.
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
