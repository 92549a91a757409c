import SharedJudges

extension BookTask {
    /// Task 3 of chapter 06: what `flatMap` sends for four searches, two steps apart. The third search fails.
    static let predictTheAnswers = BookTask(
        predicting: "predictedAnswers", (letters: ["a", "b", "c", "d"], latencies: [5, 1, 4, 3])
    ) { letters, latencies in
        typealias Answers = Signal<String, MarbleFailure>
        func inSteps(_ latency: Int) -> String { "\(latency) step\(latency == 1 ? "" : "s")" }
        let texts = letters.joined(separator: "-")
        let latency = Dictionary(uniqueKeysWithValues: zip(letters, latencies))
        func answers(
            failing failed: String = letters[2],
            by flatten: (Answers, @escaping @Sendable (String) -> Answers) -> Answers = { $0.flatMap($1) }
        ) -> [TimedEvent] {
            record { player in
                flatten(player.cold(texts)) { text in
                    player.cold(marbles([text == failed ? "#" : "[\(text)|]"], in: [latency[text] ?? 0]))
                }
            }
        }
        let run = answers()
        let firstTwo = ["first": letters[0], "second": letters[1]]
        return PredictQuestion(
            places: [
                "texts": texts, "failureStep": "\(4 + latencies[2])",
                "firstLetter": letters[0], "firstDuration": inSteps(latencies[0]),
                "secondLetter": letters[1], "secondDuration": inSteps(latencies[1]),
                "thirdLetter": letters[2], "thirdDuration": inSteps(latencies[2]),
                "fourthLetter": letters[3], "fourthDuration": inSteps(latencies[3]),
            ],
            steps: texts.count,
            // The lesson draws answers in uppercase, so an uppercase letter counts as its lowercase letter.
            reading: { $0.map { event in event.value.map { .next($0.lowercased(), in: event.step) } ?? event } },
            run: run,
            misreadings: [
                Misreading("completes") { $0.contains { $0.kind == .completed } },
                Misreading("texts", shows: record { player in player.cold(texts) }),
                Misreading(
                    "failure swallowed", ["third": letters[2]],
                    shows: answers { texts, search in texts.flatMap { search($0).catch { _ in Answers.empty } } },
                    run.filter { $0.value != nil }),
                Misreading("c is answered", ["third": letters[2]], shows: answers(failing: "")),
                Misreading("in order", firstTwo, shows: answers { $0.flatMap(.concat, $1) }),
                Misreading("latest", firstTwo, shows: answers { $0.flatMapLatest($1) }),
                Misreading("one step early", shows: run.moved(by: -1)),
            ])
    } others: { random in
        let letters = Array(random.letters(of: "abcdefghkmnprstuvwxyz").prefix(4))
        var latencies: [Int] = []
        while !isFair(latencies) { latencies = (0..<4).map { _ in random.number(1...7) } }
        return (letters, latencies)
    }
}

/// Whether the second search overtakes the first, the third fails before the fourth has an answer, and no two ends
/// coincide.
private func isFair(_ latencies: [Int]) -> Bool {
    let ends = latencies.indices.map { 2 * $0 + latencies[$0] }
    return Set(ends).count == 4 && ends[1] < ends[0] && ends[2] < ends[3] && ends[1] < ends[2]
        && ends.allSatisfy { $0 < 11 } && ![2, 4, 6].contains(ends[0])
}
