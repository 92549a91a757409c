import SharedJudges

extension Mistake {
    /// A signal that subscribes to its source before it has a subscriber itself.
    static let subscribesEarly = Mistake("hot") { run in
        let first = run.actual.firstMoment(.subscribe)
        return run.actual.playedMoments[..<first].contains { !$0.observations.isEmpty }
    }

    /// Subscribers that share a subscription to the source.
    static let sharesTheSource = Mistake("shared source") { run in
        func subscriptions(_ transcript: Transcript) -> Int {
            transcript.observations(in: .source).count { $0.event == .subscribed }
        }
        return subscriptions(run.actual) < subscriptions(run.expected)
    }
}
