import SharedJudges
import Terminal

extension BookTask {
    /// Task 4 of chapter 08: an array's `filter` inside a signal's `map`.
    static let predictLists = BookTask(
        asking: CountedAnswers(answers: [[1, 4], [], [2, 2, 7]], steps: [0, 2, 5]))
}

/// Three answers and the steps in which they arrive.
private struct CountedAnswers {
    let answers: [[Int]]
    /// The step of each answer. The signal completes in the step after the last.
    let steps: [Int]
}

extension CountedAnswers: PredictQuestion {
    static let constant = "predictedLists"

    /// The second answer is empty, and the other two have both numbers that count and numbers that don't.
    init(using generator: inout SplitMix64) {
        func answer() -> [Int] {
            let large = (0..<Int.random(in: 1...2, using: &generator)).map { _ in
                Int.random(in: 2...9, using: &generator)
            }
            return (large + [Int.random(in: 0...1, using: &generator)]).shuffled(using: &generator)
        }
        let first = Int.random(in: 0...1, using: &generator)
        let second = first + Int.random(in: 2...3, using: &generator)
        answers = [answer(), [], answer()]
        steps = [first, second, second + Int.random(in: 2...3, using: &generator)]
    }

    var places: [String: String] {
        [
            "counts": run.compactMap(\.value).joined(separator: ", "),
            "firstAnswer": "\(answers[0])", "thirdAnswer": "\(answers[2])",
            "firstStep": "\(steps[0])", "secondStep": "\(steps[1])", "thirdStep": "\(steps[2])",
        ]
    }

    private func sent<Value>(_ pipeline: (Signal<[Int], Never>) -> Signal<Value, Never>) -> [TimedEvent] {
        record { clock in
            pipeline(clock.signal(zip(steps, answers).map { (step: $0, value: $1) }, completesIn: steps[2] + 1))
        }
    }

    var run: [TimedEvent] {
        sent { answers in answers.map { retweets in retweets.filter { count in count > 1 }.count } }
    }

    var misreadings: [Misreading] {
        let run = run
        return [
            .noEnd(of: run),
            Misreading("empty dropped", shows: run.filter { $0.value != "0" }),
            Misreading("lengths", shows: sent { $0.map(\.count) }),
            Misreading("sums", shows: sent { $0.map { $0.filter { $0 > 1 }.reduce(0, +) } }),
            Misreading("each tweet") { $0.count { $0.value != nil } > 3 },
            Misreading("late end") { $0.map(\.kind) == run.map(\.kind) && $0.last != run.last },
        ]
    }
}
