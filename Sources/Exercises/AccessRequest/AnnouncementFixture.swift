import Playing
import ReactiveCore
import StarterProject

/// Gives the learner's code a request that the scenario answers. The code writes the result to a log and a title.
///
/// Actions: `open`, `grant`, `refuse`, `failWith`, `dispose`. Lanes: `request`, each subscription to the request;
/// `called off`, each disposal before the answer; `log` and `title`.
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
