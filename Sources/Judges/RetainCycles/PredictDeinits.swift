import Exercises
import Grading
import Marbles
import Seeding

extension ExerciseTask {
    /// Task 3 of chapter 02: which of these controllers are freed?
    static let predictDeinits = predictDeinits(
        OpenedPipelines([.strong, .weak, .strongInMap, .endsByItself, .unsubscribed, .method])
    ) { generator in
        let pipelines = OpenedPipelines(using: &generator)
        return TaskVariant(
            predictDeinits(pipelines), region: pipelines.region(answer: "?"),
            solution: pipelines.region(answer: pipelines.marbles))
    }

    private static func predictDeinits(
        _ pipelines: OpenedPipelines, variant: (@Sendable (inout SplitMix64) -> TaskVariant)? = nil
    ) -> ExerciseTask {
        ExerciseTask(
            number: 3,
            title: "predict",
            kind: .predict,
            goal: """
                Without running it: six controllers, \(pipelines.letters.joined(separator: ", ")), are let go one after the other, one in a step. \
                Whose `deinit` runs? Write one character a step: the letter of the controller, or `-` where none is freed.
                """,
            hints: [
                "A controller is freed unless somebody still holds it. Follow the arrows: does its field hold a closure that holds the controller?",
                """
                The field holds its subscribers for as long as they are subscribed: neither those of a signal that has ended, nor what nobody \
                has subscribed to.
                """,
                "\(pipelines.marbles.count { $0 != "-" }) of the six are freed, each in the step in which it is let go.",
            ],
            explanation: """
                Two questions decide each case: does a closure hold the controller, and does the field still hold that closure? Weakness answers \
                the first, the end of the subscription the second.
                """,
            scenarios: [
                Scenario("the prediction against a real run") { _ in
                    []
                } judge: { transcript in
                    pipelines.prediction.finding(in: transcript)
                }
            ],
            variant: variant
        )
    }
}

/// The question: six controllers, each with a pipeline of one kind.
private struct OpenedPipelines {
    let kinds: [OpenedController.Kind]

    init(_ kinds: [OpenedController.Kind]) {
        self.kinds = kinds
    }

    /// Six of the kinds, in any order; at least two are freed and two are not.
    init(using generator: inout SplitMix64) {
        let leaking: [OpenedController.Kind] = [.strong, .strongInMap, .method, .strongInNested]
        let freed: [OpenedController.Kind] = [.weak, .endsByItself, .unsubscribed, .disposed, .bound]
        let count = Int.random(in: 2...4, using: &generator)
        kinds =
            (leaking.shuffled(using: &generator).prefix(count) + freed.shuffled(using: &generator).prefix(6 - count))
            .shuffled(using: &generator)
    }

    var letters: [String] { zip("abcdef", kinds).map { letter, _ in String(letter) } }

    /// What stands below the task's mark.
    func region(answer: String) -> String {
        let lines = zip(letters, kinds).map { letter, kind in "///     \(letter)   \(kind.code)" }.joined(
            separator: "\n")
        return """
            /// Six controllers, each with one of these pipelines on the text of its own field. They are opened together, and each is typed
            /// into; then they are let go, a in the first step, b in the second, and so on.
            ///
            \(lines)
            ///
            /// When does a `deinit` run? As marbles, one character a step: the letter of the controller, or `-` where none is freed.
            let predictedDeinits = "\(answer)"
            """
    }

    /// The right answer.
    var marbles: String {
        let freed = run.map(\.kind)
        return letters.map { freed.contains(.next($0)) ? $0 : "-" }.joined()
    }

    /// Which are really freed, and when: they are opened, typed into, and let go.
    private var run: [TimedEvent] {
        var controllers = kinds.map { OpenedController($0) as OpenedController? }
        controllers.forEach { $0?.type("mag") }
        return controllers.indices.compactMap { index in
            weak let watched = controllers[index]
            controllers[index]?.close()
            controllers[index] = nil
            let isFreed = watched == nil
            // What leaked in this process is let go all the same.
            watched?.takeDown()
            return isFreed ? TimedEvent(at: MarbleDiagram.defaultStep * index, .next(letters[index])) : nil
        }
    }

    var prediction: Prediction {
        let run = run
        let freed = Set(run.map(\.kind).compactMap { kind in if case .next(let letter) = kind { letter } else { nil } })
        return Prediction(
            lane: .deinits, run: run,
            misreadings: [
                .init("A `deinit` is no signal: there are only the letters of the controllers, and `-`.") {
                    [letters] events in
                    events.contains { event in !letters.contains { event.kind == .next($0) } }
                }
            ]
                + zip(letters, kinds).map { letter, kind in
                    .init("\(letter): \(kind.reason)") { events in
                        events.contains { $0.kind == .next(letter) } != freed.contains(letter)
                    }
                },
            otherwise:
                "Those that are freed are freed in the step in which they are let go: a in the first step, b in the second."
        )
    }
}
