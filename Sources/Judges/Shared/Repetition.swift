import SharedJudges

/// Mistakes in which something happens twice at the same time, or again after a failure.
extension Mistake {
    fileprivate static let twice: [Mistake] = [
        doing(.shown, "shown twice"), doing(.request, "searches twice"), doing(.log, "logs twice"),
        doing(.status, "changes the status twice"), doing(.digest, "digests twice"),
    ]

    /// The same value twice in a lane, at the same time and in the same moment.
    private static func doing(_ lane: ObservationLane, _ name: String) -> Mistake {
        .property(name) { run in
            for moment in run.actual.playedMoments {
                let instants = Dictionary(grouping: moment.observations.filter { $0.lane == lane }, by: \.at)
                for values in instants.sorted(by: { $0.key < $1.key }).map({ $0.value.map(\.text) }) {
                    guard let again = values.first(where: { value in values.count { $0 == value } > 1 }) else {
                        continue
                    }
                    return lane == .shown ? [:] : ["text": again]
                }
            }
            return nil
        }
    }

    fileprivate static let retried = Mistake.property("retried") { run in
        let (sent, ended) = (run.actual.observations(in: .request), run.actual.observations(in: .failed))
        return sent.first { again in
            sent.contains { $0.text == again.text && $0.at < again.at }
                && ended.contains { $0.text == again.text && $0.at <= again.at }
        }.map { ["again": $0.text] }
    }
}

extension Scenario {
    static let searchesFail = Scenario("searches fail in all ways, and none is sent again", showing: [.retried]) {
        typing in
        for (failure, word) in zip(SearchWorld.failures, SearchWords.all) {
            typing.open(SearchWorld(plan: "\(failure)..."))
            typing.type(word)
            typing.wait(.seconds(3))
        }
    }

    static func nothingTwice(prepares: Bool) -> Scenario {
        Scenario("a word is typed, and nothing happens twice", showing: Mistake.twice) { typing in
            typing.openAsked(prepares)
            typing.type(SearchWords.one(using: &typing.generator))
            typing.wait(.seconds(2))
        }.cutting(.end)
    }
}
