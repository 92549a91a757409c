import ReactiveCore

extension PublicOperator {
    /// The contract needs one subscription per probe, so these don't subscribe again. `RestartingTests` do.
    var restartingCases: [OperatorCase] {
        switch self {
        case .retryBackoff:
            [
                OperatorCase(
                    "retry(_:on:using:if:)",
                    one: { source, kit in
                        source.retry(.constant(.seconds(1), limit: 0, resetsOnValue: true), on: kit.time)
                    }),
                OperatorCase(
                    "retry(_:on:using:if:), not retried",
                    one: { source, kit in
                        let token = kit.ledger.token()
                        return source.retry(.constant(.seconds(1)), on: kit.time) { _ in
                            token.keep()
                            return false
                        }
                    }),
            ]
        case .retryWhen:
            [
                OperatorCase(
                    "retry(when:)",
                    one: { source, kit in
                        let token = kit.ledger.token()
                        return source.retry(when: { failures in
                            failures.tryMap { (failure: Boom) throws(Boom) -> Int in
                                token.keep()
                                throw failure
                            }
                        })
                    })
            ]
        case .repeatedWhen:
            [
                OperatorCase(
                    "repeated(when:)",
                    one: { source, kit in
                        let token = kit.ledger.token()
                        return source.repeated(when: { completions in
                            token.keep()
                            return completions.take(first: 0)
                        })
                    })
            ]
        default: []
        }
    }
}
