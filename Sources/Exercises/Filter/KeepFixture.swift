import ReactiveCore

/// Why the source of task 4 fails.
public struct Trouble: Error, Sendable, CustomStringConvertible {
    public var description: String { "Trouble" }
}

/// A source of numbers, a question about them, and the learner's operator between that source and its subscribers.
///
/// The operator is applied once, at the beginning. There is no subscription until the scenario makes one.
///
/// Actions: `subscribe`; `dispose` (of the last subscription); `send`, `fail` and `complete` (of the source). Lanes:
/// `kept`, what each subscriber gets; `asked`, each number that the learner's code asks about; `source`, subscribed
/// and disposed. The question is whether a number is even.
@MainActor
public final class KeepFixture: Fixture {
    /// The operator.
    public typealias Keep = @Sendable (Signal<Int, Trouble>, @escaping @Sendable (Int) -> Bool) -> Signal<Int, Trouble>

    private let observer: Observer
    private let numbers = Subject<Int, Trouble>()
    private let kept: Signal<Int, Trouble>
    private var subscriptions: [any Disposable] = []

    init(_ context: ScenarioContext, keep: Keep) {
        let observer = context.observer
        self.observer = observer
        let numbers = numbers.signal
        let source = Signal<Int, Trouble> { subscriber in
            observer.record(.subscribed, in: .source)
            let subscription = numbers.observe { event in
                switch event {
                case .next(let number): subscriber.send(number)
                case .failed(let trouble): subscriber.fail(trouble)
                case .completed: subscriber.complete()
                }
            }
            return ActionDisposable {
                observer.record(.disposed, in: .source)
                subscription.dispose()
            }
        }
        kept = keep(source) { number in
            observer.next(number, in: .asked)
            return number.isMultiple(of: 2)
        }
    }

    public func perform(_ action: Stimulus.Action) throws(UnknownAction) {
        switch action {
        case .subscribe: subscribe()
        case .dispose: subscriptions.last?.dispose()
        case .send(let number): numbers.send(number)
        case .fail: numbers.fail(Trouble())
        case .complete: numbers.complete()
        default: throw UnknownAction()
        }
    }

    private func subscribe() {
        let number = subscriptions.count + 1
        subscriptions.append(kept.record(by: observer, in: .kept, of: number) { "\($0)" })
    }
}
