func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    .deferred {
        let answer = ReplaySubject<Void, TwitterInstantError>(capacity: 1)
        accountStore.requestAccess(to: .twitter) { granted, error in
            if granted {
                answer.send(())
                answer.complete()
            } else {
                answer.fail(.accessDenied(error))
            }
        }
        return answer.signal
    }
}
