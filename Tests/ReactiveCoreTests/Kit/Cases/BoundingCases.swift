import ReactiveCore

extension PublicOperator {
    var boundingCases: [OperatorCase] {
        switch self {
        case .takeFirst: [OperatorCase("take(first:)", one: { source, _ in source.take(first: 1_000_000) })]
        case .takeLast:
            [
                OperatorCase(
                    "take(last:)", values: .none, effects: nil,
                    one: { source, _ in
                        source.take(last: 2).filter { $0.number < 0 }
                    })
            ]
        case .takeUntil:
            [OperatorCase("take(until:)", one: { source, _ in source.take(until: Signal<Int, Never>.never) })]
        case .takeWhile:
            [
                OperatorCase(
                    "take(while:)",
                    one: { source, kit in
                        let same = kit.same()
                        return source.take(while: { same($0).number >= 0 })
                    }),
                OperatorCase(
                    "take(while:inclusive:)",
                    one: { source, kit in
                        let same = kit.same()
                        return source.take(while: { same($0).number >= 0 }, inclusive: true)
                    }),
            ]
        case .skipFirst:
            [OperatorCase("skip(first:)", values: .some, effects: 4, one: { source, _ in source.skip(first: 1) })]
        case .skipLast:
            [OperatorCase("skip(last:)", values: .some, effects: 4, one: { source, _ in source.skip(last: 1) })]
        case .skipUntil:
            [OperatorCase("skip(until:)", one: { source, _ in source.skip(until: Signal<Int, Never>.just(1)) })]
        case .skipWhile:
            [
                OperatorCase(
                    "skip(while:)",
                    one: { source, kit in
                        let same = kit.same()
                        return source.skip(while: { same($0).number < 0 })
                    })
            ]
        case .startWith:
            [OperatorCase("startWith", values: .some, effects: 2, one: { source, _ in source.startWith(Item(-1)) })]
        default: []
        }
    }

    var failureCases: [OperatorCase] {
        switch self {
        case .catch:
            [
                OperatorCase(
                    "catch", passesFailure: false,
                    one: { source, kit in
                        let token = kit.ledger.token()
                        return source.catch { _ in
                            token.keep()
                            return Signal<Item, Boom>.empty
                        }
                    })
            ]
        // Another test checks how often it subscribes again: the contract needs one subscription per probe.
        case .retry: [OperatorCase("retry", one: { source, _ in source.retry(0) })]
        case .mapFailure:
            [
                OperatorCase(
                    "mapFailure",
                    one: { source, kit in
                        let token = kit.ledger.token()
                        return source.mapFailure { failure in
                            token.keep()
                            return failure
                        }
                    })
            ]
        case .promoteFailure:
            [
                OperatorCase(
                    "promoteFailure(to:)", passesFailure: false,
                    one: { source, _ in
                        source.catch { _ in Signal<Item, Never>.empty }.promoteFailure(to: Boom.self)
                    })
            ]
        case .ignoreFailure:
            [
                OperatorCase(
                    "ignoreFailure", passesFailure: false,
                    one: { source, _ in source.ignoreFailure().promoteFailure(to: Boom.self) })
            ]
        case .replaceFailure:
            [
                OperatorCase(
                    "replaceFailure(with:)", passesFailure: false,
                    one: { source, kit in
                        source.replaceFailure(with: Item(-1, kit.ledger.token())).promoteFailure(to: Boom.self)
                    })
            ]
        default: []
        }
    }

    var timedCases: [OperatorCase] {
        switch self {
        case .throttle:
            [
                OperatorCase(
                    "throttle", values: .some, effects: nil,
                    one: { source, kit in
                        source.throttle(.milliseconds(10), on: kit.time)
                    })
            ]
        case .throttleFirst:
            [
                OperatorCase(
                    "throttleFirst", values: .some, one: { source, kit in source.throttleFirst(.zero, on: kit.time) })
            ]
        case .delay:
            [OperatorCase("delay", effects: nil, one: { source, kit in source.delay(.milliseconds(10), on: kit.time) })]
        case .timeout:
            [
                OperatorCase(
                    "timeout", waitsOnTime: true,
                    one: { source, kit in
                        source.timeout(after: .seconds(100_000), on: kit.time, failure: Boom(number: 99))
                    })
            ]
        case .deliverOn:
            [OperatorCase("deliver(on:)", effects: nil, one: { source, kit in source.deliver(on: kit.time) })]
        case .subscribeOn:
            [OperatorCase("subscribe(on:)", effects: nil, one: { source, kit in source.subscribe(on: kit.time) })]
        default: []
        }
    }

    var sharingCases: [OperatorCase] {
        switch self {
        case .share:
            [
                OperatorCase("share", one: { source, _ in source.share() }),
                // A source that is kept runs on without subscribers, so it isn't stopped.
                OperatorCase("share, kept", effects: nil, one: { source, _ in source.share(restartsAfter: []) }),
            ]
        case .replay:
            [
                OperatorCase("replay", one: { source, _ in source.replay(2) }),
                OperatorCase("replay, kept", effects: nil, one: { source, _ in source.replay(2, restartsAfter: []) }),
                OperatorCase(
                    "replay, never kept",
                    one: { source, _ in source.replay(2, restartsAfter: [.completion, .failure, .disposal]) }),
            ]
        default: []
        }
    }
}
