// Says: is wrong for `accessDenied(nil)`

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
    case .accessDenied(.notFound), .noTwitterAccounts: .addAnAccount
    case .accessDenied(.permissionDenied): .allowTheApp
    default: .tryAgainLater
    }
}
