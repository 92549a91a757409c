import ReactiveCore

/// Why the source of task 4 fails.
public struct Trouble: Error, Sendable {}

/// A source of numbers, a question about them, and an operator of the learner's between that source and its subscribers.
///
/// The operator is applied once, when the stage is set; nobody subscribes to what it returns until told to.
///
/// Words: `subscribe`; `dispose` (of the last subscription); `send` with a number, `fail` and `complete` (of the source).
/// Lanes: `kept 1`, `kept 2` and so on, what each subscriber gets; `asked`, each number that the question was put to; `source`,
/// subscribed and disposed. The question is whether a number is even.
@MainActor
public final class KeepStage: Stage {
    /// The operator.
    public typealias Keep = @Sendable (Signal<Int, Trouble>, @escaping @Sendable (Int) -> Bool) -> Signal<Int, Trouble>

    private let observer: Observer
    private let numbers = Subject<Int, Trouble>()
    private let kept: Signal<Int, Trouble>
    private var subscriptions: [any Disposable] = []

    init(_ setting: Setting, keep: Keep) {
        let observer = setting.observer
        self.observer = observer
        let numbers = numbers.signal
        let source = Signal<Int, Trouble> { subscriber in
            observer.record(.subscribed, in: "source")
            let subscription = numbers.observe { event in
                switch event {
                case .next(let number): subscriber.send(number)
                case .failed(let trouble): subscriber.fail(trouble)
                case .completed: subscriber.complete()
                }
            }
            return ActionDisposable {
                observer.record(.disposed, in: "source")
                subscription.dispose()
            }
        }
        kept = keep(source) { number in
            observer.next(number, in: "asked")
            return number.isMultiple(of: 2)
        }
    }

    public func perform(_ stimulus: Stimulus) {
        switch stimulus.name {
        case "subscribe": subscribe()
        case "dispose": subscriptions.last?.dispose()
        case "send": numbers.send(stimulus.value.flatMap { Int($0) } ?? 0)
        case "fail": numbers.fail(Trouble())
        case "complete": numbers.complete()
        default: break
        }
    }

    private func subscribe() {
        let lane = "kept \(subscriptions.count + 1)"
        subscriptions.append(
            kept.subscribe(
                next: { [observer] number in observer.next(number, in: lane) },
                failed: { [observer] _ in observer.record(.failed("Trouble"), in: lane) },
                completed: { [observer] in observer.record(.completed, in: lane) }
            ))
    }
}
