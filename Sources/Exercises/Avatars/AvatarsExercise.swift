import Foundation
import ReactiveCore
import StarterProject
import TerminalUI

/// What the learner supplies in chapter 09.
public struct AvatarsExercise: Exercise {
    /// Has the rows of a form's results load their avatars.
    public typealias Loading = @MainActor (SearchForm) -> Void

    /// Loads the picture at an address, once a subscription.
    public typealias Load = @Sendable (URL) -> Signal<Image, AvatarError>

    private let loadAvatars: Loading
    private let loadAvatarsInTime: Loading
    private let remembering: @Sendable (@escaping Load) -> Load
    private let predictedThreads: String

    /// The tasks, in their order.
    public init(
        loadAvatars: @escaping Loading,
        loadAvatarsInTime: @escaping Loading,
        remembering: @escaping @Sendable (@escaping Load) -> Load,
        predictedThreads: String
    ) {
        self.loadAvatars = loadAvatars
        self.loadAvatarsInTime = loadAvatarsInTime
        self.remembering = remembering
        self.predictedThreads = predictedThreads
    }

    public func stage(task: Int, setting: Setting) -> (any Stage)? {
        switch task {
        case 1: ResultsStage(setting, loading: loadAvatars)
        case 2: ResultsStage(setting, loading: loadAvatarsInTime)
        case 3: PicturesStage(setting, remembering: remembering)
        case 4: PredictionStage(setting, prediction: predictedThreads)
        default: nil
        }
    }
}
