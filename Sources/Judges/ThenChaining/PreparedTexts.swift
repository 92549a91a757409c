import Exercises
import Grading

/// Judges a log of texts that has to wait for a preparation, which reports and then ends.
struct PreparedTexts {
    private let transcript: Transcript
    private let moments: [Transcript.Moment]
    /// The moment in which the preparation ends, and that of the disposal.
    private let ready: Int
    private let end: Int

    init(of transcript: Transcript) {
        self.transcript = transcript
        moments = transcript.playedMoments
        ready = moments.firstIndex { [.complete, .fail].contains($0.stimulus?.action) } ?? moments.count
        end = moments.firstIndex { $0.stimulus?.action == .dispose } ?? moments.count
    }

    /// What is wrong with when the preparation began; nil when nothing is. It belongs after the grant, and only there.
    var start: Finding? {
        let granted = moments.firstIndex { $0.stimulus?.action == .allow } ?? moments.count
        let began = moments.firstIndex { moment in
            moment.observations.contains { $0.lane == .preparation && $0.event == .subscribed }
        }
        switch began {
        case nil where granted == moments.count: return nil
        case nil:
            return Finding("Access was granted, and the preparation never began: nobody subscribed to it.", hint: 3)
        case let began? where began < granted:
            return Finding(
                """
                The preparation began before access was granted. It has to wait for that: first the request, then the preparation.
                """, hint: 3)
        default: return nil
        }
    }

    /// What is wrong when the preparation ends well.
    var finding: Finding? {
        let seen = logged(in: ready..<end)
        let expected = Array(texts[ready..<end])
        if let tooEarly { return tooEarly }
        if seen.isEmpty {
            return finding(
                """
                The preparation completed, and no text was logged. It may have had nothing to report: the completion is what counts, and not the \
                last value.
                """, hint: 2)
        }
        if seen == Array(expected.dropFirst()) {
            return finding(
                "The text that the field held when the preparation was done is missing: the text signal begins with it.",
                hint: 3)
        }
        if seen != expected {
            return finding(
                "The log should hold the text of the moment in which the preparation was done, and then each new one, once.",
                hint: 3)
        }
        if !logged(in: end..<moments.count).isEmpty {
            return finding(
                """
                It was disposed of, and texts are still logged: their subscription stands inside another's closure, and nobody holds its disposable.
                """, hint: 1)
        }
        return nil
    }

    /// What is wrong when the preparation fails: one line is due, and no text.
    var failure: Finding? {
        let seen = logged(in: 0..<moments.count)
        if seen.contains(where: texts.contains) {
            return Finding(
                "The preparation failed, and texts were logged all the same. A failure passes `then` by: leave it a failure.",
                hint: 3)
        }
        if seen.isEmpty {
            return Finding(
                """
                The preparation failed, and nobody was told: its failure has to arrive at the `failed` at the end of the pipeline, and be logged.
                """, hint: 2)
        }
        if seen.count > 1 {
            return Finding("The preparation failed once, and \(seen.count) lines were logged.", hint: 2)
        }
        return nil
    }

    /// What is wrong when it is disposed of while the preparation runs.
    var disposal: Finding? {
        if let line = logged(in: 0..<end).first {
            return Finding(
                """
                "\(line)" was logged while the preparation was still running. Only texts are to be logged, and only after its completion.
                """, hint: 3)
        }
        let isCalledOff = moments[end].observations.contains { $0.lane == .preparation && $0.event == .disposed }
        if !isCalledOff || !logged(in: end..<moments.count).isEmpty {
            return Finding(
                """
                It was disposed of while the preparation ran, and the preparation runs on: its subscription stands inside another's closure, and \
                nobody holds its disposable.
                """, hint: 1)
        }
        return nil
    }

    // MARK: Too early

    /// Lines that were logged before the preparation was done.
    private var tooEarly: Finding? {
        let early = moments[..<ready]
        let lines = early.flatMap { $0.values(in: .log) }
        guard !lines.isEmpty else { return nil }
        if lines.contains(where: { !texts.contains($0) }) {
            return finding(
                "A report was logged. Only texts belong there: the values of what it waits for are left out by `then`.",
                hint: 2)
        }
        if early.contains(where: { $0.stimulus?.action.typedText != nil && $0.values(in: .log).count > 1 }) {
            return finding(
                """
                With each report the texts were followed once more, so that each is logged several times: `flatMap` starts one for each value.
                """, hint: 1)
        }
        let restarts = early.count { $0.isReport && !$0.values(in: .log).isEmpty }
        if restarts > 1 {
            return finding(
                """
                With each report the texts began anew. They begin once, when the preparation has completed, and not with a value of it.
                """, hint: 1)
        }
        return finding("The texts began before the preparation was done: a first value is not the completion.", hint: 2)
    }

    // MARK: What is compared

    private var texts: [String] { transcript.texts }

    private func logged(in range: Range<Int>) -> [String] {
        moments[range].flatMap { $0.values(in: .log) }
    }

    private func finding(_ message: String, hint: Int) -> Finding {
        let expected = (ready..<end).map { Observation(at: transcript.times[$0], lane: .log, event: .next(texts[$0])) }
        return Finding(message, expected: expected, actual: transcript.observations(in: .log), hint: hint)
    }
}

extension Transcript.Moment {
    fileprivate var isReport: Bool {
        if case .report = stimulus?.action { true } else { false }
    }
}
