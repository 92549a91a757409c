import Marbles

extension LaneOperator {
    private static func step(_ generator: inout some RandomNumberGenerator) -> String {
        "\(Int.random(in: 2...5, using: &generator))"
    }

    /// Operators for questions about the second of two subscribers.
    static let sharing = [
        LaneOperator(
            "cold", as: "deferred", lanes: [.values("abcdef")], arguments: { [step(&$0)] }, code: { _ in "" },
            note: "`source` is cold.",
            rule: { _ in "A cold signal starts over for each subscriber." },
            misreadings: { arguments in
                LaneMisreading(.coldOrHot, "both subscribers shared one run", like: "share", arguments)
                LaneMisreading(
                    .lateGetsAll, "the second one got at once what had been sent, and then the rest",
                    like: "replay", ["9"] + arguments)
                LaneMisreading(
                    .firstForLast, "the second one got the newest value at once, and then the rest",
                    like: "replay", ["1"] + arguments)
            }),
        LaneOperator(
            "share", lanes: [.values("abcdef")], arguments: { [step(&$0)] }, code: { _ in ".share()" },
            note: "`source` is cold.",
            rule: { _ in "With `share`, a late subscriber gets what is sent from then on." },
            misreadings: { arguments in
                LaneMisreading(.coldOrHot, "the signal started over for each subscriber", like: "deferred", arguments)
                LaneMisreading(
                    .lateGetsAll, "the second one got at once what had been sent before",
                    like: "replay", ["9"] + arguments)
                LaneMisreading(
                    .firstForLast, "the second one got the newest value at once, as with `replay(1)`",
                    like: "replay", ["1"] + arguments)
            }),
        LaneOperator(
            "replay", lanes: [.values("abcdef")], arguments: { ["1", step(&$0)] }, code: { _ in ".replay(1)" },
            note: "`source` is cold.",
            rule: { _ in "With `replay(1)`, a late subscriber gets the newest value at once, and then what follows." },
            misreadings: { arguments in
                LaneMisreading(
                    .coldOrHot, "the signal started over for each subscriber", like: "deferred", [arguments[1]])
                LaneMisreading(
                    .lateGetsAll, "the second one got everything that was sent before",
                    like: "replay", ["9", arguments[1]])
                LaneMisreading(
                    .takesNoTime, "the second one got only what is sent from then on, as with `share`",
                    like: "share", [arguments[1]])
            }),
    ]
}
