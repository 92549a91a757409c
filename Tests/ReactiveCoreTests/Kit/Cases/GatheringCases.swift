import ReactiveCore

extension PublicOperator {
    var gatheringCases: [OperatorCase] {
        switch self {
        case .collectCount:
            [
                OperatorCase(
                    "collect(count:)", values: .some,
                    one: { source, kit in
                        let same = kit.same()
                        return source.collect(count: 1).map { same($0[0]) }
                    }),
                OperatorCase(
                    "collect(count:), four at a time", values: .some, effects: 4,
                    one: { source, _ in source.collect(count: 4).flatMap { .from($0) } }),
            ]
        case .collectEvery:
            [
                OperatorCase(
                    "collect(every:on:)", values: .some, effects: nil,
                    one: { source, kit in
                        let same = kit.same()
                        return source.collect(every: .milliseconds(10), on: kit.time).map { same($0.last!) }
                    })
            ]
        case .pairwise:
            [
                OperatorCase(
                    "pairwise", values: .some, effects: 4,
                    one: { source, kit in
                        let same = kit.same()
                        return source.pairwise().map { same($1) }
                    })
            ]
        default: []
        }
    }

    var firstCases: [OperatorCase] {
        switch self {
        case .firstWhere:
            [
                OperatorCase(
                    "first(where:)", values: .none, effects: nil,
                    one: { source, kit in
                        let same = kit.same()
                        return source.first(where: { same($0).number < 0 })
                    })
            ]
        case .replaceEmpty:
            [
                OperatorCase(
                    "replaceEmpty(with:)", values: .some,
                    one: { source, kit in
                        source.replaceEmpty(with: Item(-1, kit.ledger.token()))
                    })
            ]
        default: []
        }
    }

    var loggingCases: [OperatorCase] {
        switch self {
        case .doSubscribed:
            [
                OperatorCase(
                    "doSubscribed",
                    one: { source, kit in
                        let token = kit.ledger.token()
                        return source.doSubscribed { token.keep() }
                    })
            ]
        case .doEnded:
            [
                OperatorCase(
                    "doEnded", waitsOnTime: true,
                    one: { source, kit in
                        let token = kit.ledger.token()
                        return source.doEnded { token.keep() }
                    })
            ]
        case .log:
            [
                OperatorCase(
                    "log", waitsOnTime: true,
                    one: { source, kit in
                        let token = kit.ledger.token()
                        return source.log("source", to: { _ in token.keep() })
                    })
            ]
        default: []
        }
    }

    var pacingCases: [OperatorCase] {
        switch self {
        case .throttleLatest:
            [
                OperatorCase(
                    "throttleLatest", values: .some, effects: nil,
                    one: { source, kit in
                        source.throttleLatest(.milliseconds(10), on: kit.time)
                    }),
                OperatorCase(
                    "throttleLatest without an interval", values: .some,
                    one: { source, kit in
                        source.throttleLatest(.zero, on: kit.time)
                    }),
            ]
        case .timeoutBetweenValues:
            [
                OperatorCase(
                    "timeout(betweenValues:)", waitsOnTime: true,
                    one: { source, kit in
                        source.timeout(betweenValues: .seconds(100_000), on: kit.time, failure: Boom(number: 99))
                    })
            ]
        default: []
        }
    }
}
