// Says: After the value, your code went on to `fail`

func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    Signal { subscriber in
        accountStore.requestAccess(to: .twitter) { granted, error in
            if granted { subscriber.send(()) }
            subscriber.fail(.accessDenied(error))
        }
        return nil
    }
}
