import Playing
import ReactiveCore
import SocialService
import StarterProject

/// The code that a learner supplies in chapter 03.
public struct AccessRequestExercise: Exercise {
    /// Wraps the account store's callback in a signal.
    public typealias AccessRequest = @MainActor (AccountStore) -> Signal<Void, TwitterInstantError>

    /// Writes the result of a request to a log and a title.
    public typealias Announcement =
        @MainActor (
            Signal<Void, TwitterInstantError>, _ log: @escaping @Sendable (String) -> Void,
            _ title: @escaping @Sendable (String) -> Void
        ) -> any Disposable

    public let fixtures: Fixtures

    /// The parameters are in the tasks' former order, so that a learner's older Exercise.swift still compiles.
    public init(
        requestAccess: @escaping AccessRequest,
        requestExplainedAccess: @escaping AccessRequest,
        advice: @escaping @Sendable (TwitterInstantError) -> Advice,
        announce: @escaping Announcement,
        predictedValues: String
    ) {
        fixtures = Fixtures([
            { AccessFixture($0, request: requestAccess) },
            { AccessFixture($0, request: requestExplainedAccess, advice: advice) },
            { WrittenFixture($0, prediction: predictedValues) },
            { AnnouncementFixture($0, announce: announce) },
        ])
    }
}

/// What a user can do about an error.
public enum Advice: String, Sendable {
    /// Add an account, because the device has no account.
    case addAnAccount
    /// Allow the app to use the account.
    case allowTheApp
    /// Try again later: the service's answer was unusable.
    case tryAgainLater
}
