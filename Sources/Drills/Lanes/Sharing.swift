extension LaneOperator {
    /// Operators for questions about the second of two subscribers.
    static let sharing = [
        shared(
            "cold", as: "deferred", code: "", rule: "A cold signal starts over for each subscriber."
        ) { second in
            Misreading(.coldOrHot, "both subscribers shared one run", like: "share", second)
            late("the second one got at once what had been sent, and then the rest", "9", second)
            newest("the second one got the newest value at once, and then the rest", second)
        },
        shared(
            "share", code: ".share()", rule: "With `share`, a late subscriber gets what is sent from then on."
        ) { second in
            Misreading(.coldOrHot, "the signal started over for each subscriber", like: "deferred", second)
            late("the second one got at once what had been sent before", "9", second)
            newest("the second one got the newest value at once, as with `replay(1)`", second)
        },
        shared(
            "replay", first: ["1"], code: ".replay(1)",
            rule: "With `replay(1)`, a late subscriber gets the newest value at once, and then what follows."
        ) { second in
            Misreading(.coldOrHot, "the signal started over for each subscriber", like: "deferred", second)
            late("the second one got everything that was sent before", "9", second)
            Misreading(
                .takesNoTime, "the second one got only what is sent from then on, as with `share`", like: "share",
                second)
        },
    ]

    private static func late(_ clause: String, _ count: String, _ second: [String]) -> Misreading {
        Misreading(.lateGetsAll, clause, like: "replay", [count] + second)
    }

    private static func newest(_ clause: String, _ second: [String]) -> Misreading {
        Misreading(.firstForLast, clause, like: "replay", ["1"] + second)
    }

    /// - Parameter first: the arguments before the step of the second subscriber.
    private static func shared(
        _ name: String, as example: String? = nil, first: [String] = [], code: String, rule: String,
        @Misreadings misreadings: @escaping @Sendable (_ second: [String]) -> [Misreading]
    ) -> LaneOperator {
        LaneOperator(
            name, as: example, lanes: [.values("abcdef")],
            arguments: { first + ["\(Int.random(in: 2...5, using: &$0))"] }, code: { _ in code },
            note: "`source` is cold.", rule: { _ in rule }, misreadings: { misreadings(Array($0.suffix(1))) })
    }
}
