import ReactiveCore

// The forms of each operator. `OperatorListTests` says which operator is missing.

/// Everything with one source or several, as the whole contract has it.
let allOperators = changing + bounding + joining + failing + timed

private let changing: [OperatorCase] = [
    .one("map(_:)") { $0.map($1.same) },
    .one("tryMap(_:)") { source, kit in source.tryMap { (item: Item) throws(Boom) in kit.same(item) } },
    .one("compactMap(_:)") { $0.compactMap($1.same) },
    .one("scan(_:_:)") { source, kit in source.scan(Item(0)) { kit.same($1) } },
    .one("reduce(_:_:)", values: .none, effects: nil) { source, kit in
        source.reduce(Item(0)) { kit.same($1) }.filter { $0.number < 0 }
    },
    .one("collect()", values: .none, effects: nil) { source, kit in
        source.collect().map { kit.same($0.last ?? Item(0)) }.filter { $0.number < 0 }
    },
    .one("collect(count:)", values: .some) { source, kit in source.collect(count: 1).map { kit.same($0[0]) } },
    .one("collect(count:)", "four at a time", values: .some, effects: 4) { source, _ in
        source.collect(count: 4).flatMap { .from($0) }
    },
    .one("collect(count:orEvery:on:)", values: .some, effects: nil) { source, kit in
        source.collect(count: 2, orEvery: .milliseconds(10), on: kit.time).flatMap { .from($0) }
    },
    .one("collect(count:orEvery:on:)", "one at a time") { source, kit in
        source.collect(count: 1, orEvery: .seconds(1), on: kit.time).map { kit.same($0[0]) }
    },
    .one("collect(every:on:)", values: .some, effects: nil) { source, kit in
        source.collect(every: .milliseconds(10), on: kit.time).map { [same = kit.same] in same($0.last!) }
    },
    .one("pairwise()", values: .some, effects: 4) { source, kit in source.pairwise().map { kit.same($1) } },
    .one("materialize()", values: .some) { source, _ in
        source.materialize().filter { !$0.isTerminal }.map { $0.value! }.promoteFailure(to: Boom.self)
            .merge(with: source.ignoreValues())
    },
    .one("dematerialize()") { source, _ in source.materialize().dematerialize() },
    .one("filter(_:)") { source, kit in source.filter { kit.same($0).number >= 0 } },
    .one("distinct()", values: .some) { source, _ in source.distinct() },
    .one("distinct(by:)", values: .some) { source, kit in source.distinct { kit.same($0) == kit.same($1) } },
    .one("distinct(by:)", "a key path", values: .some) { source, _ in source.distinct(by: \.number) },
    .one("ignoreValues()", values: .none, effects: nil) { source, _ in source.ignoreValues() },
    .one("first(where:)", values: .none, effects: nil) { source, kit in
        source.first(where: { kit.same($0).number < 0 })
    },
    .one("replaceEmpty(with:)", values: .some) { $0.replaceEmpty(with: Item(-1, $1.token)) },
]

private let bounding: [OperatorCase] = [
    .one("take(first:)") { source, _ in source.take(first: 1_000_000) },
    .one("take(last:)", values: .none, effects: nil) { source, _ in source.take(last: 2).filter { $0.number < 0 } },
    .one("take(until:)") { source, _ in source.take(until: Signal<Int, Never>.never) },
    .one("take(while:inclusive:)") { source, kit in source.take(while: { kit.same($0).number >= 0 }) },
    .one("take(while:inclusive:)", "inclusive") { source, kit in
        source.take(while: { kit.same($0).number >= 0 }, inclusive: true)
    },
    .one("skip(first:)", values: .some, effects: 4) { source, _ in source.skip(first: 1) },
    .one("skip(last:)", values: .some, effects: 4) { source, _ in source.skip(last: 1) },
    .one("skip(until:)") { source, _ in source.skip(until: Signal<Int, Never>.just(1)) },
    .one("skip(while:)") { source, kit in source.skip(while: { kit.same($0).number < 0 }) },
    .one("startWith(_:)", values: .some, effects: 2) { source, _ in source.startWith(Item(-1)) },
    .one("doNext(_:)") { source, kit in source.doNext { _ = kit.same($0) } },
    .one("doFailed(_:)") { source, kit in source.doFailed { _ in kit.token.keep() } },
    .one("doCompleted(_:)") { source, kit in source.doCompleted { kit.token.keep() } },
    .one("doDisposed(_:)", waitsOnTime: true) { source, kit in source.doDisposed { kit.token.keep() } },
    .one("doSubscribed(_:)") { source, kit in source.doSubscribed { kit.token.keep() } },
    .one("doEnded(_:)", waitsOnTime: true) { source, kit in source.doEnded { kit.token.keep() } },
    .one("log(_:to:)", waitsOnTime: true) { source, kit in source.log("source", to: { _ in kit.token.keep() }) },
]

private let joining: [OperatorCase] = [
    .several(3, "merge(_:)", values: .all, effects: 3) { .merge($0) },
    .several(2, "merge(with:)", values: .all, effects: 3) { $0[0].merge(with: $0[1]) },
    .several(2, "combineLatest(with:)") { $0[0].combineLatest(with: $0[1]).map { newest(of: [$0, $1]) } },
    .several(3, "combineLatest(_:)") { combineLatest($0[0], $0[1], $0[2]).map { newest(of: [$0, $1, $2]) } },
    .several(3, "combineLatest(_:)", "an array") { .combineLatest($0).map(newest) },
    .several(2, "zip(_:)") { ReactiveCore.zip($0[0], $0[1]).map { one, _ in one } },
    .several(2, "zip(_:)", "an array") { .zip($0).map { items in items[0] } },
    .several(2, "zip(with:)") { $0[0].zip(with: $0[1]).map { one, _ in one } },
    .one("withLatest(from:)") { source, _ in source.withLatest(from: .just(1)).map { $0.0 } },
    .one("sample(on:)", values: .none, effects: nil) { source, _ in source.sample(on: Signal<Int, Never>.never) },
    .one("race(_:)") { source, _ in .race(source, .never) },
    .one("flatMap(_:)") { source, kit in source.flatMap { .just(kit.same($0)) } },
    .one("flatMap(_:)", "inner signals by hand") { $0.flatMap($1.byHand()) },
    .one("flatMap(_:)", "the inner signal") { source, _ in Signal<Int, Never>.just(1).flatMap { _ in source } },
    .one("flatMapLatest(_:)") { source, kit in source.flatMapLatest { .just(kit.same($0)) } },
    .one("flatMapLatest(_:)", "inner signals by hand") { $0.flatMapLatest($1.byHand()) },
    .one("flatMapLatest(_:)", "the inner signal") { source, _ in
        Signal<Int, Never>.just(1).flatMapLatest { _ in source }
    },
    .one("flatMap(_:_:)", "merge") { $0.flatMap(.merge, $1.byHand()) },
    .one("flatMap(_:_:)", "concat") { $0.flatMap(.concat, $1.byHand()) },
    .one("flatMap(_:_:)", "latest") { $0.flatMap(.latest, $1.byHand()) },
    .one("flatMap(_:_:)", "first") { source, kit in source.flatMap(.first) { .just(kit.same($0)) } },
    .one("flatMap(_:_:)", "at most 2") { $0.flatMap(.atMost(2), $1.byHand()) },
    .one("switchToLatest()") { source, kit in source.map { .just(kit.same($0)) }.switchToLatest() },
    .one("then(_:)", values: .none, effects: nil) { source, kit in
        source.then {
            kit.token.keep()
            return Signal<Item, Boom>.empty
        }
    },
    .one("concat(_:)") { source, _ in source.concat(.empty) },
    .one("repeated(_:)") { source, _ in source.repeated(1) },
    // The contract needs one subscription per probe, so this source never completes.
    .one("repeated()", completes: false) { source, _ in source.concat(.never).repeated() },
    .one("deferred(_:)") { source, _ in .deferred { source } },
    .one("share(restartsAfter:disposal:)") { source, _ in source.share() },
    // A source that is kept continues without subscribers, so it isn't stopped.
    .one("share(restartsAfter:disposal:)", "kept", effects: nil) { source, _ in source.share(restartsAfter: []) },
    .one("share(restartsAfter:disposal:)", "kept for a while", effects: nil) { source, kit in
        source.share(disposal: .after(.milliseconds(10), on: kit.time))
    },
    .one("replay(_:restartsAfter:disposal:)") { source, _ in source.replay(2) },
    .one("replay(_:restartsAfter:disposal:)", "kept", effects: nil) { source, _ in
        source.replay(2, restartsAfter: [])
    },
    .one("replay(_:restartsAfter:disposal:)", "never kept") { source, _ in
        source.replay(2, restartsAfter: [.completion, .failure, .disposal])
    },
]

private func newest(of items: [Item]) -> Item { items.max { $0.number < $1.number }! }

/// The contract needs one subscription per probe, so no case here resubscribes. Cases in `RestartingTests` do.
private let failing: [OperatorCase] = [
    .one("catch(_:)", passesFailure: false) { source, kit in
        source.catch { _ in
            kit.token.keep()
            return Signal<Item, Boom>.empty
        }
    },
    .one("retry(_:)") { source, _ in source.retry(0) },
    .one("mapFailure(_:)") { source, kit in
        source.mapFailure { failure in
            kit.token.keep()
            return failure
        }
    },
    .one("promoteFailure(to:)", passesFailure: false) { source, _ in
        source.catch { _ in Signal<Item, Never>.empty }.promoteFailure(to: Boom.self)
    },
    .one("ignoreFailure()", passesFailure: false) { source, _ in
        source.ignoreFailure().promoteFailure(to: Boom.self)
    },
    .one("replaceFailure(with:)", passesFailure: false) { source, kit in
        source.replaceFailure(with: Item(-1, kit.token)).promoteFailure(to: Boom.self)
    },
    .one("retry(_:on:using:if:)") { $0.retry(.constant(.seconds(1), limit: 0, resetsOnValue: true), on: $1.time) },
    .one("retry(_:on:using:if:)", "not retried") { source, kit in
        source.retry(.constant(.seconds(1)), on: kit.time) { _ in
            kit.token.keep()
            return false
        }
    },
    .one("retry(when:)") { source, kit in
        source.retry(when: { failures in
            failures.tryMap { (failure: Boom) throws(Boom) -> Int in
                kit.token.keep()
                throw failure
            }
        })
    },
    .one("repeated(when:)") { source, kit in
        source.repeated(when: { completions in
            kit.token.keep()
            return completions.take(first: 0)
        })
    },
]

private let pause = Duration.milliseconds(10)
private let long = Duration.seconds(100_000)

private let timed: [OperatorCase] = [
    .one("throttle(_:on:)", values: .some, effects: nil) { $0.throttle(pause, on: $1.time) },
    .one("throttleFirst(_:on:)", values: .some) { $0.throttleFirst(.zero, on: $1.time) },
    .one("throttleLatest(_:on:)", values: .some, effects: nil) { $0.throttleLatest(pause, on: $1.time) },
    .one("throttleLatest(_:on:)", "without an interval", values: .some) { $0.throttleLatest(.zero, on: $1.time) },
    .one("delay(_:on:)", effects: nil) { $0.delay(pause, on: $1.time) },
    .one("timeout(after:on:failure:)", waitsOnTime: true) {
        $0.timeout(after: long, on: $1.time, failure: Boom(number: 99))
    },
    .one("timeout(betweenValues:on:failure:)", waitsOnTime: true) {
        $0.timeout(betweenValues: long, on: $1.time, failure: Boom(number: 99))
    },
    .one("deliver(on:)", effects: nil) { $0.deliver(on: $1.time) },
    .one("subscribe(on:)", effects: nil) { $0.subscribe(on: $1.time) },
]

/// What takes a second signal, or makes one, in forms in which the kit sends into both. Those whose values and ending
/// are known are in ``allOperators``.
let pairs: [OperatorCase] = [
    .pair("merge(_:)") { .merge($0, $1) },
    .pair("combineLatest(_:)") { combineLatest($0, $1).map { left, _ in left } },
    .pair("combineLatest(_:)", "an array") { .combineLatest([$0, $1]).map { $0[0] } },
    .pair("race(_:)") { .race($0, $1) },
    .pair("withLatest(from:)") { $0.withLatest(from: $1.unfailing).map(\.0) },
    .pair("sample(on:)") { $0.sample(on: $1.unfailing) },
    .pair("take(until:)") { $0.take(until: $1.unfailing) },
    .pair("skip(until:)") { $0.skip(until: $1.unfailing) },
    .pair("flatMap(_:)") { source, inner in source.flatMap { _ in inner } },
    .pair("flatMapLatest(_:)") { source, inner in source.flatMapLatest { _ in inner } },
    .pair("flatMap(_:_:)", "concat") { source, inner in source.flatMap(.concat) { _ in inner } },
    .pair("flatMap(_:_:)", "first") { source, inner in source.flatMap(.first) { _ in inner } },
    .pair("flatMap(_:_:)", "at most 2") { source, inner in source.flatMap(.atMost(2)) { _ in inner } },
    .pair("switchToLatest()") { source, inner in source.map { _ in inner }.switchToLatest() },
    .pair("then(_:)") { source, next in source.then { next } },
    .pair("concat(_:)") { .concat($0, $1) },
    .pair("catch(_:)") { source, replacement in source.catch { _ in replacement } },
    .pair("retry(when:)") { source, trigger in source.retry(when: { _ in trigger }) },
    .pair("retry(when:)", "made of the failures") { source, trigger in
        source.retry(when: { failures in failures.take(first: 5).flatMapLatest { _ in trigger } })
    },
    .pair("repeated(when:)") { source, trigger in source.repeated(when: { _ in trigger }) },
    .pair("repeated(when:)", "made of the completions") { source, trigger in
        source.repeated(when: { completions in completions.take(first: 5).flatMapLatest { trigger } })
    },
    .pair("share(restartsAfter:disposal:)") { source, other in
        let shared = source.share()
        return .merge(shared, shared, other)
    },
    .pair("replay(_:restartsAfter:disposal:)") { source, other in
        let replayed = source.replay(2)
        return .merge(replayed, replayed, other)
    },
]

/// Everything in which the kit sends into two sources.
let twoSources = (allOperators + pairs).filter { $0.sources == 2 }

let creations: [OperatorCase] = [
    .creation("just(_:)", sends: 1, .completed) { .just(Item(1, $0.token)) },
    .creation("init(result:)", sends: 1, .completed) { Signal(result: .success(Item(1, $0.token))) },
    .creation("empty", sends: 0, .completed) { _ in .empty },
    .creation("never", sends: 0, nil) { _ in .never },
    .creation("fail(_:)", sends: 0, .failed(Boom(number: 1))) { _ in .fail(Boom(number: 1)) },
    .creation("from(_:)", sends: 3, .completed) { kit in .from((1...3).map { Item($0, kit.token) }) },
    .creation("init(_:)", sends: 3, .completed) { kit in
        Signal { subscriber in
            for number in 1...3 { subscriber.send(kit.same(Item(number))) }
            subscriber.complete()
            return ActionDisposable { kit.token.keep() }
        }
    },
    .creation("timer(after:on:)", sends: 1, .completed) { kit in
        Signal.timer(after: .seconds(10), on: kit.time).map { [token = kit.token] in Item(1, token) }.promoteFailure()
    },
    .creation("interval(every:on:)", sends: 6, nil) { kit in
        Signal.interval(every: .seconds(10), on: kit.time).map { [token = kit.token] in Item($0, token) }
            .promoteFailure()
    },
]
