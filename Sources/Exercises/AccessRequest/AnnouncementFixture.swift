import Playing
import ReactiveCore
import StarterProject

/// A request that the scenario answers, and the learner's code that writes its result to a log and a title.
///
/// Actions: `open`, `grant`, `refuse`, `failWith`, `dispose`. Lanes: `request`, each subscription to it; `called off`,
/// each disposal before its answer; `log` and `title`.
@MainActor
final class AnnouncementFixture: Fixture {
    private let observer: Observer
    private let announce: AccessRequestExercise.Announcement
    private let requests: OpenSubscribers<Void, TwitterInstantError>
    private var subscription: (any Disposable)?

    init(_ context: ScenarioContext, announce: @escaping AccessRequestExercise.Announcement) {
        observer = context.observer
        self.announce = announce
        requests = OpenSubscribers(context.observer, started: .request)
    }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .open:
            subscription = announce(requests.signal()) { [observer] in
                observer.next($0, in: .log)
            } _: { [observer] in
                observer.next($0, in: .title)
            }
        case .grant:
            requests.answer { subscriber in
                subscriber.send(())
                subscriber.complete()
            }
        case .refuse: requests.answer { $0.fail(.accessDenied(.permissionDenied)) }
        case .failWith(let error): requests.answer { $0.fail(TwitterInstantError(error)) }
        case .dispose: subscription?.dispose()
        default: throw UnknownAction()
        }
    }
}
