// Says: Send exactly one value
// Breaks: count

/// Asks for access to the Twitter accounts, once for each subscription: sends one value and completes when it is
/// granted, fails with `accessDenied` when it isn't.
func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    Signal { subscriber in
        accountStore.requestAccess(to: .twitter) { granted, error in
            guard granted else { return subscriber.fail(.accessDenied(error)) }
            subscriber.send(())
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
