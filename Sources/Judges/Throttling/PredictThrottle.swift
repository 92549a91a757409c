import SharedJudges

extension BookTask {
    /// Task 3 of chapter 10: what `throttle` sends, and when. There are two bursts of two or three letters, with quiet
    /// between them. No gap is as long as the interval: the order of two events in one step is another question.
    static let predictThrottle = BookTask(
        predicting: "predictedTexts", (source: "a-b---------c-d|", interval: 4)
    ) { source, interval in
        typealias Letters = Signal<String, MarbleFailure>
        func sent(_ pipeline: (Letters, Duration, TestScheduler) -> Letters) -> [TimedEvent] {
            record { player in pipeline(player.cold(source), .steps(interval), player.scheduler) }
        }
        let (letters, run) = (sent { source, _, _ in source }, sent { $0.throttle($1, on: $2) })
        let last = ["last": String(source.suffix(2).prefix(1))]
        let ends = zip(letters, letters.dropFirst())
            .filter { $1.value == nil || $1.step - $0.step > interval }.map(\.0)
        return PredictQuestion(
            places: last.merging(["source": source, "interval": interval.inWords]) { $1 },
            run: run, otherMarbles: ["letters": "\(run.count - 1)"],
            misreadings: [
                .noEnd(of: run),
                Misreading("last lost", last, shows: run.filter { $0.value != last["last"] }),
                Misreading(
                    "last in its time", last,
                    shows: run.dropLast(2) + run.suffix(2).map { $0.moved(by: interval - 1) }),
                Misreading("no brackets", last, shows: run.dropLast() + run.suffix(1).map { $0.moved(by: 1) }),
                Misreading("delayed", shows: sent { $0.delay($1, on: $2) }),
                Misreading("first of the burst", shows: sent { $0.throttleFirst($1, on: $2) }),
                Misreading("in their own steps", shows: ends, ends + letters.suffix(1)),
                Misreading("as it was", shows: letters),
                Misreading("counted from the first") { $0.first?.step == letters[0].step + interval },
            ])
    } others: { random in
        let interval = random.number(3...5)
        func burst() -> [Int] { (0..<random.number(1...2)).map { _ in random.number(1...(interval - 1)) } }
        let gaps = [random.number(0...1)] + burst() + [interval * 2 + random.number(1...2)] + burst() + [1]
        let steps = gaps.indices.map { gaps[...$0].reduce(0, +) }
        return (marbles("abcdef".prefix(gaps.count - 1).map { String($0) } + ["|"], in: steps), interval)
    }
}
