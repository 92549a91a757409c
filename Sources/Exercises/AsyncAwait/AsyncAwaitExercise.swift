import Playing
import ReactiveCore
import StarterProject

/// The code that a learner supplies in chapter 13.
public struct AsyncAwaitExercise: Exercise {
    /// A search in a window, as a loop over the texts.
    public typealias Search =
        @MainActor (
            AsyncStream<String>, AsyncTwitter, any Clock<Duration>, @escaping @MainActor (SearchResult) -> Void
        ) async -> Void

    /// A search in a window, with signals and `async`.
    public typealias SearchWithBoth =
        @MainActor (
            Signal<String, Never>, AsyncTwitter, MainScheduler, @escaping @MainActor (SearchResult) -> Void
        ) async -> Void

    /// The results of a search, as a stream.
    public typealias SearchResults =
        @MainActor (AsyncStream<String>, AsyncTwitter, any Clock<Duration>) -> AsyncStream<SearchResult>

    public static let stepsTasks = true

    public let fixtures: Fixtures

    /// Takes the code of each task, in order.
    public init(
        searchAsYouType: @escaping Search,
        script: BreakScript,
        model: @escaping @MainActor () -> any SignInState,
        searchWithBoth: @escaping SearchWithBoth,
        searchResults: @escaping SearchResults,
        choices: [Problem: Tool]
    ) {
        fixtures = Fixtures([
            { context in
                WindowFixture(context) { form, texts, clock, show in
                    { await searchAsYouType(texts, form.asyncTwitter, clock, show) }
                }
            },
            { WrittenFixture($0, script: script) },
            { SignInStateFixture($0, make: model) },
            { context in
                WindowFixture(context) { form, _, _, show in
                    let texts = form.searchField.textSignal.signal
                    return { await searchWithBoth(texts, form.asyncTwitter, form.schedulers.main, show) }
                }
            },
            { context in
                WindowFixture(context) { form, texts, clock, show in
                    let results = searchResults(texts, form.asyncTwitter, clock)
                    return { for await result in results { show(result) } }
                }
            },
            { ToolFixture($0, choices: choices) },
        ])
    }
}
