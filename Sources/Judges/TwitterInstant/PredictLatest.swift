import SharedJudges

extension BookTask {
    /// Task 3 of chapter 11: what `flatMapLatest` sends. The second text comes during the first search, and its search
    /// is answered first.
    static let predictLatest = BookTask(
        predicting: "predictedAnswers", (texts: ["a", "b"], steps: [1, 3], latencies: [5, 2])
    ) { texts, steps, latencies in
        typealias Answers = Signal<String, MarbleFailure>
        let typed = marbles(texts, in: steps)
        let answers = zip(texts, latencies).map { marbles(["[\($0)|]"], in: [$1]) }
        func sent(_ flatten: (Answers, @escaping @Sendable (String) -> Answers) -> Answers) -> [TimedEvent] {
            record { player in
                flatten(player.cold(typed)) { text in player.cold(answers[text == texts[0] ? 0 : 1]) }
            }
        }
        let merged = sent { $0.flatMap($1) }
        let latency = ["latency": latencies[1].inWords]
        return PredictQuestion(
            places: latency.merging([
                "texts": typed, "firstLatency": latencies[0].inWords,
                "firstText": texts[0], "firstStep": "\(steps[0])", "firstAnswer": answers[0],
                "secondText": texts[1], "secondStep": "\(steps[1])", "secondAnswer": answers[1],
            ]) { $1 },
            run: sent { $0.flatMapLatest($1) },
            misreadings: [
                Misreading("completed") { $0.contains { $0.kind == .completed } },
                Misreading("old one too", shows: merged),
                Misreading("in line", shows: sent { $0.flatMap(.concat, $1) }),
                Misreading("old one only", shows: merged.filter { $0.value == texts[0] }),
                Misreading("both at once", shows: record { player in player.cold(typed) }),
                Misreading("at once", latency) { $0.map(\.kind) == [.next(texts[1])] },
            ])
    } others: { random in
        let texts = Array(random.letters(of: "abcdefgh").prefix(2))
        let first = random.number(1...2)
        let latency = random.number(2...3)
        return (texts, [first, first + 2], [2 + latency + random.number(1...2), latency])
    }
}
