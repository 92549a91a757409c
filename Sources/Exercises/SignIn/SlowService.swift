import Playing
import ReactiveCore

/// A service that answers after 200 ms, and can lose its connection.
///
/// Each subscription to an answer asks once. An observer records each question in a lane, and in `called off` each
/// question whose subscription is disposed of before the answer.
///
/// ```swift
/// service.answer("yes", to: "are you there?")
///     .subscribe(next: { print($0) }, failed: { _ in print("the connection was lost") })
/// ```
public final class SlowService: Sendable {
    /// The delay of an answer.
    public static let latency = Duration.milliseconds(200)

    private let losses = Subject<Void, Never>()
    private let scheduler: MainScheduler
    private let lane: ObservationLane
    private let observer: Observer?

    /// Makes a service on a scheduler's clock.
    /// - Parameter lane: the lane in which the observer records the questions.
    public init(on scheduler: MainScheduler, asked lane: ObservationLane = .question, observer: Observer? = nil) {
        (self.scheduler, self.lane, self.observer) = (scheduler, lane, observer)
    }

    /// Sends the answer on main after ``latency``, or fails when the connection is lost.
    public func answer<Value: Sendable>(_ value: Value, to question: String) -> Signal<Value, LostConnection> {
        let lost: Signal<Value, LostConnection> = losses.signal
            .promoteFailure(to: LostConnection.self)
            .tryMap { () throws(LostConnection) -> Value in throw LostConnection() }
        return Signal<Void, Never>.timer(after: Self.latency, on: scheduler)
            .map { value }
            .promoteFailure(to: LostConnection.self)
            .merge(with: lost)
            .take(first: 1)
            .doSubscribed { [observer, lane] in observer?.next(question, in: lane) }
            .doDisposed { [observer] in observer?.next(question, in: .calledOff) }
    }

    /// Loses the connection: each pending answer fails. Later questions can succeed.
    public func loseConnection() { losses.send(()) }
}

/// The connection to a service was lost before the answer arrived.
public struct LostConnection: Error, Equatable {
    /// Creates the error.
    public init() {}
}
