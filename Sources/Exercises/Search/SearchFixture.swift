import ReactiveCore
import SocialService
import StarterProject
import TerminalUI

/// The learner's search, in a world that the judge decides, without a form around it.
///
/// Actions: `openForm`, which grants access first; `makeSearch`, which asks for the signal of a search; `subscribe`,
/// to that signal; `dispose`, of the last subscription; those of ``ObservedForm``. Lanes: `answer`, what each
/// subscriber gets, an answer by the text that was searched; `request`, `answered`, `failed` and `canceled` as in
/// ``ObservedForm``.
@MainActor
public final class SearchFixture: Fixture {
    /// Makes the signal of a search.
    public typealias Search =
        @MainActor (_ text: String, _ twitter: Twitter, _ accounts: AccountStore) -> Signal<JSON, TwitterInstantError>

    private let context: ScenarioContext
    private let search: Search
    private var observed: ObservedForm?
    private var made: Signal<JSON, TwitterInstantError>?
    private var subscriptions: [any Disposable] = []

    init(_ context: ScenarioContext, search: @escaping Search) {
        self.context = context
        self.search = search
    }

    public var views: [any ScreenView] { observed?.views ?? [] }

    public func perform(_ action: Stimulus.Action) throws(UnknownAction) {
        switch action {
        case .openForm(let world):
            observed = ObservedForm(world, context)
            observed?.form?.accountStore.requestAccess(to: .twitter) { _, _ in }
        case .makeSearch(let text):
            made = observed?.form.map { search(text, $0.twitter, $0.accountStore) }
        case .subscribe: subscribe()
        case .dispose: subscriptions.last?.dispose()
        default: try observed.perform(action)
        }
    }

    private func subscribe() {
        guard let made else { return }
        let number = subscriptions.count + 1
        subscriptions.append(made.record(by: context.observer, in: .answer, of: number) { $0.searchMarble })
    }
}
