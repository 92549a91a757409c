import SharedJudges
import Terminal

extension BookTask {
    /// Task 3 of chapter 03: a cold signal with two subscribers.
    static let predictRecipe = BookTask(
        asking: SubscribedRecipe(a: 1, b: 4, end: 5, fails: false, c: 6, second: 2))
}

/// The steps in which a recipe sends and ends, counted from each subscription, and the step of a second subscription.
private struct SubscribedRecipe {
    let a: Int
    let b: Int
    let end: Int
    let fails: Bool
    let c: Int
    let second: Int
}

extension SubscribedRecipe: PredictQuestion {
    static let constant = "predictedValues"

    /// No two values share a step, and the second subscription is between a and b.
    init(using generator: inout SplitMix64) {
        let a = Int.random(in: 1...2, using: &generator)
        let second = a + Int.random(in: 1...2, using: &generator)
        var b = second + Int.random(in: 1...3, using: &generator)
        if b == second + a { b += 1 }
        let end = b + Int.random(in: 1...2, using: &generator)
        self.init(a: a, b: b, end: end, fails: Bool.random(using: &generator), c: end + 1, second: second)
    }

    var places: [String: String] {
        [
            "laterBy": "\(second)", "a": "\(a)", "b": "\(b)", "end": "\(end)", "c": "\(c)",
            "ending": fails ? "fail(.accessDenied(nil))" : "complete()",
        ]
    }

    var run: [TimedEvent] {
        record { clock in
            let signal = recipe(on: clock).catch { _ in Signal<String, Never>.empty }
            let later = Signal.timer(after: MarbleDiagram.defaultStep * second, on: clock).then { signal }
            return signal.merge(with: later.map { $0.uppercased() })
        }
        .filter { $0.value != nil }
    }

    private func recipe(on clock: TestScheduler) -> Signal<String, MarbleFailure> {
        Signal { subscriber in
            clock.inStep(a) { subscriber.send("a") }
            clock.inStep(b) { subscriber.send("b") }
            clock.inStep(end) { fails ? subscriber.fail(MarbleFailure()) : subscriber.complete() }
            // Sending to a subscription that has ended would print the library's warning on the learner's terminal.
            clock.inStep(c) { if !subscriber.isDisposed { subscriber.send("c") } }
            return nil
        }
    }

    var otherMarbles: [String: String] { ["a": "\(a)", "b": "\(b)"] }

    var misreadings: [Misreading] {
        [
            Misreading("with ends") { $0.contains { $0.value == nil } },
            Misreading("after the end") { $0.contains { ["c", "C"].contains($0.value) } },
            Misreading("hot", shows: [.next("a", in: a), .next("b", in: b), .next("B", in: b)]),
            Misreading(
                "replayed",
                shows: [.next("a", in: a), .next("A", in: second), .next("b", in: b), .next("B", in: b)]),
            Misreading("only the first", shows: [.next("a", in: a), .next("b", in: b)]),
            Misreading("off by one", shows: run.map { $0.moved(by: -1) }),
            Misreading("all small") { !$0.contains { ["A", "B"].contains($0.value) } },
        ]
    }
}
