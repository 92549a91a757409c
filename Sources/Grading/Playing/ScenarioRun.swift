import Marbles
import Playing

/// One run of a scenario: the seed of its fixture, and what is played.
public struct ScenarioRun: Sendable, Equatable, Codable {
    /// The index of the scenario among the task's, from 0.
    public let scenario: Int
    /// The seed of everything random in the fixture.
    public let seed: UInt64
    /// The stimuli, in chronological order.
    public var stimuli: [Stimulus]

    /// What is played, in words: `open the form, type "swi", wait 600 ms`. Short pauses are left out.
    public var instructions: String {
        var words: [String] = []
        var time = Duration.zero
        for stimulus in stimuli {
            let pause = stimulus.at - time
            time = stimulus.at
            if stimulus.action == .wait || pause > Cuts.pace * 2 { words.append("wait \(pause.inMilliseconds) ms") }
            if stimulus.action != .wait { words.append(stimulus.action.instruction) }
        }
        return words.joined(separator: ", ")
    }

    /// A run.
    public init(scenario: Int, seed: UInt64, stimuli: [Stimulus]) {
        self.scenario = scenario
        self.seed = seed
        self.stimuli = stimuli
    }
}
