// Says: Check `granted`

func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    Signal { subscriber in
        accountStore.requestAccess(to: .twitter) { granted, error in
            subscriber.send(())
            subscriber.complete()
        }
        return nil
    }
}
