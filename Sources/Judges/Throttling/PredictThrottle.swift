import SharedJudges
import Terminal

extension BookTask {
    /// Task 3 of chapter 10: what `throttle` sends, and when.
    static let predictThrottle = BookTask(asking: ThrottledLetters(gaps: [0, 2, 10, 2], interval: 4))
}

/// Letters with gaps between them, and an end one step after the last letter.
private struct ThrottledLetters {
    /// The number of steps between each letter and the previous letter, or the start.
    let gaps: [Int]
    let interval: Int
}

extension ThrottledLetters: PredictQuestion {
    static let constant = "predictedTexts"

    /// Two bursts of two or three letters, with quiet between them. No gap is as long as the interval, because the
    /// order of two events in one step is another question.
    init(using generator: inout SplitMix64) {
        let interval = Int.random(in: 3...5, using: &generator)
        func burst() -> [Int] {
            (0..<Int.random(in: 1...2, using: &generator)).map { _ in Int.random(in: 1..<interval, using: &generator) }
        }
        let start = Int.random(in: 0...1, using: &generator)
        let first = burst()
        gaps = [start] + first + [interval * 2 + Int.random(in: 1...2, using: &generator)] + burst()
        self.interval = interval
    }

    private var letters: [(step: Int, value: String)] {
        var step = 0
        return zip(gaps, "abcdefgh").map { gap, letter in
            step += gap
            return (step, String(letter))
        }
    }

    private var end: Int { gaps.reduce(1, +) }

    private var last: String { letters.last?.value ?? "" }

    var places: [String: String] {
        [
            "source": MarbleDiagram(sent { source, _, _ in source }).marbles,
            "interval": ["zero", "one", "two", "three", "four", "five"][interval],
            "last": last,
        ]
    }

    private typealias Letters = Signal<String, Never>

    private func sent(_ pipeline: (_ source: Letters, Duration, TestScheduler) -> Letters) -> [TimedEvent] {
        record { clock in
            pipeline(clock.signal(letters, completesIn: end), MarbleDiagram.defaultStep * interval, clock)
        }
    }

    var run: [TimedEvent] { sent { source, interval, clock in source.throttle(interval, on: clock) } }

    private var lastOfEachBurst: [TimedEvent] {
        letters.indices.filter { $0 == gaps.count - 1 || gaps[$0 + 1] > interval }
            .map { .next(letters[$0].value, in: letters[$0].step) }
    }

    var otherMarbles: [String: String] { ["letters": "\(run.count - 1)"] }

    var misreadings: [Misreading] {
        let completion = TimedEvent(at: MarbleDiagram.defaultStep * end, .completed)
        let (run, lastOfEachBurst) = (run, lastOfEachBurst)
        let last = ["last": last]
        return [
            .noEnd(of: run),
            Misreading("last lost", last, shows: run.filter { $0.value != self.last }),
            Misreading(
                "last in its time", last,
                shows: run.dropLast(2) + run.suffix(2).map { $0.moved(by: interval - 1) }),
            Misreading("no brackets", last, shows: run.dropLast() + run.suffix(1).map { $0.moved(by: 1) }),
            Misreading("delayed", shows: sent { source, interval, clock in source.delay(interval, on: clock) }),
            Misreading(
                "first of the burst",
                shows: sent { source, interval, clock in source.throttleFirst(interval, on: clock) }),
            Misreading("in their own steps") {
                $0 == lastOfEachBurst || $0 == lastOfEachBurst + [completion]
            },
            Misreading("as it was", shows: sent { source, _, _ in source }),
            Misreading("counted from the first") { $0.first?.step == gaps[0] + interval },
        ]
    }
}
