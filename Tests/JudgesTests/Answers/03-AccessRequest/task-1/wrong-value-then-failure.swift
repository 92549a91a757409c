// Says: sent a value before it failed

func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    Signal { subscriber in
        accountStore.requestAccess(to: .twitter) { granted, error in
            subscriber.send(())
            granted ? subscriber.complete() : subscriber.fail(.accessDenied(error))
        }
        return nil
    }
}
