import ReactiveCore

// The forms of each operator. If an operator is missing in its switch, `OperatorListTests` fails.

extension PublicOperator {
    var changingCases: [OperatorCase] {
        switch self {
        case .map: [.one { $0.map($1.same) }]
        case .tryMap: [.one { source, kit in source.tryMap { (item: Item) throws(Boom) in kit.same(item) } }]
        case .compactMap: [.one { $0.compactMap($1.same) }]
        case .scan: [.one { source, kit in source.scan(Item(0)) { kit.same($1) } }]
        case .reduce:
            [
                .one(values: .none, effects: nil) { source, kit in
                    source.reduce(Item(0)) { kit.same($1) }.filter { $0.number < 0 }
                }
            ]
        case .collect:
            [
                .one(values: .none, effects: nil) { source, kit in
                    source.collect().map { kit.same($0.last ?? Item(0)) }.filter { $0.number < 0 }
                }
            ]
        case .collectCount:
            [
                .one(values: .some) { source, kit in source.collect(count: 1).map { kit.same($0[0]) } },
                .one("four at a time", values: .some, effects: 4) { source, _ in
                    source.collect(count: 4).flatMap { .from($0) }
                },
            ]
        case .collectCountOrEvery:
            [
                .one(values: .some, effects: nil) { source, kit in
                    source.collect(count: 2, orEvery: .milliseconds(10), on: kit.time).flatMap { .from($0) }
                },
                .one("one at a time") { source, kit in
                    source.collect(count: 1, orEvery: .seconds(1), on: kit.time).map { kit.same($0[0]) }
                },
            ]
        case .collectEvery:
            [
                .one(values: .some, effects: nil) { source, kit in
                    source.collect(every: .milliseconds(10), on: kit.time).map { [same = kit.same] in same($0.last!) }
                }
            ]
        case .pairwise: [.one(values: .some, effects: 4) { source, kit in source.pairwise().map { kit.same($1) } }]
        case .materialize:
            [
                .one(values: .some) { source, _ in
                    source.materialize().filter { !$0.isTerminal }.map { $0.value! }.promoteFailure(to: Boom.self)
                        .merge(with: source.ignoreValues())
                }
            ]
        case .dematerialize: [.one { source, _ in source.materialize().dematerialize() }]
        case .filter: [.one { source, kit in source.filter { kit.same($0).number >= 0 } }]
        case .distinct: [.one(values: .some) { source, _ in source.distinct() }]
        case .distinctBy:
            [
                .one(values: .some) { source, kit in source.distinct { kit.same($0) == kit.same($1) } },
                .one("a key path", values: .some) { source, _ in source.distinct(by: \.number) },
            ]
        case .ignoreValues: [.one(values: .none, effects: nil) { source, _ in source.ignoreValues() }]
        case .firstWhere:
            [.one(values: .none, effects: nil) { source, kit in source.first(where: { kit.same($0).number < 0 }) }]
        case .replaceEmpty: [.one(values: .some) { $0.replaceEmpty(with: Item(-1, $1.token)) }]
        default: []
        }
    }

    var boundingCases: [OperatorCase] {
        switch self {
        case .takeFirst: [.one { source, _ in source.take(first: 1_000_000) }]
        case .takeLast:
            [.one(values: .none, effects: nil) { source, _ in source.take(last: 2).filter { $0.number < 0 } }]
        case .takeUntil: [.one { source, _ in source.take(until: Signal<Int, Never>.never) }]
        case .takeWhile:
            [
                .one { source, kit in source.take(while: { kit.same($0).number >= 0 }) },
                .one("inclusive") { source, kit in source.take(while: { kit.same($0).number >= 0 }, inclusive: true) },
            ]
        case .skipFirst: [.one(values: .some, effects: 4) { source, _ in source.skip(first: 1) }]
        case .skipLast: [.one(values: .some, effects: 4) { source, _ in source.skip(last: 1) }]
        case .skipUntil: [.one { source, _ in source.skip(until: Signal<Int, Never>.just(1)) }]
        case .skipWhile: [.one { source, kit in source.skip(while: { kit.same($0).number < 0 }) }]
        case .startWith: [.one(values: .some, effects: 2) { source, _ in source.startWith(Item(-1)) }]
        case .doNext: [.one { source, kit in source.doNext { _ = kit.same($0) } }]
        case .doFailed: [.one { source, kit in source.doFailed { _ in kit.token.keep() } }]
        case .doCompleted: [.one { source, kit in source.doCompleted { kit.token.keep() } }]
        case .doDisposed: [.one(waitsOnTime: true) { source, kit in source.doDisposed { kit.token.keep() } }]
        case .doSubscribed: [.one { source, kit in source.doSubscribed { kit.token.keep() } }]
        case .doEnded: [.one(waitsOnTime: true) { source, kit in source.doEnded { kit.token.keep() } }]
        case .log: [.one(waitsOnTime: true) { source, kit in source.log("source", to: { _ in kit.token.keep() }) }]
        default: []
        }
    }

    var joiningCases: [OperatorCase] {
        switch self {
        case .merge: [.several(3, values: .all, effects: 3) { sources, _ in .merge(sources) }]
        case .mergeWith: [.several(2, values: .all, effects: 3) { sources, _ in sources[0].merge(with: sources[1]) }]
        case .combineLatestWith:
            [
                .several(2) { sources, _ in
                    sources[0].combineLatest(with: sources[1]).map { $0.number > $1.number ? $0 : $1 }
                }
            ]
        case .combineLatestMany:
            [
                .several(3) { sources, _ in
                    combineLatest(sources[0], sources[1], sources[2]).map { one, two, three in
                        [one, two, three].max { $0.number < $1.number }!
                    }
                },
                .several(3, "an array") { sources, _ in
                    .combineLatest(sources).map { items in items.max { $0.number < $1.number }! }
                },
            ]
        case .zip:
            [
                .several(2) { sources, _ in ReactiveCore.zip(sources[0], sources[1]).map { one, _ in one } },
                .several(2, "an array") { sources, _ in .zip(sources).map { items in items[0] } },
            ]
        case .zipWith: [.several(2) { sources, _ in sources[0].zip(with: sources[1]).map { one, _ in one } }]
        case .withLatest: [.one { source, _ in source.withLatest(from: .just(1)).map { $0.0 } }]
        case .sample: [.one(values: .none, effects: nil) { source, _ in source.sample(on: Signal<Int, Never>.never) }]
        case .race: [.one { source, _ in .race(source, .never) }]
        case .flatMap:
            [
                .one { source, kit in source.flatMap { .just(kit.same($0)) } },
                .one("inner signals by hand") { $0.flatMap($1.byHand()) },
            ]
        case .flatMapLatest:
            [
                .one { source, kit in source.flatMapLatest { .just(kit.same($0)) } },
                .one("inner signals by hand") { $0.flatMapLatest($1.byHand()) },
            ]
        case .flatMapStrategy:
            [
                .one("merge") { $0.flatMap(.merge, $1.byHand()) },
                .one("concat") { $0.flatMap(.concat, $1.byHand()) },
                .one("latest") { $0.flatMap(.latest, $1.byHand()) },
                .one("first") { source, kit in source.flatMap(.first) { .just(kit.same($0)) } },
                .one("at most 2") { $0.flatMap(.atMost(2), $1.byHand()) },
            ]
        case .switchToLatest: [.one { source, kit in source.map { .just(kit.same($0)) }.switchToLatest() }]
        case .then:
            [
                .one(values: .none, effects: nil) { source, kit in
                    source.then {
                        kit.token.keep()
                        return Signal<Item, Boom>.empty
                    }
                }
            ]
        case .concat: [.one { source, _ in source.concat(.empty) }]
        case .repeatedCount: [.one { source, _ in source.repeated(1) }]
        // The contract needs one subscription per probe, so this source never completes.
        case .repeated: [.one(completes: false) { source, _ in source.concat(.never).repeated() }]
        case .deferred: [.one { source, _ in .deferred { source } }]
        case .share:
            [
                .one { source, _ in source.share() },
                // A source that is kept continues without subscribers, so it isn't stopped.
                .one("kept", effects: nil) { source, _ in source.share(restartsAfter: []) },
                .one("kept for a while", effects: nil) { source, kit in
                    source.share(disposal: .after(.milliseconds(10), on: kit.time))
                },
            ]
        case .replay:
            [
                .one { source, _ in source.replay(2) },
                .one("kept", effects: nil) { source, _ in source.replay(2, restartsAfter: []) },
                .one("never kept") { source, _ in
                    source.replay(2, restartsAfter: [.completion, .failure, .disposal])
                },
            ]
        default: []
        }
    }
}
