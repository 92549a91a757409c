// Says: a second one was made

func announce(
    _ access: Signal<Void, TwitterInstantError>,
    log: @escaping @Sendable (String) -> Void,
    title: @escaping @Sendable (String) -> Void
) -> any Disposable {
    access.subscribe(
        next: { log("granted") },
        failed: { error in log("\(error)") },
        completed: { access.subscribe(next: { title("granted") }, failed: { error in title("\(error)") }) }
    )
}
