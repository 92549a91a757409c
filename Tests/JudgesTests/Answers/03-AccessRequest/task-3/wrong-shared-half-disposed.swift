// Says: still open for the other listener
// Breaks: disposal

func announce(
    _ access: Signal<Void, TwitterInstantError>,
    log: @escaping @Sendable (String) -> Void,
    title: @escaping @Sendable (String) -> Void
) -> any Disposable {
    let shared = access.share()
    shared.subscribe(next: { log("granted") }, failed: { error in log("\(error)") })
    return shared.subscribe(next: { title("granted") }, failed: { error in title("\(error)") })
}
