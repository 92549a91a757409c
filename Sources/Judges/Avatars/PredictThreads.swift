import SharedJudges

extension BookTask {
    /// Task 2 of chapter 09: what `subscribe(on:)` and `deliver(on:)` move. Two sources have one of each, in any order.
    static let predictThreads = BookTask(
        predicting: "predictedThreads",
        (
            download: [ThreadStage.subscribeInBackground, .deliverOnMain],
            decode: [ThreadStage.deliverOnMain, .subscribeInBackground]
        )
    ) { download, decode in
        /// The marbles if sources send on these threads; nil for the thread on which they start.
        func sent(
            download downloaded: String? = "t", decode decoded: String? = nil,
            changing change: (ThreadStage) -> ThreadStage = { $0 }
        ) -> [TimedEvent] {
            .steps(threads(of: download.map(change), from: downloaded) + threads(of: decode.map(change), from: decoded))
        }
        func code(_ stages: [ThreadStage], from number: Int) -> [String] {
            (0...2).flatMap { [".map { \(number + $0) }"] + stages.dropFirst($0).prefix(1).map(\.rawValue) }
        }
        let lines = zip(code(download, from: 1), code(decode, from: 4))
            .map { $0 + String(repeating: " ", count: 38 - $0.count) + $1 }
        let run = sent()
        let targets = [download, decode].map { $0.compactMap(\.delivery)[0] }
        let start = threads(of: decode, from: nil)[0]
        return PredictQuestion(
            places: ["pipelines": "    " + lines.joined(separator: "\n        ")], unit: .letters,
            // The book's answer answers no other question.
            isFair: run != .steps(["t", "t", "m", "b", "m", "m"]), run: run,
            misreadings: [
                Misreading("three only") { $0.count != 6 },
                Misreading("other letters") { $0.contains { !["t", "b", "m"].contains($0.value) } },
                Misreading("subscribe moves events", shows: sent(decode: "m", changing: \.delivering)),
                Misreading("subscribe moves only", shows: sent(decode: start, changing: \.delivering)),
                Misreading("nothing sends elsewhere", shows: sent(download: "m", decode: "m", changing: \.delivering)),
                Misreading("subscribe ignored", shows: sent(decode: "m")),
                Misreading("download in the background", shows: sent(download: nil)),
                Misreading(
                    "all on main", shows: .steps(targets.flatMap { [$0, $0, $0] }), .steps(run.map { _ in "m" })),
                Misreading("deliver ignored", shows: sent { $0.delivery == nil ? $0 : .map }),
            ])
    } others: { random in
        func stages() -> [ThreadStage] {
            let subscribesFirst = random.flag()
            let start: ThreadStage = random.one(of: [.subscribeOnMain, .subscribeInBackground])
            let target: ThreadStage = random.one(of: [.deliverOnMain, .deliverInBackground])
            return subscribesFirst ? [start, target] : [target, start]
        }
        return (stages(), stages())
    }
}
