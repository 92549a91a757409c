// Says: but there is an account

func requestExplainedAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    Signal { subscriber in
        accountStore.requestAccess(to: .twitter) { granted, error in
            guard granted else { return subscriber.fail(.accessDenied(error)) }
            subscriber.send(())
            subscriber.complete()
        }
        return nil
    }
}

func advice(on error: TwitterInstantError) -> Advice {
    switch error {
    case .accessDenied, .noTwitterAccounts: .addAnAccount
    case .invalidResponse: .tryAgainLater
    }
}
