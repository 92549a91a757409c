/// Optional: write Twitter Instant once more, without a package and without signals. You have `Task`, `AsyncStream`,
/// and `clock.sleep(for:)`. When no text has come for 500 ms, send `searchOutcome(of:on:)` of the last one. A newer
/// search cancels the older one, and an old answer never shows. When the loop over your outcomes is canceled, so is a
/// running search. `swift run --package-path Tests/AsyncApp` sends your
/// outcomes through the storm.
func yourOutcomes(
    of texts: AsyncStream<String>, on twitter: Twitter, clock: some Clock<Duration>
) -> AsyncStream<SearchOutcome> {
    // your code
    AsyncStream { outcomes in outcomes.finish() }
}
