// Says: No request was made

func announce(
    _ access: Signal<Void, TwitterInstantError>,
    log: @escaping @Sendable (String) -> Void,
    title: @escaping @Sendable (String) -> Void
) -> any Disposable {
    _ =
        access
        .doNext {
            log("granted")
            title("granted")
        }
    return ActionDisposable {}
}
