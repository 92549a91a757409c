import ReactiveCore

extension PublicOperator {
    var joiningCases: [OperatorCase] {
        switch self {
        case .merge: [OperatorCase("merge", sources: 3) { sources, _ in .merge(sources) }]
        case .mergeWith: [OperatorCase("merge(with:)", sources: 2) { sources, _ in sources[0].merge(with: sources[1]) }]
        case .combineLatestWith:
            [
                OperatorCase("combineLatest(with:)", sources: 2, values: .some, effects: nil) { sources, _ in
                    sources[0].combineLatest(with: sources[1]).map { left, right in
                        left.number > right.number ? left : right
                    }
                }
            ]
        case .combineLatestMany:
            [
                OperatorCase("combineLatest of many", sources: 3, values: .some, effects: nil) { sources, _ in
                    combineLatest(sources[0], sources[1], sources[2]).map { one, two, three in
                        [one, two, three].max { $0.number < $1.number }!
                    }
                },
                OperatorCase("combineLatest of an array", sources: 3, values: .some, effects: nil) { sources, _ in
                    .combineLatest(sources).map { items in items.max { $0.number < $1.number }! }
                },
            ]
        case .zip:
            [
                OperatorCase("zip", sources: 2, values: .some, effects: nil) { sources, _ in
                    ReactiveCore.zip(sources[0], sources[1]).map { one, _ in one }
                },
                OperatorCase("zip of an array", sources: 2, values: .some, effects: nil) { sources, _ in
                    .zip(sources).map { items in items[0] }
                },
            ]
        case .zipWith:
            [
                OperatorCase("zip(with:)", sources: 2, values: .some, effects: nil) { sources, _ in
                    sources[0].zip(with: sources[1]).map { one, _ in one }
                }
            ]
        case .withLatest:
            [OperatorCase("withLatest(from:)", one: { source, _ in source.withLatest(from: .just(1)).map { $0.0 } })]
        case .sample:
            [
                OperatorCase(
                    "sample(on:)", values: .none, effects: nil,
                    one: { source, _ in
                        source.sample(on: Signal<Int, Never>.never)
                    })
            ]
        case .race: [OperatorCase("race", one: { source, _ in .race(source, .never) })]
        default: []
        }
    }

    var flatteningCases: [OperatorCase] {
        switch self {
        case .flatMap:
            [
                OperatorCase(
                    "flatMap",
                    one: { source, kit in
                        let same = kit.same()
                        return source.flatMap { .just(same($0)) }
                    }),
                OperatorCase("flatMap, inner signals by hand", one: { source, kit in source.flatMap(kit.byHand()) }),
            ]
        case .flatMapLatest:
            [
                OperatorCase(
                    "flatMapLatest",
                    one: { source, kit in
                        let same = kit.same()
                        return source.flatMapLatest { .just(same($0)) }
                    }),
                OperatorCase(
                    "flatMapLatest, inner signals by hand", one: { source, kit in source.flatMapLatest(kit.byHand()) }),
            ]
        case .flatMapStrategy:
            [
                OperatorCase("flatMap, merge", one: { source, kit in source.flatMap(.merge, kit.byHand()) }),
                OperatorCase("flatMap, concat", one: { source, kit in source.flatMap(.concat, kit.byHand()) }),
                OperatorCase("flatMap, latest", one: { source, kit in source.flatMap(.latest, kit.byHand()) }),
                OperatorCase(
                    "flatMap, first",
                    one: { source, kit in
                        let same = kit.same()
                        return source.flatMap(.first) { .just(same($0)) }
                    }),
                OperatorCase("flatMap, at most 2", one: { source, kit in source.flatMap(.atMost(2), kit.byHand()) }),
            ]
        case .switchToLatest:
            [
                OperatorCase(
                    "switchToLatest",
                    one: { source, kit in
                        let same = kit.same()
                        return source.map { .just(same($0)) }.switchToLatest()
                    })
            ]
        default: []
        }
    }

    var sequencingCases: [OperatorCase] {
        switch self {
        case .then:
            [
                OperatorCase(
                    "then", values: .none, effects: nil,
                    one: { source, kit in
                        let token = kit.ledger.token()
                        return source.then {
                            token.keep()
                            return Signal<Item, Boom>.empty
                        }
                    })
            ]
        case .concat: [OperatorCase("concat", one: { source, _ in source.concat(.empty) })]
        case .repeatedCount: [OperatorCase("repeated(_:)", one: { source, _ in source.repeated(1) })]
        // The contract needs one subscription per probe, so this source never completes.
        case .repeated:
            [
                OperatorCase(
                    "repeated", completes: false,
                    one: { source, _ in
                        source.concat(.never).repeated()
                    })
            ]
        case .deferred: [OperatorCase("deferred", one: { source, _ in .deferred { source } })]
        default: []
        }
    }
}

extension OperatorCase.Surroundings {
    /// Turns each item into a signal with `Signal.init`.
    fileprivate func byHand() -> @Sendable (Item) -> Signal<Item, Boom> {
        let same = same()
        return { item in
            Signal { subscriber in
                subscriber.send(same(item))
                subscriber.complete()
                return nil
            }
        }
    }
}
