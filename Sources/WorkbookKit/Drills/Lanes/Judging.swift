import Marbles

extension LaneOperator {
    static let judging = [
        LaneOperator(
            "filter", lanes: [.values("abcd")], arguments: { [Test.random(using: &$0)] },
            code: { ".filter { \(Test.code($0)) }" },
            rule: { _ in "`filter` judges each value by itself, and passes the end on." },
            misreadings: { arguments in
                LaneMisreading(
                    .judgesOnceOrEach, "`filter` ended at the first value it left out",
                    like: "take(while:)", arguments)
                LaneMisreading(
                    .inverted, "`filter` left out the values that pass its test",
                    like: "filter", [Test.opposite(of: arguments)])
                LaneMisreading(
                    .wrongMemory, "`filter` left out a value that repeats the one before it", .repeatsDropped)
                LaneMisreading(.waitsForTheEnd, "`filter` waited for the end", .lastAtTheEnd)
            }),
        LaneOperator(
            "take(while:)", lanes: [.values("abcd")], arguments: { [Test.random(using: &$0)] },
            code: { ".take(while: { \(Test.code($0)) })" },
            rule: { _ in "`take(while:)` completes at the first value that fails its test, and leaves that one out." },
            misreadings: { arguments in
                LaneMisreading(
                    .judgesOnceOrEach, "`take(while:)` judged each value by itself, as `filter` does",
                    like: "filter", arguments)
                LaneMisreading(.inverted, "`take(while:)` began where it ends", like: "skip(while:)", arguments)
                LaneMisreading(.endsWithItsSource, "`take(while:)` ended only with its source") {
                    $0.sent.ending(like: $0.source)
                }
                LaneMisreading(.offByOne, "`take(while:)` passed the value that ends it") { run in
                    guard let end = run.sent.ending.first, end.kind == .completed,
                        let miss = run.source.values.first(where: { $0.time == end.time })
                    else { return nil }
                    return run.sent.values + [miss, end]
                }
            }),
        LaneOperator(
            "skip(while:)", lanes: [.values("abcd")], arguments: { [Test.random(using: &$0)] },
            code: { ".skip(while: { \(Test.code($0)) })" },
            rule: { _ in "`skip(while:)` opens at the first value that fails its test, and stays open." },
            misreadings: { arguments in
                LaneMisreading(
                    .judgesOnceOrEach, "`skip(while:)` judged each value by itself",
                    like: "filter", [Test.opposite(of: arguments)])
                LaneMisreading(
                    .inverted, "`skip(while:)` passed values up to the first that fails the test",
                    like: "take(while:)", arguments)
                LaneMisreading(.offByOne, "`skip(while:)` left out the value that opens it, too") {
                    Array($0.sent.dropFirst())
                }
            }),
        LaneOperator(
            "distinct", lanes: [.values("ab")], code: { _ in ".distinct()" },
            rule: { _ in "`distinct` compares a value with the one before it, and remembers nothing else." },
            misreadings: { _ in
                LaneMisreading(.wrongMemory, "`distinct` remembered every value it had seen") { run in
                    var seen: [TimedEvent.Kind] = []
                    return run.source.filter { event in
                        defer { seen.append(event.kind) }
                        return !seen.contains(event.kind)
                    }
                }
                LaneMisreading(.firstForLast, "`distinct` kept the last of equal neighbors, not the first") {
                    Array($0.source.reversed()).withoutRepeats.reversed()
                }
                LaneMisreading(.inverted, "`distinct` passed the repetitions, and nothing else") { run in
                    run.source.filter { $0.kind.isEnding || !run.sent.contains($0) }
                }
            }),
    ]
}

/// Tests of a letter, as the lab writes them.
private enum Test {
    /// Each test with its opposite, among the letters a to d.
    private static let opposites = ["<c": ">b", ">b": "<c", "<b": ">a", ">a": "<b", "=a": "!a", "!b": "=b", "!c": "=c"]

    static func random(using generator: inout some RandomNumberGenerator) -> String {
        opposites.keys.sorted().randomElement(using: &generator) ?? "<c"
    }

    static func code(_ arguments: [String]) -> String {
        let signs = ["=": "==", "!": "!="]
        let sign = String(arguments[0].prefix(1))
        return "$0 \(signs[sign] ?? sign) \"\(arguments[0].dropFirst())\""
    }

    static func opposite(of arguments: [String]) -> String { opposites[arguments[0]] ?? "<a" }
}
