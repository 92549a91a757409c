import Playing
import Terminal

/// The runs of one task that a child plays: usually its scenarios, and then perhaps shorter runs of one of them.
package struct ScenarioRuns: Sendable {
    let task: Int
    /// The course's lanes, by their names; empty if a recording may have any lanes.
    let lanes: [String: ObservationLane]
    let all: [ScenarioRun]
    private let places: [String]
    /// Called with the recordings of all the runs. Returns the search that plays shorter runs next; nil for none.
    var shortening: @Sendable ([Transcript]) -> Shortening? = { _ in nil }
    /// Called with the recording of the previous run, nil at first. Returns the next run, for which it may wait, or nil
    /// at the end.
    var further: (@Sendable (Transcript?) -> ScenarioRun?)?

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

    init(_ runs: [ScenarioRun], of task: ExerciseTask) {
        self.task = task.number
        lanes = task.lanes
        places = task.scenarios.map(\.place)
        all = runs
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

    /// Only the shorter runs that a search still has to play.
    init(continuing shortening: Shortening, of task: ExerciseTask) {
        self.init([], of: task)
        self.shortening = { _ in shortening }
    }
}

extension ExerciseTask {
    fileprivate var lanes: [String: ObservationLane] {
        Dictionary(view.lanes.map { ($0.name, $0) }) { first, _ in first }
    }
}
