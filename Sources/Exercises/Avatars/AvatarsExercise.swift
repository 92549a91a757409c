import ReactiveCore
import StarterProject

/// What the learner supplies in chapter 09.
public struct AvatarsExercise: Exercise {
    /// Has the rows of a form's results load their avatars.
    public typealias Loading = @MainActor (SearchForm) -> Void

    private let loadAvatars: Loading
    private let loadAvatarsInTime: Loading

    /// The tasks, in their order.
    public init(loadAvatars: @escaping Loading, loadAvatarsInTime: @escaping Loading) {
        self.loadAvatars = loadAvatars
        self.loadAvatarsInTime = loadAvatarsInTime
    }

    public func stage(task: Int, setting: Setting) -> (any Stage)? {
        switch task {
        case 1: ResultsStage(setting, loading: loadAvatars)
        case 2: ResultsStage(setting, loading: loadAvatarsInTime)
        default: nil
        }
    }
}
