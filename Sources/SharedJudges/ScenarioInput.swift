import Grading
import Playing
import Terminal

/// Writes the stimuli of a scenario, with its own random numbers.
package protocol ScenarioInput: SendableMetatype {
    var stimuli: [Stimulus] { get }
    var generator: SplitMix64 { get }
    /// The rule for the stimuli that shortening may cut.
    static var cuts: CutRule { get }

    init(using generator: SplitMix64)
}

extension ScenarioInput {
    package static var cuts: CutRule { .usual }
}

extension Scenario {
    /// A scenario in which the user types.
    ///
    ///     Scenario("the form is released", showing: Remains.mistakes) { typing in
    ///         typing.type(typing.word())
    ///         typing.add(.release)
    ///     }
    /// - Parameter mistakes: mistakes to look for only here.
    package init(
        _ name: String, showing mistakes: [Mistake] = [], file: String = #fileID, line: Int = #line,
        write: @escaping @Sendable (inout Typing) -> Void
    ) {
        self.init(name, input: Typing.self, showing: mistakes, file: file, line: line, write: write)
    }

    package init<Input: ScenarioInput>(
        _ name: String, input: Input.Type, showing mistakes: [Mistake] = [], file: String = #fileID,
        line: Int = #line, write: @escaping @Sendable (inout Input) -> Void
    ) {
        let stimuli = { @Sendable (generator: inout SplitMix64) in
            var input = Input(using: generator)
            write(&input)
            generator = input.generator
            return input.stimuli
        }
        self = Scenario(name, stimuli: stimuli, file: file, line: line).cutting(Input.cuts).showing(mistakes)
    }
}
