import Playing
import ReactiveCore
import StarterProject

/// The code that a learner supplies in chapter 07.
public struct ThreadingExercise: Exercise {
    /// Connects a pipeline to a form. The second argument is an expensive function to apply to each answer.
    public typealias DigestingPipeline = @MainActor (SearchForm, @escaping @Sendable (JSON) -> String) -> any Disposable

    /// Connects a pipeline to a form. The second argument is a function that blocks its caller.
    public typealias LoadingPipeline = @MainActor (SearchForm, @escaping @Sendable () -> String) -> any Disposable

    public let fixtures: Fixtures

    /// The parameters are in the tasks' former order, so that a learner's older Exercise.swift still compiles.
    ///
    /// Lane `digest`: each digested answer, on the thread that digests it. Lane `load`: each load of the file, on the
    /// thread that waits for it.
    public init(
        searchAsYouType: @escaping PipelineFixture.Pipeline,
        predictedThreads: String,
        showDigests: @escaping DigestingPipeline,
        showLastSearch: @escaping LoadingPipeline
    ) {
        fixtures = Fixtures([
            { PipelineFixture($0, pipeline: searchAsYouType) },
            { context in
                PipelineFixture(context) { [observer = context.observer] form in
                    showDigests(form) { json in
                        observer.next(json.searchMarble, in: .digest)
                        return "digest of \(json.searchMarble)"
                    }
                }
            },
            { context in
                let searches = ["the last search", "", "日本語 🇯🇵", String(repeating: "a long search ", count: 9)]
                var openings = 0
                return PipelineFixture(context) { [observer = context.observer] form in
                    let lastSearch = searches[openings % searches.count]
                    openings += 1
                    return showLastSearch(form) {
                        observer.next("last search", in: .load)
                        return lastSearch
                    }
                }
            },
            { WrittenFixture($0, prediction: predictedThreads) },
        ])
    }
}
