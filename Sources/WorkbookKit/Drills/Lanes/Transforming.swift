import Marbles

extension LaneOperator {
    static let transforming = [
        LaneOperator(
            "map", lanes: [.values("abc")], arguments: { _ in ["uppercase"] },
            code: { _ in ".map { $0.uppercased() }" },
            rule: { _ in "`map` sends one value for each, at the same moment." },
            misreadings: { _ in
                LaneMisreading(.wrongMemory, "`map` left out a value that repeats the one before it", .repeatsDropped)
                LaneMisreading(.delays, "`map` took a step of time", .late)
                LaneMisreading(.waitsForTheEnd, "`map` waited for the end", .lastAtTheEnd)
            }),
        LaneOperator(
            "compactMap", lanes: [.values("abei")], arguments: { _ in ["isVowel"] },
            code: { _ in ".compactMap(capitalVowel)" },
            note: "`capitalVowel` returns a vowel in uppercase, and nil for anything else.",
            rule: { _ in "`compactMap` leaves out values that become nil, and goes on." },
            misreadings: { _ in
                LaneMisreading(.judgesOnceOrEach, "`compactMap` completed at the first nil") { run in
                    guard let miss = run.source.values.first(where: { !isVowel($0) }) else { return nil }
                    return run.sent.filter { $0.time < miss.time } + [TimedEvent(at: miss.time, .completed)]
                }
                LaneMisreading(.failureIsHarmless, "nil made the signal fail") { run in
                    guard let miss = run.source.values.first(where: { !isVowel($0) }) else { return nil }
                    return run.sent.filter { $0.time < miss.time } + [TimedEvent(at: miss.time, .failed(""))]
                }
                LaneMisreading(
                    .wrongMemory, "`compactMap` left out a value that repeats the one before it", .repeatsDropped)
                LaneMisreading(.waitsForTheEnd, "`compactMap` waited for the end", .lastAtTheEnd)
            }),
        LaneOperator(
            "tryMap", lanes: [.values("abc")], arguments: { ["=" + "bc".random(using: &$0)] },
            code: { ".tryMap(capitalUnless\($0[0].dropFirst().uppercased()))" },
            note: "The function returns a letter in uppercase, and throws for the one in its name.",
            rule: { _ in "The first value that throws makes the signal fail, and nothing follows." },
            misreadings: { arguments in
                LaneMisreading(.failureIsHarmless, "a value that throws were just left out") { run in
                    let thrown = TimedEvent.Kind.next(String(arguments[0].dropFirst()))
                    let kept = run.source.filter { $0.kind != thrown }
                    return kept.map { event in
                        guard case .next(let text) = event.kind else { return event }
                        return TimedEvent(at: event.time, .next(text.uppercased()))
                    }
                }
                LaneMisreading(.failureIsHarmless, "an error completed the signal") { run in
                    run.sent.map { event in
                        event.kind == .failed("") ? TimedEvent(at: event.time, .completed) : event
                    }
                }
                LaneMisreading(.endsWithItsSource, "the signal failed only when its source ended") { run in
                    guard run.sent.ending.first?.kind == .failed(""), let end = run.source.ending.first else {
                        return nil
                    }
                    return run.sent.values + [TimedEvent(at: end.time, .failed(""))]
                }
            }),
        LaneOperator(
            "scan", lanes: [.values("abc")], code: { _ in ".scan(\"\", +)" },
            rule: { _ in "`scan` sends what it has so far, after each value." },
            misreadings: { _ in
                LaneMisreading(.waitsForTheEnd, "`scan` sent its result only at the end", like: "reduce")
                LaneMisreading(.wrongMemory, "`scan` added each value to just the one before it") { run in
                    var last = ""
                    return run.source.map { event in
                        guard case .next(let text) = event.kind else { return event }
                        defer { last = text }
                        return TimedEvent(at: event.time, .next(last + text))
                    }
                }
                LaneMisreading(.wrongMemory, "`scan` forgot what it had") { $0.source }
                LaneMisreading(.offByOne, "`scan` sent its first text, the empty one, too") { run in
                    run.sent.contains { $0.time == .zero }
                        ? nil : [TimedEvent(at: .zero, .next(""))] + run.sent
                }
            }),
    ]

    private static func isVowel(_ event: TimedEvent) -> Bool {
        if case .next(let text) = event.kind { "aeiou".contains(text) } else { false }
    }
}

extension LaneMisreading.Model {
    static let repeatsDropped = Self.changes { $0.sent.withoutRepeats }
    static let late = Self.changes { $0.sent.moved(by: MarbleDiagram.defaultStep) }
    static let lastAtTheEnd = Self.changes { $0.sent.lastAtTheEnd }
}

extension String {
    func random(using generator: inout some RandomNumberGenerator) -> String {
        randomElement(using: &generator).map { String($0) } ?? ""
    }
}
