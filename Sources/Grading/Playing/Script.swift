import Exercises
import Seeding

/// What is to be played for one task: its scenarios, each with its seed and its stimuli, once for each seed of the run.
struct Script: Sendable {
    struct Scene: Sendable {
        let seed: UInt64
        let stimuli: [Stimulus]
    }

    let task: Int
    let scenes: [Scene]

    /// The script of a task: all its scenarios under the first seed, then under the next. Each scenario draws from numbers of its own,
    /// so adding one changes no other.
    init(_ task: ExerciseTask, seeds: [UInt64]) {
        self.task = task.number
        scenes = seeds.flatMap { seed in
            task.scenarios.enumerated().map { index, scenario in
                var generator = SplitMix64(seed: seed &+ UInt64(task.number) << 40 &+ UInt64(index) << 32)
                let sceneSeed = generator.next()
                return Scene(seed: sceneSeed, stimuli: scenario.stimuli(&generator))
            }
        }
    }
}
