func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    Signal { subscriber in
        accountStore.requestAccess(to: .twitter) { granted, error in
            granted ? subscriber.send(()) : subscriber.fail(.accessDenied(nil))
            subscriber.complete()
        }
        return nil
    }
}
