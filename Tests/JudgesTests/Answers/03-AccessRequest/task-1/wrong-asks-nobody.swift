// Says: never asked

func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    .just(())
}
