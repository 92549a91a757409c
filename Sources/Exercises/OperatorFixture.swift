import Playing
import ReactiveCore

/// A source, the learner's operator, and the operator's subscribers.
///
/// The operator is applied at the beginning. Each `subscribe` adds a subscriber to the newest result.
///
/// Actions: `interval`, which applies the operator again; `subscribe`; `dispose` (the last subscription); `fail` and
/// `complete` (the source); `refuse`, if there is a service; the actions that send a value. Lanes: the operator's lane,
/// with each subscriber's events; `source`, each subscription to the source and its disposal.
@MainActor
final class OperatorFixture<Input: Sendable, Output: Sendable, Failure: Error>: Fixture {
    private let observer: Observer
    private let lane: ObservationLane
    private let failure: Failure?
    private let value: (BookVerb) -> Input?
    private let source = Subject<Input, Failure>()
    private let refuse: (() -> Void)?
    private let apply: (Duration) -> Signal<Output, Failure>
    private var result: Signal<Output, Failure>
    private var subscriptions: [any Disposable] = []

    /// - Parameters:
    ///   - lane: the lane of the subscribers' events.
    ///   - failure: the source's failure; nil if it can't fail.
    ///   - value: returns the value that the source sends for an action; nil if the action sends no value.
    ///   - refuse: makes the service's pending answers fail; nil if there is no service.
    ///   - apply: applies the operator to the source.
    init(
        _ context: ScenarioContext, in lane: ObservationLane, failure: Failure? = nil,
        value: @escaping (BookVerb) -> Input?, refuse: (() -> Void)? = nil,
        apply: @escaping (Signal<Input, Failure>, Duration) -> Signal<Output, Failure>
    ) {
        let observer = context.observer
        let values = source.signal
        (self.observer, self.lane, self.failure, self.value, self.refuse) = (observer, lane, failure, value, refuse)
        let observed = Signal<Input, Failure> { subscriber in
            observer.record(.subscribed, in: .source)
            let subscription = values.observe { event in subscriber.send(event) }
            return ActionDisposable {
                observer.record(.disposed, in: .source)
                subscription.dispose()
            }
        }
        self.apply = { apply(observed, $0) }
        result = apply(observed, .milliseconds(400))
    }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .interval(let interval): result = apply(interval)
        case .subscribe: subscribe()
        case .dispose: subscriptions.last?.dispose()
        case .fail:
            guard let failure else { throw UnknownAction() }
            source.fail(failure)
        case .refuse:
            guard let refuse else { throw UnknownAction() }
            refuse()
        case .complete: source.complete()
        default:
            guard let value = value(action) else { throw UnknownAction() }
            source.send(value)
        }
    }

    private func subscribe() {
        let number = subscriptions.count + 1
        subscriptions.append(result.record(by: observer, in: lane, of: number) { "\($0)" })
    }
}

extension BookVerb {
    /// The number that the source sends; nil for other actions.
    public var sentNumber: Int? {
        if case .send(let number) = self { number } else { nil }
    }

    /// The text that the source sends; nil for other actions.
    public var sentText: String? {
        if case .sendText(let text) = self { text } else { nil }
    }

    /// The IDs of the tweets that the source sends; nil for other actions.
    public var sentTweets: [Int]? {
        if case .sendTweets(let numbers) = self { numbers } else { nil }
    }
}
