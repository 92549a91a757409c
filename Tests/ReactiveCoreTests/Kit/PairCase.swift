import ReactiveCore
import Testing

/// An operator that subscribes to more than one signal, at once or one after another. The test sends into both sources.
struct PairCase: Sendable, CustomTestStringConvertible {
    typealias Stream = Signal<Item, Boom>

    let testDescription: String
    let build: @Sendable (Stream, Stream) -> Stream

    init(_ name: String, _ build: @escaping @Sendable (Stream, Stream) -> Stream) {
        testDescription = name
        self.build = build
    }
}

let pairCases = PublicOperator.allCases.flatMap(\.pairCases)

extension PublicOperator {
    /// Empty for an operator without a second signal. There is no `default`, as in ``contract``.
    var pairCases: [PairCase] {
        switch self {
        case .merge: [PairCase("merge") { .merge($0, $1) }]
        case .mergeWith: [PairCase("merge(with:)") { $0.merge(with: $1) }]
        case .combineLatestWith: [PairCase("combineLatest(with:)") { $0.combineLatest(with: $1).map(\.0) }]
        case .combineLatestMany:
            [
                PairCase("combineLatest") { combineLatest($0, $1).map { left, _ in left } },
                PairCase("combineLatest of an array") { .combineLatest([$0, $1]).map { $0[0] } },
            ]
        case .zip:
            [
                PairCase("zip") { ReactiveCore.zip($0, $1).map { left, _ in left } },
                PairCase("zip of an array") { .zip([$0, $1]).map { $0[0] } },
            ]
        case .zipWith: [PairCase("zip(with:)") { $0.zip(with: $1).map(\.0) }]
        case .race: [PairCase("race") { .race($0, $1) }]
        case .withLatest: [PairCase("withLatest(from:)") { $0.withLatest(from: $1.unfailing).map(\.0) }]
        case .sample: [PairCase("sample(on:)") { $0.sample(on: $1.unfailing) }]
        case .takeUntil: [PairCase("take(until:)") { $0.take(until: $1.unfailing) }]
        case .skipUntil: [PairCase("skip(until:)") { $0.skip(until: $1.unfailing) }]
        case .flatMap: [PairCase("flatMap") { source, inner in source.flatMap { _ in inner } }]
        case .flatMapLatest: [PairCase("flatMapLatest") { source, inner in source.flatMapLatest { _ in inner } }]
        case .flatMapStrategy:
            [
                PairCase("flatMap, concat") { source, inner in source.flatMap(.concat) { _ in inner } },
                PairCase("flatMap, first") { source, inner in source.flatMap(.first) { _ in inner } },
                PairCase("flatMap, at most 2") { source, inner in source.flatMap(.atMost(2)) { _ in inner } },
            ]
        case .switchToLatest:
            [PairCase("switchToLatest") { source, inner in source.map { _ in inner }.switchToLatest() }]
        case .then: [PairCase("then") { source, next in source.then { next } }]
        case .concat: [PairCase("concat") { .concat($0, $1) }]
        case .catch: [PairCase("catch") { source, replacement in source.catch { _ in replacement } }]
        case .retryWhen:
            [
                PairCase("retry(when:)") { source, trigger in source.retry(when: { _ in trigger }) },
                PairCase("retry(when:), made of the failures") { source, trigger in
                    source.retry(when: { failures in failures.take(first: 5).flatMapLatest { _ in trigger } })
                },
            ]
        case .repeatedWhen:
            [
                PairCase("repeated(when:)") { source, trigger in source.repeated(when: { _ in trigger }) },
                PairCase("repeated(when:), made of the completions") { source, trigger in
                    source.repeated(when: { completions in completions.take(first: 5).flatMapLatest { trigger } })
                },
            ]
        case .share:
            [
                PairCase("share") { source, other in
                    let shared = source.share()
                    return .merge(shared, shared, other)
                }
            ]
        case .replay:
            [
                PairCase("replay") { source, other in
                    let replayed = source.replay(2)
                    return .merge(replayed, replayed, other)
                }
            ]
        case .initializer, .initializerAsync, .just, .empty, .never, .fail, .from, .deferred, .timer, .interval,
            .values, .valuesWaiting,
            .map, .tryMap, .compactMap, .scan, .reduce, .collect, .materialize, .dematerialize, .filter, .distinct,
            .distinctBy,
            .ignoreFailure, .ignoreValues, .takeFirst, .takeLast, .takeWhile, .skipFirst, .skipLast, .skipWhile,
            .startWith, .doNext, .doFailed,
            .doCompleted, .doDisposed, .repeated, .repeatedCount, .retry, .mapFailure, .promoteFailure, .replaceFailure,
            .throttle,
            .throttleFirst, .delay, .timeout, .deliverOn, .subscribeOn,
            .collectCount, .collectCountOrEvery, .collectEvery, .pairwise, .firstWhere, .replaceEmpty, .doSubscribed,
            .doEnded, .log,
            .throttleLatest, .retryBackoff, .timeoutBetweenValues, .awaitedFirst, .awaitedLast, .initializerResult:
            []
        }
    }
}
