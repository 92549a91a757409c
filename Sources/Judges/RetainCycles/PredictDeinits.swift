import SharedJudges

extension BookTask {
    /// Task 3 of chapter 02: which of these controllers are freed? At least two are, and at least two aren't.
    static let predictDeinits = BookTask(
        predicting: "predictedDeinits",
        [.strong, .weak, .strongInMap, .endsByItself, .unsubscribed, .method] as [SampleController.Kind]
    ) { kinds in
        let controllers = zip(["a", "b", "c", "d", "e", "f"], kinds)
        let letters = controllers.map { $1.isFreed ? $0 : nil }
        return PredictQuestion(
            places: [
                "freed": "\(letters.compactMap(\.self).count)",
                "pipelines": controllers.map { "\($0)   \($1.code)" }.joined(separator: "\n    "),
            ],
            run: letters.enumerated().compactMap { step, letter in letter.map { .next($0, in: step) } },
            misreadings: [Misreading("completes") { $0.contains { !controllers.map(\.0).contains($0.value) } }]
                + controllers.map { letter, kind in
                    Misreading(kind.rawValue, ["letter": letter]) { events in
                        events.contains { $0.value == letter } != letters.contains(letter)
                    }
                }
                + SampleController.Kind.allCases.filter { !kinds.contains($0) }.map {
                    Misreading($0.rawValue) { _ in false }
                })
    } others: { random in
        let leaking: [SampleController.Kind] = [.strong, .strongInMap, .method, .strongInNested]
        let freed: [SampleController.Kind] = [.weak, .endsByItself, .unsubscribed, .disposed, .bound]
        let count = random.number(2...4)
        let chosen = leaking.shuffled(using: &random).prefix(count) + freed.shuffled(using: &random).prefix(6 - count)
        return chosen.shuffled(using: &random)
    }
}
