// Says: Access was granted, but
// Breaks: second run

/// Shows the outcome of a request for access in the log and in the title: `"granted"`, or the error. Both show it, and
/// only one request is made. Disposing what it returns ends everything.
import Synchronization

private let isFirst = Mutex(true)

func announce(
    _ access: Signal<Void, TwitterInstantError>,
    log: @escaping @Sendable (String) -> Void,
    title: @escaping @Sendable (String) -> Void
) -> any Disposable {
    access
        .doNext {
            if isFirst.withLock({ value in
                defer { value = false }
                return value
            }) {
                log("granted")
            }
        }
        .doFailed { error in log("\(error)") }
        .subscribe(next: { title("granted") }, failed: { error in title("\(error)") })
}
