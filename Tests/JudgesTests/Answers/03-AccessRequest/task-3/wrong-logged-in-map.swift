// Says: `map` makes values, but yours also has an effect
func announce(
    _ access: Signal<Void, TwitterInstantError>,
    log: @escaping @Sendable (String) -> Void,
    title: @escaping @Sendable (String) -> Void
) -> any Disposable {
    access
        .map { log("granted") }
        .doFailed { error in log("\(error)") }
        .subscribe(next: { title("granted") }, failed: { error in title("\(error)") })
}
