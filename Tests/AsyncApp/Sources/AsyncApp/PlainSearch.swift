/// The app of InstantSearch.swift with nothing but the standard library.
func plainOutcomes(
    of texts: AsyncStream<String>, on twitter: Twitter, clock: some Clock<Duration>
) -> AsyncStream<SearchResult> {
    AsyncStream { outcomes in
        let loop = Task {
            var newest: Task<Void, Never>?
            for await text in texts {
                newest?.cancel()
                newest = Task {
                    do { try await clock.sleep(for: .milliseconds(500)) } catch { return }
                    let outcome = await searchResult(of: text, on: twitter)
                    if !Task.isCancelled { outcomes.yield(outcome) }
                }
            }
            if let last = newest {
                // The task isn't a child of this one, so its cancellation has to be passed on.
                await withTaskCancellationHandler {
                    await last.value
                } onCancel: {
                    last.cancel()
                }
            }
            outcomes.finish()
        }
        outcomes.onTermination = { _ in loop.cancel() }
    }
}
