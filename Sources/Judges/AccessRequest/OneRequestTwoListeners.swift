import Exercises
import Grading

extension ExerciseTask {
    /// Task 3 of chapter 03: a cold signal with two subscribers makes two requests.
    static let oneRequestTwoListeners = ExerciseTask(
        number: 3,
        scenarios: [
            Scenario("access is granted", input: Typing.self) { typing in
                typing.add(.open)
                typing.add(.grant)
            } judge: { transcript in
                AnnouncementJudgment(transcript: transcript).answer("granted")
            },
            Scenario("access is refused", input: Typing.self) { typing in
                typing.add(.open)
                typing.add(.refuse)
            } judge: { transcript in
                AnnouncementJudgment(transcript: transcript).answer("access denied (code 0)")
            },
            Scenario("the disposal comes before the answer", judge: \AnnouncementJudgment.disposal) { typing in
                typing.add(.open)
                typing.add(.dispose)
                typing.add(.grant)
            },
        ]
    )
}

/// Judges what the log and the title get to know about a request, and how often it is made.
private struct AnnouncementJudgment: Judgment {
    let transcript: Transcript

    func answer(_ text: String) -> Finding? {
        requests ?? calls(of: .log, with: text) ?? calls(of: .title, with: text)
    }

    var disposal: Finding? {
        if let requests { return requests }
        if !transcript.values(in: .log).isEmpty || !transcript.values(in: .title).isEmpty
            || transcript.values(in: .calledOff).isEmpty
        {
            return Finding(
                """
                The pipeline was disposed of before the answer came, \
                but the request is still open for the other listener. The disposable you return has to end both.
                """, hint: 2)
        }
        return nil
    }

    private var requests: Finding? {
        let first = transcript.playedMoments[transcript.opening].values(in: .request).count
        if first == 0 {
            return Finding("No request was made. A pipeline without a subscriber never runs: subscribe to it.", hint: 2)
        }
        if first > 1 {
            return Finding(
                """
                The request was made \(first) times. A cold signal runs its recipe once for each subscription.
                """, hint: 1)
        }
        if transcript.values(in: .request).count > 1 {
            return Finding(
                """
                After the first request was answered, a second one was made. \
                The second listener subscribed then, and ran the recipe again.
                """, hint: 1)
        }
        return nil
    }

    private func calls(of listener: ObservationLane, with text: String) -> Finding? {
        let seen = transcript.observations(in: listener)
        let texts = transcript.values(in: listener)
        guard texts != [text] else { return nil }
        return Finding(
            message(about: texts, passedTo: listener, insteadOf: text),
            expected: [Observation(at: seen.first?.at ?? .zero, lane: listener, event: .next(text))],
            actual: seen,
            hint: 2)
    }

    private func message(about texts: [String], passedTo listener: ObservationLane, insteadOf text: String) -> String {
        switch texts.count {
        case 0 where text == "granted": "Access was granted, but `\(listener)` wasn't called."
        case 0:
            """
            Access was refused, but `\(listener)` wasn't called. \
            A failure doesn't pass through `doNext` or `next`.
            """
        case 1: "`\(listener)` got \"\(texts[0])\" instead of \"\(text)\"."
        default:
            """
            `\(listener)` was called \(texts.count) times: once on the way, and once at the end. \
            Keep one of the two.
            """
        }
    }
}
