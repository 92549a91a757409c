import Marbles

extension LaneOperator {
    static let judging = [
        tested(
            "filter", code: (".filter {", "}"),
            rule: "`filter` judges each value by itself, and passes the end on."
        ) { test, opposite in
            Misreading(
                .judgesOnceOrEach, "`filter` ended at the first value it left out", like: "take(while:)", test)
            Misreading(.inverted, "`filter` left out the values that pass its test", like: "filter", opposite)
            Misreading.dropsRepeats("filter")
            Misreading.waits("filter")
        },
        tested(
            "take(while:)", code: (".take(while: {", "})"),
            rule: "`take(while:)` completes at the first value that fails its test, and leaves that one out."
        ) { test, _ in
            Misreading(
                .judgesOnceOrEach, "`take(while:)` judged each value by itself, as `filter` does", like: "filter", test)
            Misreading(.inverted, "`take(while:)` began where it ends", like: "skip(while:)", test)
            Misreading.endsOnlyWithItsSource("take(while:)")
            Misreading(.offByOne, "`take(while:)` passed the value that ends it") { run in
                guard let end = run.completion, let miss = run.source.values.first(where: { $0.time == end })
                else { return nil }
                return run.sent.values + [miss] + run.sent.ending
            }
        },
        tested(
            "skip(while:)", code: (".skip(while: {", "})"),
            rule: "`skip(while:)` opens at the first value that fails its test, and stays open."
        ) { test, opposite in
            Misreading(.judgesOnceOrEach, "`skip(while:)` judged each value by itself", like: "filter", opposite)
            Misreading(
                .inverted, "`skip(while:)` passed values up to the first that fails the test", like: "take(while:)",
                test)
            Misreading(.offByOne, "`skip(while:)` left out the value that opens it, too") {
                Array($0.sent.dropFirst())
            }
        },
        LaneOperator(
            "distinct", lanes: [.values("ab")], code: { _ in ".distinct()" },
            rule: { _ in "`distinct` compares a value with the one before it, and remembers nothing else." },
            misreadings: { _ in
                Misreading(.wrongMemory, "`distinct` remembered every value it had seen") { run in
                    run.source.enumerated().filter { place, event in
                        !run.source[..<place].contains { $0.kind == event.kind }
                    }.map(\.element)
                }
                Misreading(.firstForLast, "`distinct` kept the last of equal neighbors, not the first") {
                    Array($0.source.reversed()).withoutRepeats.reversed()
                }
                Misreading(.inverted, "`distinct` passed the repetitions, and nothing else") { run in
                    run.source.filter { $0.kind.isEnding || !run.sent.contains($0) }
                }
            }),
    ]

    /// Tests of a letter, as the lab writes them, each with its opposite among the letters a to d.
    private static let opposites = ["<c": ">b", ">b": "<c", "<b": ">a", ">a": "<b", "=a": "!a", "!b": "=b", "!c": "=c"]

    private static func tested(
        _ name: String, code: (String, String), rule: String,
        @Misreadings misreadings: @escaping @Sendable (_ test: [String], _ opposite: [String]) -> [Misreading]
    ) -> LaneOperator {
        LaneOperator(
            name, lanes: [.values("abcd")],
            arguments: { [opposites.keys.sorted().randomElement(using: &$0) ?? "<c"] },
            code: { arguments in
                let sign = arguments[0].prefix(1)
                return "\(code.0) $0 \(["=": "==", "!": "!="][sign] ?? sign) \"\(arguments[0].dropFirst())\" \(code.1)"
            }, rule: { _ in rule }, misreadings: { misreadings($0, [opposites[$0[0]] ?? "<a"]) })
    }
}
