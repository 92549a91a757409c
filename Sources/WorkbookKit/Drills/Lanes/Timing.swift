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
                LaneMisreading(
                    .firstForLast, "`throttle` sent the first value of a burst", like: "throttleFirst", arguments)
                LaneMisreading(.delays, "`throttle` only delayed, and dropped nothing", like: "delay", arguments)
                LaneMisreading(.takesNoTime, "`throttle` knew the last value of a burst at once") { run in
                    // Each value that `throttle` sends, at the instant when `throttle` received it.
                    let kept = run.source.values.filter { value in run.sent.contains { $0.kind == value.kind } }
                    return kept + run.source.ending
                }
                LaneMisreading(.endsTooEarly, "a value that's waiting when the source completes were lost") {
                    $0.sent.cut(at: $0.sent)
                }
                LaneMisreading(.waitsForTheEnd, "`throttle` waited for the end", .lastAtTheEnd)
            }),
        LaneOperator(
            "throttleFirst", lanes: [.values("abcdef")], arguments: { ["\(Int.random(in: 2...4, using: &$0))"] },
            code: { ".throttleFirst(step * \($0[0]))" }, note: "A step is one character.",
            rule: { "`throttleFirst` passes a value at once, and then none for \($0[0]) steps." },
            misreadings: { arguments in
                LaneMisreading(
                    .firstForLast, "`throttleFirst` sent the last value of a burst, as `throttle` does",
                    like: "throttle", arguments)
                LaneMisreading(.delays, "`throttleFirst` held each value back for \(arguments[0]) steps") { run in
                    guard let interval = Int(arguments[0]) else { return nil }
                    return run.sent.moved(by: MarbleDiagram.defaultStep * interval)
                }
                LaneMisreading(.wrongMemory, "a value that's left out made the pause begin again") { run in
                    guard let interval = Int(arguments[0]) else { return nil }
                    var last: Duration?
                    return run.source.filter { event in
                        defer { last = event.time }
                        guard !event.kind.isEnding, let last else { return true }
                        return event.time - last >= MarbleDiagram.defaultStep * interval
                    }
                }
                LaneMisreading(
                    .offByOne, "the pause of `throttleFirst` were one step longer",
                    like: "throttleFirst", [(Int(arguments[0]) ?? 2) + 1].map(String.init))
            }),
        LaneOperator(
            "take(until:)", lanes: [.values("abcd"), .trigger], code: { _ in ".take(until: trigger)" },
            rule: { _ in "`take(until:)` passes values until the trigger sends, and completes then." },
            misreadings: { _ in
                LaneMisreading(.inverted, "the trigger let the values in", like: "skip(until:)")
                LaneMisreading(.endsWithItsSource, "`take(until:)` ended only with its source") {
                    $0.sent.ending(like: $0.source)
                }
                LaneMisreading(.offByOne, "one more value passed after the trigger") { run in
                    guard let end = run.sent.ending.first, end.kind == .completed,
                        let next = run.source.values.first(where: { $0.time > end.time })
                    else { return nil }
                    return run.sent.values + [next, TimedEvent(at: next.time, .completed)]
                }
                LaneMisreading(.failureIsHarmless, "the trigger made the signal fail") { run in
                    run.sent.values + run.sent.ending.map { TimedEvent(at: $0.time, .failed("")) }
                }
            }),
    ]
}
