import ReactiveCore
import StarterProject

/// What a learner supplies in chapter 07.
public struct ThreadingExercise: Exercise {
    /// A pipeline on a form, and an expensive function of an answer that it has to use.
    public typealias DigestingPipeline = @MainActor (SearchForm, @escaping @Sendable (JSON) -> String) -> any Disposable

    /// A pipeline on a form, and a function that keeps its caller waiting.
    public typealias LoadingPipeline = @MainActor (SearchForm, @escaping @Sendable () -> String) -> any Disposable

    public let fixtures: Fixtures

    /// The tasks, in their order.
    ///
    /// Lane `digest`: each answer that is worked on, with the thread of that work. Lane `load`: each time that the
    /// file is read, with the thread that waits for it.
    public init(
        searchAsYouType: @escaping PipelineFixture.Pipeline,
        predictedThreads: String,
        showDigests: @escaping DigestingPipeline,
        showLastSearch: @escaping LoadingPipeline
    ) {
        fixtures = Fixtures([
            { PipelineFixture($0, pipeline: searchAsYouType) },
            { PredictionFixture($0, prediction: predictedThreads) },
            { context in
                PipelineFixture(context) { [observer = context.observer] form in
                    showDigests(form) { json in
                        observer.next(json.searchMarble, in: .digest)
                        return "digest of \(json.searchMarble)"
                    }
                }
            },
            { context in
                PipelineFixture(context) { [observer = context.observer] form in
                    showLastSearch(form) {
                        observer.next("last search", in: .load)
                        return "the last search"
                    }
                }
            },
        ])
    }
}
