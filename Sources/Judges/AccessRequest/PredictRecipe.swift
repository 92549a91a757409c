import SharedJudges

extension BookTask {
    /// Task 3 of chapter 03: a cold signal with two subscribers. No two values share a step, and the second
    /// subscription is between a and b.
    static let predictRecipe = BookTask(
        predicting: "predictedValues", (a: 1, b: 4, end: 5, fails: false, second: 2)
    ) { a, b, end, fails, second in
        typealias Values = Signal<String, MarbleFailure>
        func values(_ change: (Values) -> Values = { $0 }) -> [TimedEvent] {
            record { player in
                let recipe = change(player.cold(marbles(["a", "b", fails ? "#" : "|"], in: [a, b, end])))
                    .catch { _ in Signal<String, Never>.empty }
                let later = Signal.timer(after: .steps(second), on: player.scheduler).then { recipe }
                return recipe.merge(with: later.map { $0.uppercased() })
            }
            .filter { $0.value != nil }
        }
        let run = values()
        return PredictQuestion(
            places: [
                "laterBy": "\(second)", "a": "\(a)", "b": "\(b)", "end": "\(end)", "c": "\(end + 1)",
                "ending": fails ? "fail(.accessDenied(nil))" : "complete()",
            ],
            run: run, otherMarbles: ["a": "\(a)", "b": "\(b)"],
            misreadings: [
                Misreading("with ends") { $0.contains { $0.value == nil } },
                Misreading("after the end") { $0.contains { ["c", "C"].contains($0.value) } },
                Misreading("hot", shows: values { $0.share() }),
                Misreading("replayed", shows: values { $0.replay(2) }),
                Misreading("only the first", shows: [.next("a", in: a), .next("b", in: b)]),
                Misreading("off by one", shows: run.moved(by: -1)),
                Misreading("all small") { !$0.contains { ["A", "B"].contains($0.value) } },
            ])
    } others: { random in
        let a = random.number(1...2)
        let second = a + random.number(1...2)
        var b = second + random.number(1...3)
        if b == second + a { b += 1 }
        return (a, b, b + random.number(1...2), random.flag(), second)
    }
}
