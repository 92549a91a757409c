import ReactiveCore

/// Every public operator, each with a case that takes it through the contract. `OperatorListTests` compares this list with the sources.
let allOperators: [OperatorCase] = [
    OperatorCase("map", one: { source, kit in source.map(kit.same()) }),
    OperatorCase("filter", one: { source, kit in
        let same = kit.same()
        return source.filter { same($0).number >= 0 }
    }),
    OperatorCase("doNext", one: { source, kit in
        let same = kit.same()
        return source.doNext { _ = same($0) }
    }),
    OperatorCase("doFailed", one: { source, kit in
        let token = kit.ledger.token()
        return source.doFailed { _ in token.keep() }
    }),
    OperatorCase("doCompleted", one: { source, kit in
        let token = kit.ledger.token()
        return source.doCompleted { token.keep() }
    }),
    OperatorCase("doDisposed", waitsOnTime: true, one: { source, kit in
        let token = kit.ledger.token()
        return source.doDisposed { token.keep() }
    }),
    OperatorCase("scan", one: { source, kit in
        let same = kit.same()
        return source.scan(Item(0)) { _, item in same(item) }
    }),
    OperatorCase("take(first:)", one: { source, _ in source.take(first: 1_000_000) }),
    OperatorCase("skip(first:)", values: .some, effects: 4, one: { source, _ in source.skip(first: 1) }),
    OperatorCase("take(until:)", one: { source, _ in source.take(until: Signal<Int, Never>.never) }),
    OperatorCase("startWith", values: .some, effects: 2, one: { source, _ in source.startWith(Item(-1)) }),
    OperatorCase("ignoreValues", values: .none, effects: nil, one: { source, _ in source.ignoreValues() }),
    OperatorCase("mapFailure", one: { source, kit in
        let token = kit.ledger.token()
        return source.mapFailure { failure in
            token.keep()
            return failure
        }
    }),
    OperatorCase("promoteFailure(to:)", passesFailure: false, one: { source, _ in
        source.catch { _ in Signal<Item, Never>.empty }.promoteFailure(to: Boom.self)
    }),
    OperatorCase("materialize", values: .some, one: { source, _ in
        source.materialize().filter { !$0.isTerminal }.map { $0.value! }.promoteFailure(to: Boom.self)
            .merge(with: source.ignoreValues())
    }),
    OperatorCase("distinct", values: .some, one: { source, _ in source.distinct() }),
    OperatorCase("catch", passesFailure: false, one: { source, kit in
        let token = kit.ledger.token()
        return source.catch { _ in
            token.keep()
            return Signal<Item, Boom>.empty
        }
    }),
    OperatorCase("then", values: .none, effects: nil, one: { source, kit in
        let token = kit.ledger.token()
        return source.then {
            token.keep()
            return Signal<Item, Boom>.empty
        }
    }),
    OperatorCase("flatMap", one: { source, kit in
        let same = kit.same()
        return source.flatMap { .just(same($0)) }
    }),
    OperatorCase("flatMapLatest", one: { source, kit in
        let same = kit.same()
        return source.flatMapLatest { .just(same($0)) }
    }),
    OperatorCase("merge", sources: 3) { sources, _ in .merge(sources) },
    OperatorCase("combineLatest", sources: 2, values: .some, effects: nil) { sources, _ in
        sources[0].combineLatest(with: sources[1]).map { left, right in left.number > right.number ? left : right }
    },
    OperatorCase("throttle", values: .some, effects: nil, one: { source, kit in source.throttle(.milliseconds(10), on: kit.time) }),
    OperatorCase("deliver(on:)", effects: nil, one: { source, kit in source.deliver(on: kit.time) }),
    OperatorCase("tryMap", one: { source, kit in
        let same = kit.same()
        return source.tryMap { (item: Item) throws(Boom) -> Item in same(item) }
    }),
    OperatorCase("compactMap", one: { source, kit in
        let same = kit.same()
        return source.compactMap { same($0) }
    }),
    OperatorCase("reduce", values: .none, effects: nil, one: { source, kit in
        let same = kit.same()
        return source.reduce(Item(0)) { _, item in same(item) }.filter { $0.number < 0 }
    }),
    OperatorCase("collect", values: .none, effects: nil, one: { source, kit in
        let same = kit.same()
        return source.collect().map { same($0.last ?? Item(0)) }.filter { $0.number < 0 }
    }),
    OperatorCase("take(while:)", one: { source, kit in
        let same = kit.same()
        return source.take(while: { same($0).number >= 0 })
    }),
    OperatorCase("take(last:)", values: .none, effects: nil, one: { source, _ in source.take(last: 2).filter { $0.number < 0 } }),
    OperatorCase("skip(while:)", one: { source, kit in
        let same = kit.same()
        return source.skip(while: { same($0).number < 0 })
    }),
    OperatorCase("dematerialize", one: { source, _ in source.materialize().dematerialize() }),
    OperatorCase("concat", one: { source, _ in source.concat(.empty) }),
    OperatorCase("repeated(_:)", one: { source, _ in source.repeated(1) }),
    // How often these subscribe again is a test of their own: here each probe is subscribed to once.
    OperatorCase("retry", one: { source, _ in source.retry(0) }),
    OperatorCase("replaceFailure(with:)", passesFailure: false, one: { source, kit in
        source.replaceFailure(with: Item(-1, kit.ledger.token())).promoteFailure(to: Boom.self)
    }),
    OperatorCase("switchToLatest", one: { source, kit in
        let same = kit.same()
        return source.map { .just(same($0)) }.switchToLatest()
    }),
    OperatorCase("flatMap, concat", one: { source, kit in
        let same = kit.same()
        return source.flatMap(.concat) { .just(same($0)) }
    }),
    OperatorCase("flatMap, first", one: { source, kit in
        let same = kit.same()
        return source.flatMap(.first) { .just(same($0)) }
    }),
    OperatorCase("flatMap, at most 2", one: { source, kit in
        let same = kit.same()
        return source.flatMap(.atMost(2)) { .just(same($0)) }
    }),
    OperatorCase("flatMap, inner signals by hand", one: { source, kit in
        let same = kit.same()
        return source.flatMap { item in
            Signal { subscriber in
                subscriber.send(same(item))
                subscriber.complete()
                return nil
            }
        }
    }),
    OperatorCase("flatMapLatest, inner signals by hand", one: { source, kit in
        let same = kit.same()
        return source.flatMapLatest { item in
            Signal { subscriber in
                subscriber.send(same(item))
                subscriber.complete()
                return nil
            }
        }
    }),
    OperatorCase("withLatest(from:)", one: { source, _ in source.withLatest(from: .just(1)).map { $0.0 } }),
    OperatorCase("sample(on:)", values: .none, effects: nil, one: { source, _ in source.sample(on: Signal<Int, Never>.never) }),
    OperatorCase("race", one: { source, _ in .race(source, .never) }),
    OperatorCase("combineLatest of many", sources: 3, values: .some, effects: nil) { sources, _ in
        combineLatest(sources[0], sources[1], sources[2]).map { one, two, three in
            [one, two, three].max { $0.number < $1.number }!
        }
    },
    OperatorCase("zip", sources: 2, values: .some, effects: nil) { sources, _ in
        zip(sources[0], sources[1]).map { one, _ in one }
    },
    OperatorCase("zip(with:)", sources: 2, values: .some, effects: nil) { sources, _ in
        sources[0].zip(with: sources[1]).map { one, _ in one }
    },
    OperatorCase("timeout", waitsOnTime: true, one: { source, kit in
        source.timeout(after: .seconds(100_000), on: kit.time, failure: Boom(number: 99))
    }),
    OperatorCase("throttleFirst", values: .some, one: { source, kit in source.throttleFirst(.zero, on: kit.time) }),
    OperatorCase("delay", effects: nil, one: { source, kit in source.delay(.milliseconds(10), on: kit.time) }),
    OperatorCase("share", one: { source, _ in source.share() }),
    OperatorCase("replay", one: { source, _ in source.replay(2) }),
    OperatorCase("deferred", one: { source, _ in .deferred { source } }),
    OperatorCase("subscribe(on:)", effects: nil, one: { source, kit in source.subscribe(on: kit.time) }),
]

/// The operators that listen to several sources, or on several threads, and so have to put events in line themselves.
let joiningOperators = allOperators.filter { $0.sources > 1 }
