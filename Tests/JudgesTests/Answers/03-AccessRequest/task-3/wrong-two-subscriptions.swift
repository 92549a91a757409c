// Says: was made 2 times
// Breaks: count

func announce(
    _ access: Signal<Void, TwitterInstantError>,
    log: @escaping @Sendable (String) -> Void,
    title: @escaping @Sendable (String) -> Void
) -> any Disposable {
    let logging = access.subscribe(next: { log("granted") }, failed: { error in log("\(error)") })
    let titling = access.subscribe(next: { title("granted") }, failed: { error in title("\(error)") })
    return ActionDisposable {
        logging.dispose()
        titling.dispose()
    }
}
