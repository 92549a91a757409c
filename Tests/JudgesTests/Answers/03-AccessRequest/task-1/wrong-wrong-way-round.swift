// Says: the wrong way around

func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    Signal { subscriber in
        accountStore.requestAccess(to: .twitter) { granted, error in
            guard !granted else { return subscriber.fail(.accessDenied(error)) }
            subscriber.send(())
            subscriber.complete()
        }
        return nil
    }
}
