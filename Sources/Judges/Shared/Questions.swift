import Exercises
import Grading

/// Judges how often the user and the service are asked, and whether anything is done twice at once.
struct Questions: Judgment {
    let transcript: Transcript

    private static let effects: [(lane: ObservationLane, words: String)] = [
        (.request, "searched for"), (.log, "logged"), (.status, "shown in `form.status`"), (.digest, "digested"),
    ]

    var finding: Finding? {
        for moment in moments {
            let instants = Dictionary(grouping: moment.observations, by: \.at).sorted { $0.key < $1.key }
            if let finding = instants.lazy.compactMap({ finding(in: $0.value) }).first { return finding }
        }
        return nil
    }

    /// What is done twice in one moment, at the same time.
    private func finding(in observations: [Observation]) -> Finding? {
        func values(in lane: ObservationLane) -> [String] { observations.filter { $0.lane == lane }.map(\.text) }
        let lists = values(in: .shown)
        if Set(lists).count < lists.count {
            return Finding("The same list was shown more than once at the same time. Show each answer once.")
        }
        for (lane, words) in Self.effects {
            let values = values(in: lane)
            guard let twice = values.first(where: { value in values.count { $0 == value } > 1 }) else { continue }
            return Finding(
                """
                "\(twice)" was \(words) more than once at the same time. \
                Two subscriptions do the same work. Make one.
                """, actual: observations.filter { $0.lane == lane })
        }
        return nil
    }

    /// A search that is sent again after it failed.
    var retry: Finding? {
        let sent = transcript.values(in: .request)
        guard let again = sent.first(where: { text in sent.count { $0 == text } > 1 }) else { return nil }
        return Finding(
            """
            The search for "\(again)" failed, and it was sent again. \
            `retry` does that; the task doesn't ask for it.
            """, actual: transcript.observations(in: .request))
    }

    static var failing: Scenario {
        Scenario("searches fail, and none is sent again", judge: \Questions.retry) { typing in
            typing.open(SearchWorld(plan: "503..."))
            typing.type(SearchWords.one(using: &typing.generator))
            typing.wait(.seconds(3))
        }
    }

    static func scenario(prepares: Bool) -> Scenario {
        Scenario("a word is typed, and nothing happens twice", judge: \Questions.finding) { typing in
            typing.openAsked(prepares)
            typing.type(SearchWords.one(using: &typing.generator))
            typing.wait(.seconds(2))
        }.cutting(.end)
    }
}
