import Exercises
import Seeding

/// What a child plays: runs of one task's scenarios, and after them perhaps shorter ones.
package struct ScenarioRuns: Sendable {
    let task: Int
    let all: [ScenarioRun]
    /// Called with the recordings of them all. What it returns says which shorter runs to play then; nil for none.
    var shortening: @Sendable ([Transcript]) -> Shortening? = { _ in nil }
    /// Called with the recording of the run before, nil at first. It may wait for what it returns: the next run, or nil
    /// at the end.
    var further: (@Sendable (Transcript?) -> ScenarioRun?)?

    /// The runs that check a task: all of its scenarios under the first seed, then under the next. Each scenario has
    /// its own random numbers, so adding one changes no other.
    package init(_ task: ExerciseTask, seeds: [UInt64]) {
        self.task = task.number
        all = seeds.flatMap { seed in
            task.scenarios.enumerated().map { index, scenario in
                var generator = SplitMix64(seed: seed &+ UInt64(task.number) << 40 &+ UInt64(index) << 32)
                let runSeed = generator.next()
                return ScenarioRun(scenario: index, seed: runSeed, stimuli: scenario.stimuli(&generator))
            }
        }
    }

    /// Given runs.
    init(_ runs: [ScenarioRun], ofTask task: Int) {
        self.task = task
        all = runs
    }

    /// Only the shorter runs that are still to be played.
    init(continuing shortening: Shortening, ofTask task: Int) {
        self.init([], ofTask: task)
        self.shortening = { _ in shortening }
    }
}
