import ReactiveCore
import Testing

/// An operator of MainSignal as the contract kit sees it: it takes a signal of numbers, and its values are ignored.
struct MainCase: Sendable, CustomTestStringConvertible {
    typealias Stream = MainSignal<Int, Boom>

    let operation: PublicOperator
    let testDescription: String
    let build: @Sendable (Stream) -> Signal<Void, Never>

    init<Value, Failure>(
        _ operation: PublicOperator, _ form: String = "",
        _ build: @escaping @Sendable (Stream) -> MainSignal<Value, Failure>
    ) {
        self.operation = operation
        testDescription = operation.rawValue + form
        self.build = { build($0).signal.materialize().map { _ in } }
    }
}

/// Every operator that stays on the main actor. `MainActorTests` compares this list with the sources.
let mainCases = [
    MainCase(.map) { $0.map { $0 } },
    MainCase(.tryMap) { $0.tryMap { (number: Int) throws(Boom) in number } },
    MainCase(.compactMap) { $0.compactMap { $0 } },
    MainCase(.filter) { $0.filter { _ in true } },
    MainCase(.scan) { $0.scan(0) { $0 + $1 } },
    MainCase(.reduce) { $0.reduce(0) { $0 + $1 } },
    MainCase(.collect) { $0.collect() },
    MainCase(.collectCount) { $0.collect(count: 2) },
    MainCase(.pairwise) { $0.pairwise() },
    MainCase(.materialize) { $0.materialize() },
    MainCase(.doNext) { $0.doNext { _ in } },
    MainCase(.doFailed) { $0.doFailed { _ in } },
    MainCase(.doCompleted) { $0.doCompleted {} },
    MainCase(.doDisposed) { $0.doDisposed {} },
    MainCase(.doSubscribed) { $0.doSubscribed {} },
    MainCase(.doEnded) { $0.doEnded {} },
    MainCase(.log) { $0.log("main", to: { _ in }) },
    MainCase(.mapFailure) { $0.mapFailure { $0 } },
    MainCase(.replaceFailure) { $0.replaceFailure(with: 0) },
    MainCase(.ignoreFailure) { $0.ignoreFailure() },
    MainCase(.promoteFailure) { $0.replaceFailure(with: 0).promoteFailure(to: Boom.self) },
    MainCase(.distinct) { $0.distinct() },
    MainCase(.distinctBy) { $0.distinct(by: { $0 == $1 }) },
    MainCase(.takeFirst) { $0.take(first: 1) },
    MainCase(.takeFirst, ", none") { $0.take(first: 0) },
    MainCase(.takeLast) { $0.take(last: 1) },
    MainCase(.takeLast, ", none") { $0.take(last: 0) },
    MainCase(.takeUntil) { $0.take(until: $0.replaceFailure(with: 0)) },
    MainCase(.takeUntil, ", at once") { $0.take(until: $0.replaceFailure(with: 0).take(last: 0)) },
    MainCase(.takeWhile) { $0.take(while: { $0 < 2 }) },
    MainCase(.skipFirst) { $0.skip(first: 1) },
    MainCase(.skipLast) { $0.skip(last: 1) },
    MainCase(.skipUntil) { $0.skip(until: $0.replaceFailure(with: 0).take(first: 0)) },
    MainCase(.skipWhile) { $0.skip(while: { $0 < 2 }) },
    MainCase(.firstWhere) { $0.first(where: { $0 == 2 }) },
    MainCase(.replaceEmpty) { $0.take(last: 0).replaceEmpty(with: 0) },
    MainCase(.ignoreValues) { $0.ignoreValues() },
    MainCase(.throttleFirst) { $0.throttleFirst(.zero, on: ImmediateScheduler()) },
    MainCase(.mergeWith) { $0.merge(with: $0.take(last: 0)) },
    MainCase(.combineLatestWith) { $0.combineLatest(with: $0.take(last: 0)) },
    MainCase(.zipWith) { $0.zip(with: $0.take(first: 0)) },
    MainCase(.withLatest) { $0.withLatest(from: .just(0)) },
    MainCase(.sample) { $0.sample(on: $0.replaceFailure(with: 0).take(last: 0)) },
    MainCase(.concat) { $0.take(last: 0).concat($0) },
    MainCase(.share) { $0.share() },
    MainCase(.share, ", ending kept") { $0.share(restartsAfter: []) },
]
