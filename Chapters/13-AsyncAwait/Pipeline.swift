import ReactiveCore
import StarterProject

/// The step of this chapter: Twitter Instant without a signal. Searches once the typing pauses, and the newest search
/// wins. When its task is canceled, so is the running search.
@MainActor
func searchAsYouType(
    _ texts: AsyncStream<String>, on twitter: AsyncTwitter, clock: any Clock<Duration>,
    show: @escaping @MainActor (SearchResult) -> Void
) async {
    var newest: Task<Void, Never>?
    defer { newest?.cancel() }
    for await text in texts {
        newest?.cancel()
        newest = Task {
            do {
                try await clock.sleep(for: .milliseconds(500))
            } catch {
                return
            }
            let result = await searchResult(of: text, on: twitter)
            if !Task.isCancelled { show(result) }
        }
    }
}

/// The same app with both: signals where time is, `async` where one question has one answer.
@MainActor
func searchWithBoth(
    _ texts: Signal<String, Never>, on twitter: AsyncTwitter, main: MainScheduler,
    show: @escaping @MainActor (SearchResult) -> Void
) async {
    let results =
        texts
        .throttle(.milliseconds(500), on: main)
        .flatMapLatest { text in
            Signal(async: { await searchResult(of: text, on: twitter) })
        }
    for await result in results.values { show(result) }
}
