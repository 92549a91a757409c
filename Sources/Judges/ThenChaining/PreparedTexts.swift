import Exercises
import Grading

/// Judges a log of texts that has to wait until a preparation completes.
struct PreparedTexts: Judgment {
    let transcript: Transcript

    /// The moment in which the preparation ends.
    private var ready: Int { transcript.firstMoment(.complete, .fail) }

    /// The moment of the disposal.
    private var end: Int { transcript.firstMoment(.dispose) }

    private var began: Int? {
        moments.firstIndex { moment in
            moment.observations.contains { $0.lane == .preparation && $0.event == .subscribed }
        }
    }

    /// What is wrong with the start of the preparation, which belongs after the grant; nil when nothing is.
    var start: Finding? {
        let granted = transcript.isAsked ? transcript.firstMoment(.allow) : transcript.opening
        if granted < moments.count, let neverStarted { return neverStarted }
        guard let began, began < granted else { return nil }
        return Finding(
            """
            The preparation started before access was granted. \
            Chain it after the request with `then`.
            """, hint: 3)
    }

    private var neverStarted: Finding? {
        guard began == nil else { return nil }
        return Finding(
            """
            The preparation never started, since nothing subscribes to it. \
            Put it into the pipeline, above `.then { texts }`.
            """, hint: 3)
    }

    /// What is wrong when the preparation ends well.
    var finding: Finding? {
        if let neverStarted { return neverStarted }
        let seen = logged(in: ready..<end)
        let expected = Array(texts[ready..<end])
        let starts = transcript.observations(in: .preparation).count { $0.event == .subscribed }
        if starts > 1 {
            return Finding(
                "The preparation was started \(starts) times. Each subscription starts it: subscribe to it once.",
                hint: 3)
        }
        if let tooEarly { return tooEarly }
        if seen.isEmpty {
            return finding(
                """
                The preparation completed, but no text was logged. \
                It may complete without reporting anything, so wait for its completion, not for a value.
                """, hint: 2)
        }
        if seen == Array(expected.dropFirst()) {
            return finding(
                """
                The text that the field held when the preparation completed is missing from the log. \
                The text signal starts with it, so log it too.
                """, hint: 3)
        }
        if seen != expected {
            return finding(
                "The log should show the field's text when the preparation completes, then each new text, once each.",
                hint: 3)
        }
        if !logged(in: end..<moments.count).isEmpty {
            return finding(
                """
                Texts are still logged after `dispose()`. \
                The disposable that you return has to end every subscription. \
                Chain the texts with `then`.
                """, hint: 1)
        }
        return nil
    }

    /// What is wrong when the preparation fails: the log should show one line, and no text.
    var failure: Finding? {
        if let neverStarted { return neverStarted }
        let seen = logged(in: 0..<moments.count)
        if logged(in: 0..<ready).contains(where: texts.contains) {
            return Finding(
                """
                Texts were logged before the preparation ended, and then it failed. \
                Go on to the texts with `then`: it waits for the completion, which never comes after a failure.
                """, hint: 2)
        }
        if seen.contains(where: texts.contains) {
            return Finding(
                """
                The preparation failed, but texts were logged. \
                `then` doesn't go on after a failure: don't turn the failure into something else.
                """, hint: 3)
        }
        if seen.isEmpty {
            return Finding(
                """
                The preparation failed, but nothing was logged. \
                Its failure has to reach the `failed` at the end of the pipeline: log it there.
                """, hint: 2)
        }
        if seen.count > 1 {
            return Finding(
                "The preparation failed once, but \(seen.count) lines were logged. Log the failure once.", hint: 2)
        }
        return transcript.failureWithoutItsWords(["invalid", "code 2"], "The preparation failed")
    }

    /// What is wrong when the disposal comes while the preparation runs.
    var disposal: Finding? {
        if let line = logged(in: 0..<end).first {
            let advice = texts.contains(line) ? "Log texts only after" : "Log only texts, and only after"
            return Finding(
                """
                "\(line)" was logged while the preparation was still running. \
                \(advice) the preparation completes.
                """, hint: 3)
        }
        let isDisposed = moments[end].observations.contains { $0.lane == .preparation && $0.event == .disposed }
        if !isDisposed || !logged(in: end..<moments.count).isEmpty {
            return Finding(
                """
                The preparation keeps running after `dispose()`. \
                The disposable that you return has to end every subscription. \
                Chain the preparation with `then`.
                """, hint: 1)
        }
        return nil
    }

    /// What is wrong with lines that were logged before the preparation completed.
    private var tooEarly: Finding? {
        let early = moments[..<ready]
        let lines = early.flatMap { $0.values(in: .log) }
        guard !lines.isEmpty else { return nil }
        if lines.contains(where: { !texts.contains($0) }) {
            return finding(
                """
                A report was logged. Log only texts: `then` leaves out the values of the signal it waits for.
                """, hint: 2)
        }
        if early.contains(where: { $0.stimulus?.action.typedText != nil && $0.values(in: .log).count > 1 }) {
            return finding(
                """
                Texts were logged several times. \
                `flatMap` follows the texts once more with each report. \
                Follow them once, when the preparation completes.
                """, hint: 1)
        }
        let restarts = early.count { $0.isReport && !$0.values(in: .log).isEmpty }
        if restarts > 1 {
            return finding(
                """
                Each report restarted the texts. \
                They should start once, when the preparation completes, and not with one of its values.
                """, hint: 1)
        }
        return finding(
            "The texts started before the preparation completed. Its first value doesn't mean that it's done.", hint: 2)
    }

    private func logged(in range: Range<Int>) -> [String] { transcript.values(in: .log, during: range) }

    private func finding(_ message: String, hint: Int) -> Finding {
        Finding(
            message, expected: transcript.loggedTexts(during: ready..<end),
            actual: transcript.observations(in: .log), hint: hint)
    }
}

extension Transcript.Moment {
    fileprivate var isReport: Bool {
        if case .report = stimulus?.action { true } else { false }
    }
}
