import Exercises
import Grading
import Marbles
import ReactiveCore
import Seeding

extension ExerciseTask {
    /// Task 3 of chapter 10: what `throttle` sends, and when.
    static let predictThrottle = ExerciseTask(asking: ThrottledLetters(gaps: [0, 2, 10, 2], interval: 4))
}

/// Letters with gaps between them, and an end right after the last.
private struct ThrottledLetters {
    /// How many steps after the previous one each letter comes.
    let gaps: [Int]
    let interval: Int
}

extension ThrottledLetters: PredictQuestion {
    static let task = 3
    static let constant = "predictedTexts"

    /// Two bursts of two or three letters, with quiet between them. No gap is as long as the interval: which of two
    /// events in one step comes first is another question.
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

    /// Each letter with its step.
    private var letters: [(step: Int, value: String)] {
        var step = 0
        return zip(gaps, "abcdefgh").map { gap, letter in
            step += gap
            return (step, String(letter))
        }
    }

    private var end: Int { gaps.reduce(1, +) }

    private var last: String { letters.last?.value ?? "" }

    // MARK: In words

    private var intervalInWords: String { ["zero", "one", "two", "three", "four", "five"][interval] }

    private var source: String { MarbleDiagram(sent { source, _, _ in source }).marbles }

    var places: [String: String] {
        [
            "source": "\(source)",
            "interval": "\(intervalInWords)",
            "last": "\(last)",
        ]
    }

    var comment: String {
        """
        The source below is throttled by an interval of \(intervalInWords) steps. What comes out?

            source  \(source)

        One character per step: a letter, `-` where nothing is sent, `|` where it completes. \
        Put what happens in the same step in square brackets, such as `[x|]`.
        """
    }

    // MARK: The run

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

    var otherwise: String { "\(run.count - 1) letters come through, then the end. Go through the steps one by one." }

    var misreadings: [Misreading] {
        let completion = TimedEvent(at: MarbleDiagram.defaultStep * end, .completed)
        let (run, lastOfEachBurst) = (run, lastOfEachBurst)
        return [
            Misreading(
                "The source completes, and `throttle` passes that on: there is a `|` in the source's last step.",
                shows: run.filter { $0.value != nil }),
            Misreading(
                "`\(last)` is missing. It waits until the source completes, so it comes with the end: `[\(last)|]`.",
                shows: run.filter { $0.value != last }),
            Misreading(
                """
                `\(last)` doesn't wait for its time when the source completes. \
                It is sent at once, in the same step as the end.
                """,
                shows: run.dropLast(2) + run.suffix(2).map { $0.moved(by: interval - 1) }),
            Misreading(
                "`\(last)` and the end come in one step, so they share brackets: `[\(last)|]`.",
                shows: run.dropLast() + run.suffix(1).map { $0.moved(by: 1) }),
            Misreading(
                """
                Here every letter comes late, and none is dropped: that is `delay`. \
                `throttle` drops a letter if another one follows within the interval.
                """,
                shows: sent { source, interval, clock in source.delay(interval, on: clock) }),
            Misreading(
                """
                Here the first letter of each burst is sent, and the others aren't: that is `throttleFirst`. \
                Some libraries call it throttle.
                """,
                shows: sent { source, interval, clock in source.throttleFirst(interval, on: clock) }),
            Misreading(
                """
                The letters are right, but each is in its own step. \
                `throttle` can't know that no other letter follows: it waits for the interval first.
                """
            ) { $0 == lastOfEachBurst || $0 == lastOfEachBurst + [completion] },
            Misreading(
                """
                That is the source itself. \
                Which letters are followed by another one before the interval is over?
                """,
                shows: sent { source, _, _ in source }),
            Misreading("The interval starts again with each letter, not with the first of a burst.") {
                $0.first?.step == gaps[0] + interval
            },
        ]
    }
}
