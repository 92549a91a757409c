// Says: before anything subscribed
func requestExplainedAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    let answer = ReplaySubject<Void, TwitterInstantError>(capacity: 1)
    accountStore.requestAccess(to: .twitter) { granted, error in
        guard granted else { return answer.fail(.accessDenied(error)) }
        answer.send(())
        answer.complete()
    }
    return answer.signal
}

func advice(on error: TwitterInstantError) -> Advice {
    switch error {
    case .accessDenied(.notFound), .noTwitterAccounts: .addAnAccount
    case .accessDenied: .allowTheApp
    case .invalidResponse: .tryAgainLater
    }
}
