import ReactiveCore
import StarterProject

/// What a learner supplies in chapter 07, one member a task.
@MainActor
public struct ThreadingExercise: Exercise {
    /// A pipeline on a form, and an expensive function of an answer that it has to use.
    public typealias DigestingPipeline = @MainActor (SearchForm, @escaping @Sendable (JSON) -> String) -> any Disposable

    /// A pipeline on a form, and a function that keeps its caller waiting.
    public typealias LoadingPipeline = @MainActor (SearchForm, @escaping @Sendable () -> String) -> any Disposable

    private let searchAsYouType: PipelineStage.Pipeline
    private let predictedThreads: String
    private let showDigests: DigestingPipeline
    private let showLastSearch: LoadingPipeline

    /// The four tasks, in their order.
    public init(
        searchAsYouType: @escaping PipelineStage.Pipeline,
        predictedThreads: String,
        showDigests: @escaping DigestingPipeline,
        showLastSearch: @escaping LoadingPipeline
    ) {
        self.searchAsYouType = searchAsYouType
        self.predictedThreads = predictedThreads
        self.showDigests = showDigests
        self.showLastSearch = showLastSearch
    }

    public func stage(task: Int, setting: Setting) -> (any Stage)? {
        let observer = setting.observer
        return switch task {
        case 1: PipelineStage(setting, pipeline: searchAsYouType)
        case 2: PredictionStage(setting, prediction: predictedThreads)
        case 3:
            // Lane `digest`: each answer that is worked on, with the thread of that work.
            PipelineStage(setting) { [showDigests] form in
                showDigests(form) { json in
                    observer.next(json.searchMarble, in: "digest")
                    return "digest of \(json.searchMarble)"
                }
            }
        case 4:
            // Lane `load`: each time that the file is read, with the thread that waits for it.
            PipelineStage(setting) { [showLastSearch] form in
                showLastSearch(form) {
                    observer.next("last search", in: "load")
                    return "the last search"
                }
            }
        default: nil
        }
    }
}
