import Playing
import ReactiveCore

/// A source of numbers, the learner's operator, and a subscriber.
///
/// Verbs: all. Lane: `result`, the subscriber's events.
@MainActor
final class NumbersFixture: Fixture {
    private let source = Subject<Int, Never>()
    private let result: Signal<Int, Never>
    private let observer: Observer
    private var subscription: (any Disposable)?

    init(_ context: ScenarioContext, apply: (Signal<Int, Never>) -> Signal<Int, Never>) {
        observer = context.observer
        result = apply(source.signal)
    }

    func perform(_ verb: CountingVerb) throws(UnknownAction) {
        switch verb {
        case .subscribe:
            subscription = result.subscribe(
                next: { [observer] number in observer.next(number, in: .result) },
                completed: { [observer] in observer.record(.completed, in: .result) })
        case .number(let number): source.send(number)
        case .complete: source.complete()
        case .dispose: subscription?.dispose()
        }
    }
}

/// The code that a learner supplies in chapter 01.
public struct DoublingExercise: Exercise {
    public let fixtures: Fixtures

    /// Takes the tasks' functions, in order.
    public init(
        double: @escaping (Signal<Int, Never>) -> Signal<Int, Never>,
        evens: @escaping (Signal<Int, Never>) -> Signal<Int, Never>
    ) {
        fixtures = Fixtures([{ NumbersFixture($0, apply: double) }, { NumbersFixture($0, apply: evens) }])
    }
}

/// The code that a learner supplies in chapter 02.
public struct TotalsExercise: Exercise {
    public let fixtures: Fixtures

    /// Takes the task's function.
    public init(total: @escaping (Signal<Int, Never>) -> Signal<Int, Never>) {
        fixtures = Fixtures([{ NumbersFixture($0, apply: total) }])
    }
}
