import SharedJudges
import Terminal

extension BookTask {
    /// Task 4 of chapter 04: what `then` sends.
    static let predictThen = BookTask(
        asking: AwaitedTexts(value: 3, end: 6, fails: false, keys: [1: "p", 4: "q", 7: "r", 9: "s"]))
}

/// The steps in which a request sends its value and ends, and the steps in which a user presses keys.
private struct AwaitedTexts {
    let value: Int
    let end: Int
    let fails: Bool
    let keys: [Int: String]
}

extension AwaitedTexts: PredictQuestion {
    static let constant = "predictedTexts"

    /// One key comes before the value, one between value and end, and two after the end. One request in four fails.
    init(using generator: inout SplitMix64) {
        let letters = "bcdghkmnpqrstwxz".shuffled(using: &generator).map { "\($0)" }
        var steps = [0]
        for _ in 0..<6 { steps.append(steps[steps.count - 1] + Int.random(in: 1...2, using: &generator)) }
        self.init(
            value: steps[2], end: steps[4], fails: Int.random(in: 1...4, using: &generator) == 1,
            keys: [steps[1]: letters[0], steps[3]: letters[1], steps[5]: letters[2], steps[6]: letters[3]])
    }

    private func lastLetter(before step: Int) -> String {
        keys.filter { $0.key < step }.max { $0.key < $1.key }?.value ?? ""
    }

    var places: [String: String] {
        [
            "request": line([value: "v", end: fails ? "#" : "|"]),
            "typed": line(keys),
            "whatArrives":
                fails
                ? "One character and nothing else: the failure, in the step in which the request fails."
                : """
                The first letter comes in step \(end), and it is `\(lastLetter(before: end))`. \
                After it comes each letter as it's typed, and no end.
                """,
        ]
    }

    private func line(_ events: [Int: String]) -> String {
        (0...(events.keys.max() ?? 0)).map { events[$0] ?? "-" }.joined()
    }

    var run: [TimedEvent] {
        let field = Property("")
        // A property that is freed completes its signal.
        return withExtendedLifetime(field) {
            record { clock in
                for (step, key) in keys { clock.inStep(step) { field.value = key } }
                let request = Signal<String, MarbleFailure> { subscriber in
                    clock.inStep(value) { subscriber.send("v") }
                    clock.inStep(end) { fails ? subscriber.fail(MarbleFailure()) : subscriber.complete() }
                    return nil
                }
                return request.then { field.signal }
            }
        }
    }

    private func typed(_ isIncluded: (Int) -> Bool = { _ in true }) -> [TimedEvent] {
        keys.filter { isIncluded($0.key) }.sorted { $0.key < $1.key }.map { .next($0.value, in: $0.key) }
    }

    var misreadings: [Misreading] {
        [
            Misreading("with the value") { $0.contains { $0.value == "v" } },
            Misreading("text after a failure") { fails && $0.contains { $0.value != nil } },
            Misreading("failure not passed on") { fails && !$0.contains { $0.kind == .failed("") } },
            Misreading("fails") { !fails && $0.contains { $0.kind == .failed("") } },
            Misreading("completes") { !fails && $0.contains { $0.kind == .completed } },
            Misreading(
                "begins with the value",
                shows: [.next(lastLetter(before: value), in: value)] + typed { $0 > value }),
            Misreading("without the held text", shows: typed { $0 > end }),
            Misreading("does not wait", shows: typed()),
            Misreading(
                "all kept",
                shows: typed { $0 < end }.map { .next($0.value ?? "", in: end) } + typed { $0 > end }),
            Misreading("one text", shows: [.next(lastLetter(before: end), in: end)]),
        ]
    }
}
