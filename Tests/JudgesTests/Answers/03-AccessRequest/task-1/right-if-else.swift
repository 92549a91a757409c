func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    Signal { subscriber in
        accountStore.requestAccess(to: .twitter) { granted, error in
            if granted {
                subscriber.send(.next(()))
                subscriber.send(.completed)
            } else {
                subscriber.send(.failed(.accessDenied(error)))
            }
        }
        return nil
    }
}
