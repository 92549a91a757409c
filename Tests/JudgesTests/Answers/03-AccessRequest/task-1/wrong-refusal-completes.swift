// Says: as if all went well

func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    Signal { subscriber in
        accountStore.requestAccess(to: .twitter) { granted, error in
            if granted { subscriber.send(()) }
            subscriber.complete()
        }
        return nil
    }
}
