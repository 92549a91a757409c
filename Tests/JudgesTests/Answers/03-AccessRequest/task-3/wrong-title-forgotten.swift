// Says: Access was granted, but `title` wasn't called

func announce(
    _ access: Signal<Void, TwitterInstantError>,
    log: @escaping @Sendable (String) -> Void,
    title: @escaping @Sendable (String) -> Void
) -> any Disposable {
    access
        .subscribe(next: { log("granted") }, failed: { error in log("\(error)") })
}
