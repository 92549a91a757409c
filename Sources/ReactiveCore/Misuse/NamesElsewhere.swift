// swift-format-ignore-file: AmbiguousTrailingClosureOverload
// The names that other libraries have for our operators. If you type such a name, the compiler says what to do: in a
// fix-it if the arguments match, in a message otherwise.

// Values
extension SignalProtocol {
    @available(*, unavailable, renamed: "tryMap(_:)")
    public func attemptMap<New>(_ transform: (Value) throws -> New) -> Signal<New, Failure> { fatalError() }

    @available(*, unavailable, renamed: "collect()")
    public func toArray() -> Signal<[Value], Failure> { fatalError() }

    @available(*, unavailable, renamed: "pairwise()")
    public func combinePrevious() -> Signal<(Value, Value), Failure> { fatalError() }

    @available(*, unavailable, renamed: "pairwise()")
    public func adjacentPairs() -> Signal<(Value, Value), Failure> { fatalError() }

    @available(*, unavailable, renamed: "collect(count:)")
    public func chunks(ofCount count: Int) -> Signal<[Value], Failure> { fatalError() }

    @available(*, unavailable, renamed: "scan(_:_:)")
    public func reductions<Result>(
        _ initial: Result, _ combine: (Result, Value) -> Result
    ) -> Signal<Result, Failure> { fatalError() }

    @available(*, unavailable, message: "Called collect here: .collect(count: 2, orEvery: .seconds(1), on: scheduler)")
    public func buffer(timeSpan: Duration, count: Int, scheduler: some Any) -> Signal<[Value], Failure> { fatalError() }

    @available(*, unavailable, renamed: "collect(count:)")
    public func collect(_ count: Int) -> Signal<[Value], Failure> { fatalError() }
}

// Fewer values
extension SignalProtocol {
    @available(*, unavailable, renamed: "distinct()")
    public func distinctUntilChanged() -> Self { fatalError() }

    @available(*, unavailable, renamed: "distinct()")
    public func removeDuplicates() -> Self { fatalError() }

    @available(*, unavailable, renamed: "distinct()")
    public func skipRepeats() -> Self { fatalError() }

    @available(*, unavailable, renamed: "distinct(by:)")
    public func distinctUntilChanged(_ comparison: (Value, Value) -> Bool) -> Self { fatalError() }

    @available(*, unavailable, message: "Called distinct(by:) here, with a key path: .distinct(by: \\.id)")
    public func distinctUntilChanged(_ key: (Value) -> some Equatable) -> Self { fatalError() }

    @available(*, unavailable, renamed: "distinct(by:)")
    public func removeDuplicates(by comparison: (Value, Value) -> Bool) -> Self { fatalError() }

    @available(*, unavailable, renamed: "distinct(by:)")
    public func skipRepeats(_ comparison: (Value, Value) -> Bool) -> Self { fatalError() }

    @available(*, unavailable, renamed: "ignoreValues()")
    public func ignoreElements() -> Self { fatalError() }

    @available(*, unavailable, renamed: "ignoreValues()")
    public func ignoreOutput() -> Self { fatalError() }

    @available(*, unavailable, renamed: "take(first:)")
    public func take(_ count: Int) -> Self { fatalError() }

    @available(*, unavailable, renamed: "take(first:)")
    public func prefix(_ count: Int) -> Self { fatalError() }

    @available(*, unavailable, renamed: "take(while:)")
    public func prefix(while isWanted: (Value) -> Bool) -> Self { fatalError() }

    @available(*, unavailable, renamed: "take(until:)")
    public func prefix(untilOutputFrom trigger: some SignalProtocol) -> Self { fatalError() }

    @available(*, unavailable, renamed: "take(last:)")
    public func takeLast(_ count: Int) -> Self { fatalError() }

    @available(*, unavailable, renamed: "take(last:)")
    public func suffix(_ count: Int) -> Self { fatalError() }

    @available(*, unavailable, message: "Write .take(last: 1).")
    public func last() -> Self { fatalError() }

    @available(*, unavailable, renamed: "skip(first:)")
    public func skip(_ count: Int) -> Self { fatalError() }

    @available(*, unavailable, message: "Called skip(first:) here: .skip(first: 1)")
    public func dropFirst(_ count: Int = 1) -> Self { fatalError() }

    @available(*, unavailable, message: "Called skip(last:) here: .skip(last: 1)")
    public func dropLast(_ count: Int = 1) -> Self { fatalError() }

    @available(*, unavailable, renamed: "skip(while:)")
    public func drop(while isUnwanted: (Value) -> Bool) -> Self { fatalError() }

    @available(*, unavailable, renamed: "skip(until:)")
    public func drop(untilOutputFrom trigger: some SignalProtocol) -> Self { fatalError() }
}

// Signals of signals
extension SignalProtocol {
    @available(*, unavailable, renamed: "flatMap(_:)")
    public func flattenMap<New, NewFailure>(_ transform: (Value) -> Signal<New, NewFailure>) -> Signal<New, NewFailure>
    {
        fatalError()
    }

    @available(*, unavailable, renamed: "flatMapLatest(_:)")
    public func switchMap<New, NewFailure>(_ transform: (Value) -> Signal<New, NewFailure>) -> Signal<New, NewFailure> {
        fatalError()
    }

    @available(*, unavailable, message: "Called flatMap(.concat) here: .flatMap(.concat) { value in … }")
    public func concatMap<New, NewFailure>(_ transform: (Value) -> Signal<New, NewFailure>) -> Signal<New, NewFailure> {
        fatalError()
    }

    @available(*, unavailable, message: "Called flatMap(.first) here: .flatMap(.first) { value in … }")
    public func flatMapFirst<New, NewFailure>(
        _ transform: (Value) -> Signal<New, NewFailure>
    ) -> Signal<New, NewFailure> { fatalError() }

    @available(*, unavailable, message: "Called flatMap(.atMost(2)) here: .flatMap(.atMost(2)) { value in … }")
    public func flatMap<New, NewFailure>(
        maxPublishers: some Any, _ transform: (Value) -> Signal<New, NewFailure>
    ) -> Signal<New, NewFailure> { fatalError() }

    @available(*, unavailable, renamed: "switchToLatest()")
    public func switchLatest() -> Signal<Value.Value, Failure> where Value: SignalProtocol { fatalError() }

    @available(*, unavailable, message: "Write .switchToLatest(), or replace the map before it with flatMap(.merge).")
    public func flatten(_ strategy: FlatMapStrategy) -> Signal<Value.Value, Failure> where Value: SignalProtocol {
        fatalError()
    }
}

// Two signals
extension SignalProtocol {
    @available(*, unavailable, renamed: "combineLatest(with:)")
    public func combineLatest<Other: SignalProtocol>(_ other: Other) -> Signal<(Value, Other.Value), Failure> {
        fatalError()
    }

    @available(*, unavailable, renamed: "combineLatest(with:)")
    public func combineLatestWith<Other: SignalProtocol>(_ other: Other) -> Signal<(Value, Other.Value), Failure> {
        fatalError()
    }

    @available(*, unavailable, renamed: "zip(with:)")
    public func zip<Other: SignalProtocol>(_ other: Other) -> Signal<(Value, Other.Value), Failure> { fatalError() }

    @available(*, unavailable, renamed: "withLatest(from:)")
    public func withLatestFrom<Other: SignalProtocol>(_ other: Other) -> Signal<(Value, Other.Value), Failure> {
        fatalError()
    }

    @available(
        *, unavailable, message: "Called withLatest(from:) here: .withLatest(from: other).map { mine, its in … }"
    )
    public func withLatestFrom<Other: SignalProtocol, New>(
        _ other: Other, resultSelector: (Value, Other.Value) -> New
    ) -> Signal<New, Failure> { fatalError() }

    @available(*, unavailable, renamed: "sample(on:)")
    public func sample(_ trigger: some SignalProtocol) -> Self { fatalError() }

    @available(*, unavailable, renamed: "merge(with:)")
    public func merge(_ other: some SignalProtocol) -> Self { fatalError() }

    @available(*, unavailable, message: "Called race here: .race(one, other)")
    public func amb(_ other: some SignalProtocol) -> Self { fatalError() }

    @available(*, unavailable, renamed: "concat(_:)")
    public func append(_ next: some SignalProtocol) -> Self { fatalError() }

    @available(*, unavailable, message: "Called then here, with a closure: .then { next }")
    public func andThen<Next: SignalProtocol>(_ next: Next) -> Signal<Next.Value, Next.Failure> { fatalError() }

    @available(*, unavailable, renamed: "then(_:)")
    public func andThen<New, NewFailure>(_ next: () -> Signal<New, NewFailure>) -> Signal<New, NewFailure> {
        fatalError()
    }

    @available(*, unavailable, renamed: "startWith(_:)")
    public func prepend(_ values: Value...) -> Self { fatalError() }

    @available(*, unavailable, message: "Called startWith here: .startWith(value)")
    public func prefix(value: Value) -> Self { fatalError() }
}
