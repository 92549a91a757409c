// Says: Access was refused, but `log` wasn't called
// Breaks: failure

func announce(
    _ access: Signal<Void, TwitterInstantError>,
    log: @escaping @Sendable (String) -> Void,
    title: @escaping @Sendable (String) -> Void
) -> any Disposable {
    access
        .doNext { log("granted") }
        .subscribe(next: { title("granted") }, failed: { error in title("\(error)") })
}
