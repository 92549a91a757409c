import StarterProject

/// Twitter Instant as a company rewrote it. It works in every demo.
@MainActor
func rewrittenSearch(
    _ texts: AsyncStream<String>, on twitter: AsyncTwitter, clock: any Clock<Duration>,
    show: @escaping @MainActor (SearchResult) -> Void
) async {
    var newest: Task<Void, Never>?
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
