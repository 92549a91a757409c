// Says: without a value

func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    Signal { subscriber in
        accountStore.requestAccess(to: .twitter) { granted, error in
            guard granted else { return subscriber.fail(.accessDenied(error)) }
            subscriber.complete()
            subscriber.send(())
        }
        return nil
    }
}
