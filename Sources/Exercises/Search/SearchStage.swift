import ReactiveCore
import SocialService
import StarterProject

/// A search of the learner's making, in a world that the judge decides, without a form around it.
///
/// Words: `open` with a world, which grants access first; `make` with a text, which asks for the signal of a search; `subscribe`,
/// to that signal; `dispose`, of the last subscription.
/// Lanes: `answer 1`, `answer 2` and so on, what each subscriber gets, an answer by what was searched; `request`, `answered`, `failed` and
/// `canceled` as on ``ObservedForm``.
@MainActor
public final class SearchStage: Stage {
    /// What makes the signal of a search.
    public typealias Search =
        @MainActor (_ text: String, _ twitter: Twitter, _ accounts: AccountStore) -> Signal<JSON, TwitterInstantError>

    private let setting: Setting
    private let search: Search
    private var observed: ObservedForm?
    private var made: Signal<JSON, TwitterInstantError>?
    private var subscriptions: [any Disposable] = []

    init(_ setting: Setting, search: @escaping Search) {
        self.setting = setting
        self.search = search
    }

    public func perform(_ stimulus: Stimulus) {
        switch stimulus.name {
        case "open":
            observed = ObservedForm(stimulus.world ?? SearchWorld(), setting)
            observed?.form?.accountStore.requestAccess(to: .twitter) { _, _ in }
        case "make":
            made = observed?.form.map { search(stimulus.value ?? "", $0.twitter, $0.accountStore) }
        case "subscribe": subscribe()
        case "dispose": subscriptions.last?.dispose()
        default: break
        }
    }

    private func subscribe() {
        guard let made else { return }
        let lane = "answer \(subscriptions.count + 1)"
        let observer = setting.observer
        subscriptions.append(
            made.subscribe(
                next: { json in observer.next(json.searchMarble, in: lane) },
                failed: { error in observer.record(.failed("\(error)"), in: lane) },
                completed: { observer.record(.completed, in: lane) }
            ))
    }
}
