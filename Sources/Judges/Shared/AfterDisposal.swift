import Exercises
import Grading

/// Judges what a pipeline still does after `dispose()`.
struct AfterDisposal: Judgment {
    let transcript: Transcript

    private static let effects: [(lane: ObservationLane, words: String)] = [
        (.log, "still logs"),
        (.background, "still colors the field"),
        (.status, "still changes `form.status`"),
        (.shown, "still shows tweets"),
        (.request, "still sends searches"),
        (.digest, "still calls `digest`"),
        (.preparation, "still starts the preparation"),
    ]

    /// The moment of the disposal. A moment without a stimulus comes before it at the same time, so it contains only
    /// what follows the disposal.
    private var end: Int { transcript.firstMoment(.dispose) }

    var finding: Finding? {
        let after = moments[end...].flatMap(\.observations)
        for (lane, words) in Self.effects {
            let late = after.filter { $0.lane == lane && $0.event != .disposed }
            guard late.isEmpty else {
                return Finding(
                    """
                    Your pipeline \(words) after `dispose()`. \
                    The disposable that you return has to end every subscription that you make.
                    """, actual: late)
            }
        }
        if let search = running.first {
            return Finding(
                """
                The search for "\(search)" was running at `dispose()`, and it wasn't canceled. \
                The disposable that you return has to end the searches, too.
                """)
        }
        if let count = moments.last?.values(in: .subscribers).last.flatMap({ Int($0) }), count > 0 {
            return Finding(
                """
                After `dispose()`, the field's text still has a subscriber. \
                The disposable that you return has to end every subscription that you make.
                """)
        }
        return nil
    }

    /// The searches that were running at the disposal and weren't canceled by it.
    private var running: [String] {
        let ends: [ObservationLane] = [.answered, .failed, .canceled]
        var running = transcript.values(in: .request, during: 0..<end)
        for text in moments[...end].flatMap(\.observations).filter({ ends.contains($0.lane) }).map(\.text) {
            if let place = running.firstIndex(of: text) { running.remove(at: place) }
        }
        return running
    }

    /// A field or controller is used, and its pipeline disposed of.
    static func scenario(opening: Stimulus.Action?) -> Scenario {
        Scenario("typing goes on after the disposal", judge: \AfterDisposal.finding) { typing in
            if let opening { typing.add(opening) }
            typing.type(typing.word())
            typing.dispose()
            typing.delete(3)
            typing.type(typing.word())
        }
    }

    /// The disposal comes before the user's answer.
    static func whileAsked(_ answer: Stimulus.Action, prepares: Bool) -> Scenario {
        let name = "the disposal comes before the user \(answer == .allow ? "allows" : "denies") access"
        return Scenario(name, judge: \AfterDisposal.finding) { typing in
            typing.open(SearchWorld(access: .ask))
            typing.type("ab")
            typing.dispose()
            typing.add(answer)
            if prepares { typing.add(.complete) }
            typing.type(SearchWords.one(using: &typing.generator))
            typing.wait(.seconds(2))
        }
    }

    /// The disposal comes while searches run, and a text waits for a pause.
    static func whileSearching(prepares: Bool) -> Scenario {
        Scenario("the disposal comes while searches run", judge: \AfterDisposal.finding) { typing in
            typing.openAsked(prepares, SearchWorld(access: .ask, latency: "1500ms"))
            typing.delete(2)
            typing.type(SearchWords.one(using: &typing.generator))
            typing.wait(.milliseconds(Int.random(in: 60...80, using: &typing.generator) * 10))
            typing.type("s")
            typing.dispose()
            typing.type("xyz")
            typing.wait(.seconds(3))
        }
    }
}

extension Typing {
    /// Disposes of the pipeline, apart from everything that happens before.
    mutating func dispose() {
        add(.wait)
        add(.dispose, after: .zero)
    }
}
