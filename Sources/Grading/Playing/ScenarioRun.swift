import Marbles
import Playing
import Terminal

/// One run of a scenario: the seed of its fixture, and what is played.
public struct ScenarioRun: Sendable, Equatable, Codable {
    /// The index of the scenario among the task's, from 0.
    public let scenario: Int
    /// The seed of everything random in the fixture.
    public let seed: UInt64
    /// The stimuli, in chronological order.
    public var stimuli: [Stimulus]

    /// What is played, in words: `open the form, type "swi", wait 600 ms`. Short pauses are left out, keys that follow
    /// each other are one text, and so are waits, and an action that is repeated is named once.
    public var instructions: String {
        var steps: [(action: Stimulus.Action, words: String, count: Int)] = []
        var (time, wait) = (Duration.zero, Duration.zero)
        for stimulus in stimuli {
            let pause = stimulus.at - time
            time = stimulus.at
            if stimulus.action == .wait || pause > Cuts.pace * 2 {
                wait = pause + (steps.last?.action == .wait ? wait : .zero)
                if steps.last?.action == .wait { steps.removeLast() }
                steps.append((.wait, "wait \(wait.inMilliseconds) ms", 1))
            }
            guard stimulus.action != .wait else { continue }
            let last = steps.last?.action ?? .wait
            if let joined = last.joined(with: stimulus.action) {
                steps[steps.count - 1] = (joined, joined.instruction, 1)
            } else if last == stimulus.action {
                steps[steps.count - 1].count += 1
            } else {
                steps.append((stimulus.action, stimulus.action.instruction, 1))
            }
        }
        return steps.map { $0.count == 1 ? $0.words : "\($0.words) (\($0.count) times)" }.joined(separator: ", ")
    }

    /// A run.
    public init(scenario: Int, seed: UInt64, stimuli: [Stimulus]) {
        self.scenario = scenario
        self.seed = seed
        self.stimuli = stimuli
    }
}

/// The runs of one task that a child plays, one after the other.
package struct ScenarioRuns: Sendable {
    let task: Int
    /// The course's lanes, by their names; empty if a recording may have any lanes.
    let lanes: [String: ObservationLane]
    let all: [ScenarioRun]
    /// Whether they belong to a search for a shorter failing run. The learner waits for its result, so it plays until
    /// the deadline at the latest, and a death needs no report about its calls.
    let isSearch: Bool
    let deadline: ContinuousClock.Instant?
    private let places: [String]

    /// The runs that check a task: all of its scenarios under the first seed, then under the next. Each scenario has
    /// its own random numbers, so adding a scenario at the end changes no run of the others.
    package init(_ task: ExerciseTask, seeds: [UInt64]) {
        let runs: [ScenarioRun] = seeds.flatMap { seed in
            task.scenarios.enumerated().map { index, scenario in
                var generator = SplitMix64(seed: seed &+ UInt64(task.number) << 40 &+ UInt64(index) << 32)
                let runSeed = generator.next()
                return ScenarioRun(scenario: index, seed: runSeed, stimuli: scenario.stimuli(&generator))
            }
        }
        self.init(runs, of: task)
    }

    init(
        _ runs: [ScenarioRun], of task: ExerciseTask, isSearch: Bool = false,
        until deadline: ContinuousClock.Instant? = nil
    ) {
        self.task = task.number
        lanes = Dictionary(task.view.lanes.map { ($0.name, $0) }) { first, _ in first }
        places = task.scenarios.map(\.place)
        (all, self.isSearch, self.deadline) = (runs, isSearch, deadline)
    }

    func place(of run: ScenarioRun?) -> String {
        run.flatMap { places.indices.contains($0.scenario) ? places[$0.scenario] : nil } ?? ""
    }

    /// The observations with the course's lanes, because the channel transmits only names; nil if a name is unknown.
    func known(_ observations: [Observation]) -> [Observation]? {
        guard !lanes.isEmpty else { return observations }
        var known = observations
        for index in known.indices {
            guard let lane = lanes[known[index].lane.name] else { return nil }
            known[index].lane = lane
        }
        return known
    }
}
