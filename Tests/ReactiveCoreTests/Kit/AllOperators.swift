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
    OperatorCase("doDisposed", one: { source, kit in
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
    OperatorCase("subscribe(on:)", effects: nil, one: { source, kit in source.subscribe(on: kit.time) }),
]

/// The operators that listen to several sources, or on several threads, and so have to put events in line themselves.
let joiningOperators = allOperators.filter { $0.sources > 1 }
