import Exercises
import Grading
import ReactiveCore
import StarterProject

extension ExerciseTask {
    /// Task 4 of chapter 10: `throttle` written by hand.
    static let throttleByHand = ExerciseTask(
        number: 4,
        freeLanes: [.timer],
        scenarios: [
            Scenario("texts come in bursts, and the source completes", judge: \ThrottledTexts.finding) { typing in
                typing.add(.subscribe)
                typing.sendBursts()
                typing.add(.complete, after: .milliseconds(200))
                typing.wait(.seconds(1))
            },
            Scenario("the source completes while no text waits", judge: \ThrottledTexts.finding) { typing in
                typing.add(.subscribe)
                typing.sendText()
                typing.add(.complete, after: .milliseconds(700))
                typing.wait(.seconds(1))
            },
            Scenario("the source fails while a text waits", judge: \ThrottledTexts.finding) { typing in
                typing.add(.subscribe)
                typing.sendText()
                typing.wait(.milliseconds(700))
                typing.sendText()
                typing.add(.fail, after: .milliseconds(200))
                typing.wait(.seconds(1))
            },
            Scenario("the subscriber disposes while a text waits", judge: \ThrottledTexts.finding) { typing in
                typing.sendText()
                typing.add(.subscribe)
                typing.sendText()
                typing.wait(.milliseconds(700))
                typing.sendText()
                typing.add(.dispose, after: .milliseconds(200))
                typing.wait(.seconds(1))
            },
            Scenario("a second subscriber comes and leaves", judge: \ThrottledTexts.finding) { typing in
                typing.add(.subscribe)
                typing.sendText()
                typing.add(.subscribe, after: .milliseconds(100))
                typing.wait(.milliseconds(700))
                typing.sendText()
                typing.wait(.milliseconds(700))
                typing.sendText()
                typing.add(.dispose, after: .milliseconds(100))
                typing.wait(.milliseconds(700))
                typing.sendText()
                typing.wait(.milliseconds(700))
            },
            .code { code in
                let names: Set<Substring> = ["throttle", "throttleFirst", "throttleLatest"]
                let isUsed = zip(code.tokens, code.tokens.dropFirst()).contains { $0 == "." && names.contains($1) }
                return isUsed ? Finding("Your code uses the library's throttle. Write it without.", hint: 1) : nil
            },
        ]
    )
}

extension Typing {
    /// A new text.
    fileprivate mutating func sendText(after pause: Duration = .milliseconds(100)) {
        let number = stimuli.count
        add(.sendText("\(SearchWords.one(using: &generator))\(number)"), after: pause)
    }

    /// Short bursts, the same text again, an empty one, and pauses that are shorter or longer than the interval by
    /// 10 ms. The last text waits.
    fileprivate mutating func sendBursts() {
        let word = SearchWords.one(using: &generator)
        let interval = ThrottlingExercise.interval
        let short = [100, 200, 300].shuffled(using: &generator)
        for count in 1...3 { add(.sendText(String(word.prefix(count))), after: .milliseconds(short[count - 1])) }
        add(.sendText(String(word.prefix(3))), after: .milliseconds(700))
        add(.sendText(""), after: .milliseconds(700))
        wait(.milliseconds(600))
        for _ in 1...3 { sendText(after: interval - .milliseconds(10)) }
        for _ in 1...2 { sendText(after: interval + .milliseconds(10)) }
        wait(.milliseconds(600))
        for _ in 1...2 { sendText() }
    }
}

/// Judges texts by what `throttle` makes of them.
private struct ThrottledTexts: Judgment {
    let transcript: Transcript

    private var run: OperatorRun<String, TwitterInstantError> {
        OperatorRun(
            transcript: transcript, lane: .throttled, failure: .invalidResponse(.unexpectedJSON), value: \.sentText)
    }

    private static let interval = ThrottlingExercise.interval

    /// What the source sends, and when.
    private var sources: [Observation] { run.events { texts, _ in texts }.filter { $0.number == 1 } }

    var finding: Finding? {
        if let finding = run.subscribedEarly ?? transcript.timerOffTheClock { return finding }
        let recorded = run.recorded
        let expected = run.events { texts, clock in texts.throttle(Self.interval, on: clock) }
        if recorded == expected { return run.wrongSubscriptions ?? lateTimer }
        let (message, hint) = sentence(recorded, expected)
        return Finding(message, expected: expected, actual: recorded, hint: hint)
    }

    /// The finding if a timer fires after the end.
    private var lateTimer: Finding? {
        guard let end = transcript.stimuli.last(where: { [.complete, .fail, .dispose].contains($0.action) }),
            transcript.stimuli.count(where: { $0.action == .subscribe }) == 1,
            let timer = transcript.observations(in: .timer).first(where: { $0.at > end.at })
        else { return nil }
        return Finding(
            """
            A timer fired \(milliseconds(timer.at - end.at)) ms after the end. \
            The closure of `Signal { subscriber in … }` has to return what stops the timer, too.
            """, hint: 2)
    }

    private func sentence(_ recorded: [Observation], _ expected: [Observation]) -> (String, Int) {
        let first = recorded.filter { $0.number == 1 }
        let wanted = expected.filter { $0.number == 1 }
        if first != wanted { return sentenceAboutOne(first, wanted) }
        return (
            """
            A second subscriber doesn't get what it should, and the first one does. \
            Keep no state outside the closure of `Signal { subscriber in … }`.
            """, 1
        )
    }

    private func sentenceAboutOne(_ recorded: [Observation], _ expected: [Observation]) -> (String, Int) {
        let texts = recorded.filter(\.event.isValue)
        let wanted = expected.filter(\.event.isValue)
        if transcript.stimuli.count(where: { $0.action == .subscribe }) > 1 {
            return (
                """
                A second subscriber came and left, and that changed what the first one gets. \
                Each subscription needs its own text and its own timer.
                """, 1
            )
        }
        if texts.isEmpty, !wanted.isEmpty { return ("Your signal sends no text.", 2) }
        if let sentence = sentenceAboutPace(texts, wanted) { return sentence }
        if let sentence = sentenceAboutEnd(recorded, expected) { return sentence }
        if let missing = wanted.first(where: { !texts.contains($0) }) {
            if missing.text.isEmpty {
                return ("The empty text wasn't sent. It's a text like any other, and it means: deleted.", 1)
            }
            return ("\"\(missing.text)\" wasn't sent, although no newer text came within 400 ms.", 2)
        }
        return ("Send each text once: when 400 ms have passed without a newer one.", 2)
    }

    /// How long after the newest text of the source a text was sent.
    private func wait(before sent: Observation) -> Duration {
        sent.at - (sources.last { $0.event.isValue && $0.at < sent.at }?.at ?? .zero)
    }

    private func sentenceAboutPace(_ texts: [Observation], _ wanted: [Observation]) -> (String, Int)? {
        let end = sources.last { !$0.event.isValue }?.at ?? .seconds(100)
        let early = texts.filter { $0.at < end && !wanted.contains($0) }
        guard let wrong = early.first else { return nil }
        let text = "\"\(wrong.text)\""
        if sources.contains(wrong) {
            return ("\(text) was sent at once. Wait until 400 ms have passed without a newer text.", 2)
        }
        let waits = Set(texts.filter { $0.at < end }.map(wait))
        if let wait = waits.first, waits.count == 1, wait != Self.interval {
            return ("A text is sent \(milliseconds(wait)) ms after it came. The task asks for `interval`: 400 ms.", 1)
        }
        if texts.count(where: { $0.event == wrong.event }) > sources.count(where: { $0.event == wrong.event }) {
            return ("\(text) was sent twice. Forget a text when you send it.", 2)
        }
        let arrival = sources.last { $0.event == wrong.event && $0.at <= wrong.at }?.at ?? .zero
        if wrong.at - arrival >= Self.interval {
            return (
                """
                \(text) was sent although a newer text had come. \
                A new text has to stop the timer of the one before.
                """, 2
            )
        }
        return (
            """
            \(text) was sent \(milliseconds(wrong.at - arrival)) ms after it came. \
            Each text starts the 400 ms again, not only the first of a burst.
            """, 2
        )
    }

    private func sentenceAboutEnd(_ recorded: [Observation], _ expected: [Observation]) -> (String, Int)? {
        guard let end = sources.last, !end.event.isValue else { return nil }
        let ends = recorded.filter { !$0.event.isValue }
        let atEnd = recorded.filter { $0.at >= end.at && $0.event.isValue }
        let wantedAtEnd = expected.filter { $0.at >= end.at && $0.event.isValue }
        if end.event.isFailure {
            if let text = atEnd.first?.text {
                return ("The source failed, and \"\(text)\" was still sent. A failure drops the waiting text.", 2)
            }
            if ends.isEmpty { return ("The source failed, and your signal didn't. Pass the failure on.", 2) }
            if ends[0].event == .completed {
                return ("The source failed, and your signal completed. Pass the failure on as a failure.", 2)
            }
            return nil
        }
        if atEnd.count > wantedAtEnd.count {
            return ("\"\(atEnd[0].text)\" was sent again at the end. Forget a text when you send it.", 2)
        }
        if let text = wantedAtEnd.first {
            if let late = atEnd.first, late.at > text.at {
                return (
                    """
                    The source completed, and \"\(late.text)\" was sent \(milliseconds(late.at - text.at)) ms later. \
                    Nothing newer can come: send it at once.
                    """, 2
                )
            }
            if atEnd.isEmpty {
                return ("The source completed, and \"\(text.text)\" was lost. Send it before you complete.", 2)
            }
        }
        if ends.isEmpty { return ("The source completed, and your signal didn't. Pass the completion on.", 2) }
        return nil
    }

    private func milliseconds(_ duration: Duration) -> Int { Int(duration / .milliseconds(1)) }
}
