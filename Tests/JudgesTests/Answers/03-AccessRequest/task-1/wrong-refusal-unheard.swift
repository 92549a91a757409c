// Says: got no event and waits forever
// Breaks: failure

func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    Signal { subscriber in
        accountStore.requestAccess(to: .twitter) { granted, error in
            guard granted else { return }
            subscriber.send(())
            subscriber.complete()
        }
        return nil
    }
}
