import SharedJudges

extension BookTask {
    /// Task 4 of chapter 08: an array's `filter` inside a signal's `map`. The second of three answers is empty. The
    /// others have both numbers that count and numbers that don't.
    static let predictLists = BookTask(
        predicting: "predictedLists", (first: [1, 4], third: [2, 2, 7], steps: [0, 2, 5])
    ) { first, third, steps in
        func sent<Value>(
            _ pipeline: (Signal<[Int], MarbleFailure>) -> Signal<Value, MarbleFailure>
        ) -> [TimedEvent] {
            record { player in
                let answers = player.cold(marbles(["a", "b", "c", "|"], in: steps + [steps[2] + 1]))
                return pipeline(answers.map { ["a": first, "c": third][$0] ?? [] })
            }
        }
        let run = sent { answers in answers.map { retweets in retweets.filter { count in count > 1 }.count } }
        return PredictQuestion(
            places: [
                "counts": run.compactMap(\.value).joined(separator: ", "),
                "firstAnswer": "\(first)", "thirdAnswer": "\(third)",
                "firstStep": "\(steps[0])", "secondStep": "\(steps[1])", "thirdStep": "\(steps[2])",
            ],
            run: run,
            misreadings: [
                .noEnd(of: run),
                Misreading("empty dropped", shows: run.filter { $0.value != "0" }),
                Misreading("lengths", shows: sent { $0.map(\.count) }),
                Misreading("sums", shows: sent { $0.map { $0.filter { $0 > 1 }.reduce(0, +) } }),
                Misreading("each tweet") { $0.count { $0.value != nil } > 3 },
                Misreading("late end") { $0.map(\.kind) == run.map(\.kind) && $0.last != run.last },
            ])
    } others: { random in
        func answer() -> [Int] {
            let large = (0..<random.number(1...2)).map { _ in random.number(2...9) }
            return (large + [random.number(0...1)]).shuffled(using: &random)
        }
        let first = random.number(0...1)
        let second = first + random.number(2...3)
        return (answer(), answer(), [first, second, second + random.number(2...3)])
    }
}
