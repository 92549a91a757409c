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
                Misreading(.firstForLast, "`take(first:)` kept the last values", like: "take(last:)", arguments)
                Misreading.endsOnlyWithItsSource("take(first:)")
                oneMore(than: arguments, "`take(first: \(arguments[0]))` passed one more", in: "take(first:)")
                Misreading(
                    .inverted, "`take(first:)` left out the first values, as `skip(first:)` does",
                    like: "skip(first:)", arguments)
                Misreading(.offByOne, "`take(first:)` needed one more value to end") { run in
                    guard let end = run.completion, let next = run.source.first(where: { $0.time > end })
                    else { return nil }
                    return run.sent.values + [TimedEvent(at: next.time, .completed)]
                }
            }),
        LaneOperator(
            "skip(first:)", arguments: { ["\(Int.random(in: 1...3, using: &$0))"] },
            code: { ".skip(first: \($0[0]))" },
            rule: { "`skip(first: \($0[0]))` leaves out \(inWords($0[0])), and passes the rest." },
            misreadings: { arguments in
                let count = Int(arguments[0]) ?? 1
                Misreading(.firstForLast, "`skip(first:)` left out the last values") {
                    $0.source.values.dropLast(count) + $0.source.ending
                }
                oneMore(than: arguments, "`skip(first: \(arguments[0]))` left out one more", in: "skip(first:)")
                Misreading(.inverted, "`skip(first:)` passed the first values, and nothing else") {
                    $0.source.values.prefix(count) + $0.source.ending
                }
            }),
    ]

    static func oneMore(than arguments: [String], _ clause: String, in name: String) -> Misreading {
        Misreading(.offByOne, clause, like: name, ["\((Int(arguments[0]) ?? 1) + 1)"])
    }

    private static func inWords(_ count: String) -> String { count == "1" ? "one value" : "\(count) values" }
}
