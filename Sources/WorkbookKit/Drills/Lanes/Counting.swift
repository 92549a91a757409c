import Marbles

extension LaneOperator {
    static let counting = [
        LaneOperator(
            "take(first:)", arguments: { ["\(Int.random(in: 1...3, using: &$0))"] },
            code: { ".take(first: \($0[0]))" },
            rule: {
                "`take(first: \($0[0]))` passes \(inWords($0[0])) and completes\($0[0] == "1" ? "" : " with the last")."
            },
            misreadings: { arguments in
                LaneMisreading(.firstForLast, "`take(first:)` kept the last values", like: "take(last:)", arguments)
                LaneMisreading(.endsWithItsSource, "`take(first:)` ended only with its source") {
                    $0.sent.ending(like: $0.source)
                }
                LaneMisreading(
                    .offByOne, "`take(first: \(arguments[0]))` passed one more",
                    like: "take(first:)", [changed(arguments, by: 1)])
                LaneMisreading(
                    .inverted, "`take(first:)` left out the first values, as `skip(first:)` does",
                    like: "skip(first:)", arguments)
                LaneMisreading(.offByOne, "`take(first:)` needed one more value to end") { run in
                    guard let end = run.sent.ending.first, end.kind == .completed,
                        let next = run.source.first(where: { $0.time > end.time })
                    else { return nil }
                    return run.sent.values + [TimedEvent(at: next.time, .completed)]
                }
            }),
        LaneOperator(
            "skip(first:)", arguments: { ["\(Int.random(in: 1...3, using: &$0))"] },
            code: { ".skip(first: \($0[0]))" },
            rule: { "`skip(first: \($0[0]))` leaves out \(inWords($0[0])), and passes the rest." },
            misreadings: { arguments in
                LaneMisreading(.firstForLast, "`skip(first:)` left out the last values") { run in
                    run.source.values.dropLast(Int(arguments[0]) ?? 1) + run.source.ending
                }
                LaneMisreading(
                    .offByOne, "`skip(first: \(arguments[0]))` left out one more",
                    like: "skip(first:)", [changed(arguments, by: 1)])
                LaneMisreading(.inverted, "`skip(first:)` passed the first values, and nothing else") { run in
                    run.source.values.prefix(Int(arguments[0]) ?? 1) + run.source.ending
                }
            }),
    ]

    private static func changed(_ arguments: [String], by difference: Int) -> String {
        "\((Int(arguments[0]) ?? 1) + difference)"
    }

    private static func inWords(_ count: String) -> String { count == "1" ? "one value" : "\(count) values" }
}
