/// Optional: write Twitter Instant once more, without a package and without signals. You have `Task`, `AsyncStream`,
/// and `clock.sleep(for:)`. For each text that 500 ms of quiet follow, send `searchOutcome(of:on:)`; a newer search
/// cancels the older one, and an old answer never shows. `swift run --package-path Tests/AsyncApp` sends it through the
/// storm.
func yourOutcomes(
    of texts: AsyncStream<String>, on twitter: Twitter, clock: some Clock<Duration>
) -> AsyncStream<SearchOutcome> {
    // your code
    AsyncStream { outcomes in outcomes.finish() }
}
