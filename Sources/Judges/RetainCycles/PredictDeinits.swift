import Exercises
import Grading
import Marbles
import SharedJudges
import Terminal

extension ExerciseTask {
    /// Task 3 of chapter 02: which of these controllers are freed?
    static let predictDeinits = ExerciseTask(
        asking: OpenedPipelines(kinds: [.strong, .weak, .strongInMap, .endsByItself, .unsubscribed, .method]))
}

/// Six controllers, each with one kind of pipeline.
private struct OpenedPipelines {
    let kinds: [SampleController.Kind]
}

extension OpenedPipelines: PredictQuestion {
    static let task = 3
    static let constant = "predictedDeinits"

    private static let letters = ["a", "b", "c", "d", "e", "f"]

    /// Six different kinds in any order. At least two controllers are freed, and at least two aren't.
    init(using generator: inout SplitMix64) {
        let leaking: [SampleController.Kind] = [.strong, .strongInMap, .method, .strongInNested]
        let freed: [SampleController.Kind] = [.weak, .endsByItself, .unsubscribed, .disposed, .bound]
        let count = Int.random(in: 2...4, using: &generator)
        let chosen =
            leaking.shuffled(using: &generator).prefix(count)
            + freed.shuffled(using: &generator).prefix(6 - count)
        kinds = chosen.shuffled(using: &generator)
    }

    // MARK: In words

    var places: [String: String] {
        [
            "freed": "\(run.count)",
            "pipelines": zip(Self.letters, kinds).map { "\($0)   \($1.code)" }.joined(separator: "\n    "),
        ]
    }

    // MARK: The run

    var run: [TimedEvent] {
        var controllers = kinds.map { SampleController($0) as SampleController? }
        for controller in controllers { controller?.type("mag") }
        return controllers.indices.compactMap { index in
            weak let watched = controllers[index]
            controllers[index]?.close()
            controllers[index] = nil
            let isFreed = watched == nil
            // The leak is part of the question, but must not remain in this process.
            watched?.takeDown()
            return isFreed ? .next(Self.letters[index], in: index) : nil
        }
    }

    var misreadings: [Misreading] {
        let freed = Set(run.map(\.value))
        let completes = Misreading("completes") { $0.contains { !Self.letters.contains($0.value ?? "") } }
        let others = SampleController.Kind.allCases.filter { !kinds.contains($0) }
        return [completes]
            + zip(Self.letters, kinds).map { letter, kind in
                Misreading(kind.misreading, ["letter": letter]) { events in
                    events.contains { $0.value == letter } != freed.contains(letter)
                }
            } + others.map { Misreading($0.misreading) { _ in false } }
    }
}
