import Exercises
import Grading
import Seeding

extension ExerciseTask {
    /// Task 3 of chapter 03: a cold signal with two subscribers makes two requests.
    static let oneRequestTwoListeners = ExerciseTask(
        number: 3,
        title: "one request, two listeners",
        kind: .repair,
        goal: """
            A log and a title both want to know what became of a request for access. They are told, but the request is made twice, and disposal ends \
            only one of the two. Tell both, make one request, and let one disposable end everything.
            """,
        hints: [
            "The signal is cold: each subscription runs its recipe from the beginning. How many subscriptions does one request allow?",
            "An effect on the way needs no subscription of its own: `doNext` sees each value as it passes, `doFailed` the failure.",
            "access.doNext { log(\"granted\") }.doFailed { error in log(...) }.subscribe(next: { title(\"granted\") }, failed: ...)",
        ],
        explanation: """
            Subscribing starts the work, so two subscriptions do it twice. One pipeline with two effects is the plain cure; `share()` is the other, \
            for listeners that come and go by themselves, and then each of them has a disposable to be kept.
            """,
        scenarios: [
            Scenario("access is granted") { generator in
                script([.grant], using: &generator)
            } judge: { transcript in
                Announcements(of: transcript).answer("granted")
            },
            Scenario("access is refused") { generator in
                script([.refuse], using: &generator)
            } judge: { transcript in
                Announcements(of: transcript).answer("access denied (code 0)")
            },
            Scenario("it is disposed of before the answer comes") { generator in
                script([.dispose, .grant], using: &generator)
            } judge: { transcript in
                Announcements(of: transcript).disposal
            },
        ]
    )

    private static func script(_ actions: [Stimulus.Action], using generator: inout SplitMix64) -> [Stimulus] {
        var typing = Typing()
        for action in [.open] + actions { typing.add(action, using: &generator) }
        return typing.stimuli
    }
}

/// Judges who was told what about a request, and how often it was made.
private struct Announcements {
    private let transcript: Transcript

    init(of transcript: Transcript) {
        self.transcript = transcript
    }

    func answer(_ sentence: String) -> Finding? {
        requests ?? told(.log, sentence) ?? told(.title, sentence)
    }

    var disposal: Finding? {
        if let requests { return requests }
        if !transcript.values(in: .log).isEmpty || !transcript.values(in: .title).isEmpty
            || transcript.values(in: .calledOff).isEmpty
        {
            return Finding(
                """
                It was disposed of before the answer came, and the request is still open for the other listener. The disposable that you return \
                has to end both.
                """, hint: 2)
        }
        return nil
    }

    private var requests: Finding? {
        let moments = transcript.playedMoments
        let first = moments.first { $0.stimulus?.action.isOpening == true }?.values(in: .request).count ?? 0
        let all = transcript.values(in: .request).count
        if first == 0 {
            return Finding("No request was made at all: a pipeline that nobody subscribes to never runs.", hint: 2)
        }
        if first > 1 {
            let times = first == 2 ? "twice" : "\(first) times"
            return Finding(
                "The request was made \(times): each subscription to a cold signal runs its recipe anew.", hint: 1)
        }
        if all > 1 {
            return Finding(
                """
                When the first request had been answered, another was made: the second listener subscribed then, and started the recipe again.
                """, hint: 1)
        }
        return nil
    }

    private func told(_ lane: ObservationLane, _ sentence: String) -> Finding? {
        let seen = transcript.observations(in: lane)
        let words = transcript.values(in: lane)
        guard words != [sentence] else { return nil }
        let mistake =
            switch words.count {
            case 0 where sentence == "granted": "Access was granted, and the \(lane) was not told."
            case 0:
                "Access was refused, and the \(lane) was not told: a failure does not pass through `doNext`, nor through `next`."
            case 1: "The \(lane) was told something else than \"\(sentence)\"."
            default: "The \(lane) was told \(words.count) times: one effect stands on the way and another at the end."
            }
        let time = seen.first?.at ?? .zero
        return Finding(
            mistake, expected: [Observation(at: time, lane: lane, event: .next(sentence))], actual: seen, hint: 2)
    }
}
