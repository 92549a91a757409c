import Playing
import ReactiveCore
import StarterProject

/// The code that a learner supplies in chapter 07.
public struct ThreadingExercise: Exercise {
    /// A pipeline on a form, and an expensive function to apply to an answer.
    public typealias DigestingPipeline = @MainActor (SearchForm, @escaping @Sendable (JSON) -> String) -> any Disposable

    /// A pipeline on a form, and a function that blocks its caller.
    public typealias LoadingPipeline = @MainActor (SearchForm, @escaping @Sendable () -> String) -> any Disposable

    public let fixtures: Fixtures

    /// The parameters follow the tasks' former numbers, so that a learner's older Exercise.swift still compiles.
    ///
    /// Lane `digest`: each digested answer, with the working thread. Lane `load`: each load of the file, with the
    /// waiting thread.
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
