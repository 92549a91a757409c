// Says: one didn't get it
// Breaks: second run

/// Asks for access to the Twitter accounts, once for each subscription: sends one value and completes when it is
/// granted, fails with `accessDenied` when it isn't.
import Synchronization

private let waiting = Mutex<Subscriber<Void, TwitterInstantError>?>(nil)

func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
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

/// Logs the outcome. This part is done; `swift run access-request --mine` runs it.
@MainActor
func askForAccess(_ form: SearchForm) -> any Disposable {
    requestAccess(to: form.accountStore)
        .subscribe(
            next: { [weak form] in form?.log("access granted") },
            failed: { [weak form] error in form?.log("\(error)") },
            completed: { [weak form] in form?.log("completed") }
        )
}
