// Says: gives another reason
func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    Signal { subscriber in
        accountStore.requestAccess(to: .twitter) { granted, _ in
            guard granted else { return subscriber.fail(.accessDenied(.notFound)) }
            subscriber.send(())
            subscriber.complete()
        }
        return nil
    }
}

@MainActor
func askForAccess(_ form: SearchForm) -> any Disposable {
    requestAccess(to: form.accountStore)
        .subscribe(
            next: { [weak form] in form?.log("access granted") },
            failed: { [weak form] error in form?.log("\(error)") },
            completed: { [weak form] in form?.log("completed") }
        )
}
