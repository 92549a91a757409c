import Playing
import ReactiveCore

/// The code that a learner supplies in chapter 05.
public struct FilterExercise: Exercise {
    /// The failure of task 4's source.
    public struct Trouble: Error, CustomStringConvertible {
        public var description: String { "Trouble" }
    }

    /// The learner's `filter`: passes on the numbers for which the function returns true.
    public typealias Keep = @Sendable (Signal<Int, Trouble>, @escaping @Sendable (Int) -> Bool) -> Signal<Int, Trouble>

    public let fixtures: Fixtures

    /// Takes the code of each task, in order.
    public init(
        logValidTexts: @escaping PipelineFixture.Pipeline,
        predictedLog: String,
        logTrimmedTexts: @escaping PipelineFixture.Pipeline,
        keep: @escaping Keep,
        script: BreakScript
    ) {
        fixtures = Fixtures([
            { SideBySideFixture($0) { PipelineFixture($0, pipeline: logValidTexts) } },
            { WrittenFixture($0, prediction: predictedLog) },
            { SideBySideFixture($0) { PipelineFixture($0, pipeline: logTrimmedTexts) } },
            { context in
                WatchedFixture(context) { context in
                    OperatorFixture(context, in: .kept, failure: Trouble(), value: \.sentNumber) { numbers, _ in
                        keep(numbers) { [observer = context.observer] number in
                            observer.next(number, in: .question)
                            // Even numbers pass. From a million on, odd numbers do, so that a hard-coded rule fails.
                            return number.isMultiple(of: 2) == (number < 1_000_000)
                        }
                    }
                }
            },
            { WrittenFixture($0, script: script) },
        ])
    }
}
