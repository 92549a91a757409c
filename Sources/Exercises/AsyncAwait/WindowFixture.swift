import Playing
import StarterProject
import TerminalUI

/// A search in a window: a task that runs while the window is open.
///
/// Actions: `openForm`, which opens a window, also after another one; `close`, which cancels its task; `complete`,
/// which ends the texts; the actions of ``ObservedForm``. Lanes: those of ``ObservedForm``; `real clock`, each sleep
/// on a clock of the machine; `window`, when the work is over.
@MainActor
final class WindowFixture: Fixture {
    typealias Show = @MainActor (SearchResult) -> Void
    /// Prepares the work of a window, which then runs in its task.
    typealias Opening =
        @MainActor (SearchForm, AsyncStream<String>, any Clock<Duration>, @escaping Show) -> @MainActor () async -> Void

    private let context: ScenarioContext
    private let open: Opening
    private var observed: ObservedForm?
    private var task: Task<Void, Never>?
    private var texts: AsyncStream<String>.Continuation?

    init(_ context: ScenarioContext, open: @escaping Opening) { (self.context, self.open) = (context, open) }

    var views: [any ScreenView] { observed?.views ?? [] }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .openForm(let world):
            observed = ObservedForm(world, context)
            if let form = observed?.form { begin(on: form) }
        case .close: task?.cancel()
        case .complete: texts?.finish()
        default: try observed.perform(action)
        }
    }

    private func begin(on form: SearchForm) {
        let (stream, texts) = AsyncStream.makeStream(of: String.self)
        let subscription = form.searchField.textSignal.subscribe(next: { text in texts.yield(text) })
        texts.onTermination = { _ in subscription.dispose() }
        self.texts = texts
        let work = open(form, stream, form.clock) { result in form.show(result: result) }
        task = Task { [observer = context.observer] in
            await work()
            observer.next("over", in: .window)
        }
    }
}
