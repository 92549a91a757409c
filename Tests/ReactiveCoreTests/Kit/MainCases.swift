import ReactiveCore
import Testing

/// An operator of MainSignal as the contract kit sees it: it takes a signal of numbers, and its values are ignored.
struct MainCase: Sendable, CustomTestStringConvertible {
    typealias Stream = MainSignal<Int, Boom>

    /// The operator's name in the sources.
    let name: String
    let testDescription: String
    let build: @Sendable (Stream) -> Signal<Void, Never>

    init<Value, Failure>(
        _ name: String, _ form: String = "",
        _ build: @escaping @Sendable (Stream) -> MainSignal<Value, Failure>
    ) {
        self.name = name
        testDescription = name + form
        self.build = { build($0).signal.materialize().map { _ in } }
    }
}

/// Every operator that stays on the main actor. `MainActorTests` compares this list with the sources.
let mainCases = [
    MainCase("map(_:)") { $0.map { $0 } },
    MainCase("tryMap(_:)") { $0.tryMap { (number: Int) throws(Boom) in number } },
    MainCase("compactMap(_:)") { $0.compactMap { $0 } },
    MainCase("filter(_:)") { $0.filter { _ in true } },
    MainCase("scan(_:_:)") { $0.scan(0) { $0 + $1 } },
    MainCase("reduce(_:_:)") { $0.reduce(0) { $0 + $1 } },
    MainCase("collect()") { $0.collect() },
    MainCase("collect(count:)") { $0.collect(count: 2) },
    MainCase("pairwise()") { $0.pairwise() },
    MainCase("materialize()") { $0.materialize() },
    MainCase("doNext(_:)") { $0.doNext { _ in } },
    MainCase("doFailed(_:)") { $0.doFailed { _ in } },
    MainCase("doCompleted(_:)") { $0.doCompleted {} },
    MainCase("doDisposed(_:)") { $0.doDisposed {} },
    MainCase("doSubscribed(_:)") { $0.doSubscribed {} },
    MainCase("doEnded(_:)") { $0.doEnded {} },
    MainCase("log(_:to:)") { $0.log("main", to: { _ in }) },
    MainCase("mapFailure(_:)") { $0.mapFailure { $0 } },
    MainCase("replaceFailure(with:)") { $0.replaceFailure(with: 0) },
    MainCase("ignoreFailure()") { $0.ignoreFailure() },
    MainCase("promoteFailure(to:)") { $0.replaceFailure(with: 0).promoteFailure(to: Boom.self) },
    MainCase("distinct()") { $0.distinct() },
    MainCase("distinct(by:)") { $0.distinct(by: { $0 == $1 }) },
    MainCase("take(first:)") { $0.take(first: 1) },
    MainCase("take(first:)", ", none") { $0.take(first: 0) },
    MainCase("take(last:)") { $0.take(last: 1) },
    MainCase("take(last:)", ", none") { $0.take(last: 0) },
    MainCase("take(until:)") { $0.take(until: $0.replaceFailure(with: 0)) },
    MainCase("take(until:)", ", at once") { $0.take(until: $0.replaceFailure(with: 0).take(last: 0)) },
    MainCase("take(while:inclusive:)") { $0.take(while: { $0 < 2 }) },
    MainCase("skip(first:)") { $0.skip(first: 1) },
    MainCase("skip(last:)") { $0.skip(last: 1) },
    MainCase("skip(until:)") { $0.skip(until: $0.replaceFailure(with: 0).take(first: 0)) },
    MainCase("skip(while:)") { $0.skip(while: { $0 < 2 }) },
    MainCase("first(where:)") { $0.first(where: { $0 == 2 }) },
    MainCase("replaceEmpty(with:)") { $0.take(last: 0).replaceEmpty(with: 0) },
    MainCase("ignoreValues()") { $0.ignoreValues() },
    MainCase("throttleFirst(_:on:)") { $0.throttleFirst(.zero, on: ImmediateScheduler()) },
    MainCase("merge(with:)") { $0.merge(with: $0.take(last: 0)) },
    MainCase("combineLatest(with:)") { $0.combineLatest(with: $0.take(last: 0)) },
    MainCase("zip(with:)") { $0.zip(with: $0.take(first: 0)) },
    MainCase("withLatest(from:)") { $0.withLatest(from: .just(0)) },
    MainCase("sample(on:)") { $0.sample(on: $0.replaceFailure(with: 0).take(last: 0)) },
    MainCase("concat(_:)") { $0.take(last: 0).concat($0) },
    MainCase("share(restartsAfter:disposal:)") { $0.share() },
    MainCase("share(restartsAfter:disposal:)", ", ending kept") { $0.share(restartsAfter: []) },
]
