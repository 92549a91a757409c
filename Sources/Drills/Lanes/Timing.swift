import Marbles

extension LaneOperator {
    static let timing = [
        LaneOperator(
            "throttle", lanes: [.values("abcdef")], arguments: { ["\(Int.random(in: 2...3, using: &$0))"] },
            code: { ".throttle(step * \($0[0]))" }, note: "A step is one character.",
            rule: {
                """
                `throttle` sends the last value after \($0[0]) quiet steps. \
                A value that's waiting when the source completes is sent at once.
                """
            },
            misreadings: { arguments in
                Misreading(
                    .firstForLast, "`throttle` sent the first value of a burst", like: "throttleFirst", arguments)
                Misreading(.delays, "`throttle` only delayed, and dropped nothing", like: "delay", arguments)
                // Each value that `throttle` sends, at the instant when `throttle` received it.
                Misreading(.takesNoTime, "`throttle` knew the last value of a burst at once") { run in
                    run.source.filter { value in
                        value.kind.isEnding || run.sent.contains { $0.kind == value.kind }
                    }
                }
                Misreading(.endsTooEarly, "a value that's waiting when the source completes were lost") {
                    $0.sent.cut(at: $0.sent)
                }
                Misreading.waits("throttle")
            }),
        LaneOperator(
            "throttleFirst", lanes: [.values("abcdef")], arguments: { ["\(Int.random(in: 2...4, using: &$0))"] },
            code: { ".throttleFirst(step * \($0[0]))" }, note: "A step is one character.",
            rule: { "`throttleFirst` passes a value at once, and then none for \($0[0]) steps." },
            misreadings: { arguments in
                let interval = MarbleDiagram.defaultStep * (Int(arguments[0]) ?? 2)
                Misreading(
                    .firstForLast, "`throttleFirst` sent the last value of a burst, as `throttle` does",
                    like: "throttle", arguments)
                Misreading(.delays, "`throttleFirst` held each value back for \(arguments[0]) steps") {
                    $0.sent.moved(by: interval)
                }
                Misreading(.wrongMemory, "a value that's left out made the pause begin again") { run in
                    run.source.enumerated().filter { place, event in
                        event.kind.isEnding || place == 0 || event.time - run.source[place - 1].time >= interval
                    }.map(\.element)
                }
                oneMore(than: arguments, "the pause of `throttleFirst` were one step longer", in: "throttleFirst")
            }),
        LaneOperator(
            "take(until:)", lanes: [.values("abcd"), .trigger], code: { _ in ".take(until: trigger)" },
            rule: { _ in "`take(until:)` passes values until the trigger sends, and completes then." },
            misreadings: { _ in
                Misreading(.inverted, "the trigger let the values in", like: "skip(until:)")
                Misreading.endsOnlyWithItsSource("take(until:)")
                Misreading(.offByOne, "one more value passed after the trigger") { run in
                    guard let end = run.completion, let next = run.source.values.first(where: { $0.time > end })
                    else { return nil }
                    return run.sent.values + [next, TimedEvent(at: next.time, .completed)]
                }
                Misreading(.failureIsHarmless, "the trigger made the signal fail") { $0.sent.ending(as: .failed("")) }
            }),
    ]
}
