import Playing
import StarterProject
import TerminalUI

/// A search in a window: a task that runs while the window is open.
///
/// Actions: `openForm`, which opens a window, also after another one; `close`, which cancels its task; the actions of
/// ``ObservedForm``. Lanes: the lanes of ``ObservedForm``; `real clock`, each sleep on a clock of the machine.
@MainActor
final class WindowFixture: Fixture {
    typealias Show = @MainActor (SearchResult) -> Void
    /// Prepares the work of a window, which then runs in its task.
    typealias Opening = @MainActor (SearchForm, any Clock<Duration>, @escaping Show) -> @MainActor () async -> Void

    private let context: ScenarioContext
    private let open: Opening
    private var observed: ObservedForm?
    private var task: Task<Void, Never>?

    init(_ context: ScenarioContext, open: @escaping Opening) { (self.context, self.open) = (context, open) }

    var views: [any ScreenView] { observed?.views ?? [] }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .openForm(let world):
            observed = ObservedForm(world, context)
            guard let form = observed?.form else { return }
            let work = open(form, form.clock) { result in form.show(result: result) }
            task = Task { await work() }
        case .close: task?.cancel()
        default: try observed.perform(action)
        }
    }
}
