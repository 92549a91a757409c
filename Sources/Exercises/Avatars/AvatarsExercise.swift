import Foundation
import Playing
import ReactiveCore
import StarterProject
import TerminalUI

/// The code that a learner supplies in chapter 09.
public struct AvatarsExercise: Exercise {
    /// Makes the rows of a form's results load their avatars.
    public typealias Loading = @MainActor (SearchForm) -> Void

    /// Loads a tweet's picture, and decodes it on the scheduler.
    public typealias LoadAvatar = @Sendable (Tweet, Twitter, SerialQueueScheduler) -> Signal<Image, AvatarError>

    /// Loads the picture at an address, once per subscription.
    public typealias Load = @Sendable (URL) -> Signal<Image, AvatarError>

    public let fixtures: Fixtures

    /// The parameters are in the tasks' former order, so that a learner's older Exercise.swift still compiles.
    public init(
        avatar: @escaping LoadAvatar,
        loadAvatars: @escaping Loading,
        loadAvatarsInTime: @escaping Loading,
        remembering: @escaping @Sendable (@escaping Load) -> Load,
        predictedThreads: String,
        retryAvatars: @escaping Loading,
        script: BreakScript
    ) {
        fixtures = Fixtures([
            { ResultsFixture($0, loading: loadAvatars, avatar: avatar) },
            { WrittenFixture($0, prediction: predictedThreads) },
            { ResultsFixture($0, loading: loadAvatarsInTime) },
            { ResultsFixture($0, loading: retryAvatars) },
            { PicturesFixture($0, remembering: remembering) },
            { WrittenFixture($0, script: script) },
        ])
    }
}
