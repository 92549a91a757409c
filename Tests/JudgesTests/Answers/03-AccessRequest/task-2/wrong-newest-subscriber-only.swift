// Says: one didn't get it
// Breaks: second run

/// As in task 1, and a failure carries its cause: the error that the account store gave.
import Synchronization

private let waiting = Mutex<Subscriber<Void, TwitterInstantError>?>(nil)

func requestExplainedAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    Signal { subscriber in
        waiting.withLock { $0 = subscriber }
        accountStore.requestAccess(to: .twitter) { granted, error in
            guard let subscriber = waiting.withLock({ $0 }) else { return }
            guard granted else { return subscriber.fail(.accessDenied(error)) }
            subscriber.send(())
            subscriber.complete()
        }
        return nil
    }
}

/// What to do about an error: add an account if there is none, allow the app to use the accounts if the user hasn't, or
/// try again later if the service gave no valid answer.
func advice(on error: TwitterInstantError) -> Advice {
    switch error {
    case .accessDenied(.notFound), .noTwitterAccounts: .addAnAccount
    case .accessDenied: .allowTheApp
    case .invalidResponse: .tryAgainLater
    }
}
