import Playing
import ReactiveCore
import StarterProject

/// The code that a learner supplies in chapter 10.
public struct ThrottlingExercise: Exercise {
    /// The learner's `throttle`: sends a text after an interval without another text.
    public typealias Throttle =
        @Sendable (Signal<String, TwitterInstantError>, Duration, MainScheduler) -> Signal<String, TwitterInstantError>

    public let fixtures: Fixtures

    /// Takes the code of each task, in order.
    public init(
        searchAfterAPause: @escaping PipelineFixture.Pipeline,
        searchWhatIsThere: @escaping PipelineFixture.Pipeline,
        predictedTexts: String,
        throttled: @escaping Throttle,
        script: BreakScript
    ) {
        fixtures = Fixtures([
            { PipelineFixture($0, pipeline: searchAfterAPause) },
            { PipelineFixture($0, pipeline: searchWhatIsThere) },
            { WrittenFixture($0, prediction: predictedTexts) },
            { context in
                let scheduler = MainScheduler(time: WrappedTime.recorded(context.time, by: context.observer))
                return WatchedFixture(context) { context in
                    OperatorFixture(
                        context, in: .throttled, failure: .invalidResponse(.unexpectedJSON), value: \.sentText
                    ) { texts, interval in throttled(texts, interval, scheduler) }
                }
            },
            { WrittenFixture($0, script: script) },
        ])
    }
}

extension WrappedTime {
    /// A clock that records each firing of a timer in the lane `timer`.
    fileprivate static func recorded(_ time: any TimeSource, by observer: Observer) -> WrappedTime {
        WrappedTime(time: time) { _, action in
            {
                observer.next("fired", in: .timer)
                action()
            }
        }
    }
}
