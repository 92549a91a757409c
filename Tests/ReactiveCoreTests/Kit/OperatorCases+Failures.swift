import ReactiveCore

extension PublicOperator {
    /// The contract needs one subscription per probe, so no case here resubscribes. Cases in `RestartingTests` do.
    var failureCases: [OperatorCase] {
        switch self {
        case .catch:
            [
                .one(passesFailure: false) { source, kit in
                    source.catch { _ in
                        kit.token.keep()
                        return Signal<Item, Boom>.empty
                    }
                }
            ]
        case .retry: [.one { source, _ in source.retry(0) }]
        case .mapFailure:
            [
                .one { source, kit in
                    source.mapFailure { failure in
                        kit.token.keep()
                        return failure
                    }
                }
            ]
        case .promoteFailure:
            [
                .one(passesFailure: false) { source, _ in
                    source.catch { _ in Signal<Item, Never>.empty }.promoteFailure(to: Boom.self)
                }
            ]
        case .ignoreFailure:
            [.one(passesFailure: false) { source, _ in source.ignoreFailure().promoteFailure(to: Boom.self) }]
        case .replaceFailure:
            [
                .one(passesFailure: false) { source, kit in
                    source.replaceFailure(with: Item(-1, kit.token)).promoteFailure(to: Boom.self)
                }
            ]
        case .retryBackoff:
            [
                .one { $0.retry(.constant(.seconds(1), limit: 0, resetsOnValue: true), on: $1.time) },
                .one("not retried") { source, kit in
                    source.retry(.constant(.seconds(1)), on: kit.time) { _ in
                        kit.token.keep()
                        return false
                    }
                },
            ]
        case .retryWhen:
            [
                .one { source, kit in
                    source.retry(when: { failures in
                        failures.tryMap { (failure: Boom) throws(Boom) -> Int in
                            kit.token.keep()
                            throw failure
                        }
                    })
                }
            ]
        case .repeatedWhen:
            [
                .one { source, kit in
                    source.repeated(when: { completions in
                        kit.token.keep()
                        return completions.take(first: 0)
                    })
                }
            ]
        default: []
        }
    }

    var timedCases: [OperatorCase] {
        let pause = Duration.milliseconds(10)
        let long = Duration.seconds(100_000)
        return switch self {
        case .throttle: [.one(values: .some, effects: nil) { $0.throttle(pause, on: $1.time) }]
        case .throttleFirst: [.one(values: .some) { $0.throttleFirst(.zero, on: $1.time) }]
        case .throttleLatest:
            [
                .one(values: .some, effects: nil) { $0.throttleLatest(pause, on: $1.time) },
                .one("without an interval", values: .some) { $0.throttleLatest(.zero, on: $1.time) },
            ]
        case .delay: [.one(effects: nil) { $0.delay(pause, on: $1.time) }]
        case .timeout: [.one(waitsOnTime: true) { $0.timeout(after: long, on: $1.time, failure: Boom(number: 99)) }]
        case .timeoutBetweenValues:
            [.one(waitsOnTime: true) { $0.timeout(betweenValues: long, on: $1.time, failure: Boom(number: 99)) }]
        case .deliverOn: [.one(effects: nil) { $0.deliver(on: $1.time) }]
        case .subscribeOn: [.one(effects: nil) { $0.subscribe(on: $1.time) }]
        default: []
        }
    }
}
