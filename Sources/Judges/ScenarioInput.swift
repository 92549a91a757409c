import Exercises
import Grading
import Seeding

/// Writes the stimuli of a scenario, with its own random numbers.
protocol ScenarioInput: SendableMetatype {
    var stimuli: [Stimulus] { get }
    var generator: SplitMix64 { get }

    init(using generator: SplitMix64)
}

extension Scenario {
    /// A scenario whose stimuli an input writes.
    ///
    ///     Scenario("the form is released", input: Typing.self) { typing in
    ///         typing.type(typing.word())
    ///         typing.add(.release)
    ///     } judge: { transcript in
    ///         LoggedTexts(of: transcript).leak
    ///     }
    init<Input: ScenarioInput>(
        _ name: String,
        input: Input.Type,
        write: @escaping @Sendable (inout Input) -> Void,
        judge: @escaping @Sendable (Transcript) -> Finding?
    ) {
        self.init(name) { generator in
            var input = Input(using: generator)
            write(&input)
            generator = input.generator
            return input.stimuli
        } judge: { transcript in
            judge(transcript)
        }
    }
}
