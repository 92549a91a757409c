import Exercises
import Seeding

/// The runs that check one task: its scenarios, each with its seed and its stimuli, once for each seed of the check.
struct ScenarioRuns: Sendable {
    struct Run: Sendable {
        let seed: UInt64
        let stimuli: [Stimulus]
    }

    let task: Int
    let all: [Run]

    /// All scenarios of a task under the first seed, then under the next. Each scenario has its own random numbers, so
    /// adding one changes no other.
    init(_ task: ExerciseTask, seeds: [UInt64]) {
        self.task = task.number
        all = seeds.flatMap { seed in
            task.scenarios.enumerated().map { index, scenario in
                var generator = SplitMix64(seed: seed &+ UInt64(task.number) << 40 &+ UInt64(index) << 32)
                let runSeed = generator.next()
                return Run(seed: runSeed, stimuli: scenario.stimuli(&generator))
            }
        }
    }
}
