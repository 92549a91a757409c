// Says: was called 2 times
// Breaks: count

func announce(
    _ access: Signal<Void, TwitterInstantError>,
    log: @escaping @Sendable (String) -> Void,
    title: @escaping @Sendable (String) -> Void
) -> any Disposable {
    access
        .doNext { log("granted") }
        .doFailed { error in log("\(error)") }
        .subscribe(
            next: {
                log("granted")
                title("granted")
            },
            failed: { error in title("\(error)") }
        )
}
