import Marbles

extension LaneOperator {
    static let transforming = [
        LaneOperator(
            "map", arguments: { _ in ["uppercase"] }, code: { _ in ".map { $0.uppercased() }" },
            rule: { _ in "`map` sends one value for each, at the same moment." },
            misreadings: { _ in
                Misreading.dropsRepeats("map")
                Misreading(.delays, "`map` took a step of time") { $0.sent.moved(by: MarbleDiagram.defaultStep) }
                Misreading.waits("map")
            }),
        LaneOperator(
            "compactMap", lanes: [.values("abei")], arguments: { _ in ["isVowel"] },
            code: { _ in ".compactMap(capitalVowel)" },
            note: "`capitalVowel` returns a vowel in uppercase, and nil for anything else.",
            rule: { _ in "`compactMap` leaves out values that become nil, and goes on." },
            misreadings: { _ in
                Misreading(.judgesOnceOrEach, "`compactMap` completed at the first nil") { ending($0, .completed) }
                Misreading(.failureIsHarmless, "nil made the signal fail") { ending($0, .failed("")) }
                Misreading.dropsRepeats("compactMap")
                Misreading.waits("compactMap")
            }),
        LaneOperator(
            "tryMap",
            arguments: { ["=" + ("bc".randomElement(using: &$0).map { String($0) } ?? "")] },
            code: { ".tryMap(capitalUnless\($0[0].dropFirst().uppercased()))" },
            note: "The function returns a letter in uppercase, and throws for the one in its name.",
            rule: { _ in "The first value that throws makes the signal fail, and nothing follows." },
            misreadings: { arguments in
                Misreading(.failureIsHarmless, "a value that throws were just left out") { run in
                    run.source.filter { $0.kind != .next(String(arguments[0].dropFirst())) }
                        .changed { $1.uppercased() }
                }
                Misreading(.failureIsHarmless, "an error completed the signal") {
                    $0.sent.ending(as: .completed)
                }
                Misreading(.endsWithItsSource, "the signal failed only when its source ended") { run in
                    guard run.sent.ending.first?.kind == .failed(""), !run.source.ending.isEmpty else { return nil }
                    return run.sent.values + run.source.ending.ending(as: .failed(""))
                }
            }),
        LaneOperator(
            "scan", code: { _ in ".scan(\"\", +)" },
            rule: { _ in "`scan` sends what it has so far, after each value." },
            misreadings: { _ in
                Misreading(.waitsForTheEnd, "`scan` sent its result only at the end", like: "reduce")
                Misreading(.wrongMemory, "`scan` added each value to just the one before it") {
                    $0.source.changed(+)
                }
                Misreading(.wrongMemory, "`scan` forgot what it had") { $0.source }
                Misreading(.offByOne, "`scan` sent its first text, the empty one, too") { run in
                    run.sent.contains { $0.time == .zero } ? nil : [TimedEvent(at: .zero, .next(""))] + run.sent
                }
            }),
    ]

    /// The events until the first letter that isn't a vowel, and an end.
    private static func ending(_ run: Misreading.Run, _ end: TimedEvent.Kind) -> [TimedEvent]? {
        let miss = run.source.values.first { event in
            if case .next(let text) = event.kind { !"aeiou".contains(text) } else { true }
        }
        return miss.map { miss in run.sent.filter { $0.time < miss.time } + [TimedEvent(at: miss.time, end)] }
    }
}
