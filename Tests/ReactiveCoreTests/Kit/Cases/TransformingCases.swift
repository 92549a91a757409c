import ReactiveCore

extension PublicOperator {
    var transformingCases: [OperatorCase] {
        switch self {
        case .map: [OperatorCase("map", one: { source, kit in source.map(kit.same()) })]
        case .tryMap:
            [
                OperatorCase(
                    "tryMap",
                    one: { source, kit in
                        let same = kit.same()
                        return source.tryMap { (item: Item) throws(Boom) -> Item in same(item) }
                    })
            ]
        case .compactMap:
            [
                OperatorCase(
                    "compactMap",
                    one: { source, kit in
                        let same = kit.same()
                        return source.compactMap { same($0) }
                    })
            ]
        case .scan:
            [
                OperatorCase(
                    "scan",
                    one: { source, kit in
                        let same = kit.same()
                        return source.scan(Item(0)) { _, item in same(item) }
                    })
            ]
        case .reduce:
            [
                OperatorCase(
                    "reduce", values: .none, effects: nil,
                    one: { source, kit in
                        let same = kit.same()
                        return source.reduce(Item(0)) { _, item in same(item) }.filter { $0.number < 0 }
                    })
            ]
        case .collect:
            [
                OperatorCase(
                    "collect", values: .none, effects: nil,
                    one: { source, kit in
                        let same = kit.same()
                        return source.collect().map { same($0.last ?? Item(0)) }.filter { $0.number < 0 }
                    })
            ]
        case .materialize:
            [
                OperatorCase(
                    "materialize", values: .some,
                    one: { source, _ in
                        source.materialize().filter { !$0.isTerminal }.map { $0.value! }.promoteFailure(to: Boom.self)
                            .merge(with: source.ignoreValues())
                    })
            ]
        case .dematerialize: [OperatorCase("dematerialize", one: { source, _ in source.materialize().dematerialize() })]
        default: []
        }
    }

    var filteringCases: [OperatorCase] {
        switch self {
        case .filter:
            [
                OperatorCase(
                    "filter",
                    one: { source, kit in
                        let same = kit.same()
                        return source.filter { same($0).number >= 0 }
                    })
            ]
        case .distinct: [OperatorCase("distinct", values: .some, one: { source, _ in source.distinct() })]
        case .distinctBy:
            [
                OperatorCase(
                    "distinct(by:)", values: .some,
                    one: { source, kit in
                        let same = kit.same()
                        return source.distinct { same($0) == same($1) }
                    }),
                OperatorCase(
                    "distinct(by:) of a key path", values: .some, one: { source, _ in source.distinct(by: \.number) }),
            ]
        case .ignoreValues:
            [OperatorCase("ignoreValues", values: .none, effects: nil, one: { source, _ in source.ignoreValues() })]
        default: []
        }
    }

    var watchingCases: [OperatorCase] {
        switch self {
        case .doNext:
            [
                OperatorCase(
                    "doNext",
                    one: { source, kit in
                        let same = kit.same()
                        return source.doNext { _ = same($0) }
                    })
            ]
        case .doFailed:
            [
                OperatorCase(
                    "doFailed",
                    one: { source, kit in
                        let token = kit.ledger.token()
                        return source.doFailed { _ in token.keep() }
                    })
            ]
        case .doCompleted:
            [
                OperatorCase(
                    "doCompleted",
                    one: { source, kit in
                        let token = kit.ledger.token()
                        return source.doCompleted { token.keep() }
                    })
            ]
        case .doDisposed:
            [
                OperatorCase(
                    "doDisposed", waitsOnTime: true,
                    one: { source, kit in
                        let token = kit.ledger.token()
                        return source.doDisposed { token.keep() }
                    })
            ]
        default: []
        }
    }
}
