import SharedJudges

enum Storm {
    /// A pause longer than the interval of `throttle` plus the latency of a quick answer.
    fileprivate static let pause = Duration.milliseconds(700)
    static let quick = "80ms"
    /// The latency of an answer that is overtaken.
    static let slow = "4000ms"
}

extension Scenario {
    /// A bad day: the texts that a user searches for, and the service's answer to each.
    ///
    /// Every text is typed with pauses too short for `throttle`, followed by a pause that is long enough. So the
    /// expected searches depend only on the texts, not on the timing, and only the end may be cut.
    static func storm(
        _ name: String, showing mistakes: [Mistake] = [], write: @escaping @Sendable (inout Typing) -> Void
    ) -> Scenario {
        Scenario(
            name, showing: mistakes,
            opening: { typing in
                let plan = typing.plan.joined(separator: ",")
                let world = SearchWorld(access: .ask, plan: plan, avatarPlan: typing.avatarPlan)
                return [.open(world), Stimulus(at: .milliseconds(10), .allow)]
            }, write: write
        ).cutting(.end)
    }

    /// A text is searched for, gets this answer, and comes again. Then another text finds nothing.
    static func textsComeAgain(afterAnswer answer: String) -> Scenario {
        storm("a text comes again, and another finds nothing") { storm in
            let word = SearchWords.one(using: &storm.generator)
            storm.search(for: word, answer: "\(answer)@\(Storm.quick)")
            storm.searchAgain(for: word, answer: "200@\(Storm.quick)")
            storm.search(for: "xqzv", answer: "200@\(Storm.quick)")
            storm.settle()
        }.holding(.repetition, .emptyThings)
    }
}

extension Typing {
    /// Types a text into the cleared field, with one pause just below the interval of `throttle` if the text is longer
    /// than four letters, then pauses. The service answers the search with `answer`.
    mutating func search(for text: String, answer: String) {
        clear()
        type(text.prefix(4))
        for (place, letter) in text.dropFirst(4).enumerated() {
            let pause = place == 0 ? Int.random(in: 46...48, using: &generator) : 12
            add(.type(String(letter)), after: .milliseconds(10 * pause))
        }
        plan.append(answer)
        wait(Storm.pause)
    }

    mutating func searchAgain(for text: String, answer: String) {
        delete(1)
        type(text.suffix(1))
        plan.append(answer)
        wait(Storm.pause)
    }

    mutating func typeAndDeleteAgain(_ text: String) {
        clear()
        type(text.prefix(3))
        delete(1)
        wait(Storm.pause)
    }

    mutating func typeTooShort(_ text: String) {
        clear()
        type(text.prefix(2))
        wait(Storm.pause)
    }

    mutating func settle() { wait(.seconds(5)) }

    private mutating func clear() {
        if !stimuli.isEmpty { add(.clear, after: .milliseconds(100)) }
    }
}
