import SharedJudges

/// Mistakes with the searches that texts start. Their messages are in Mistakes.md.
extension Mistake {
    /// The mistakes that the requests show, the most telling first.
    static let requests: [Mistake] =
        [accessNeverRequested, ownClock, noSearchSent, twoAreEnough, longerThanThree] + Pause.mistakes + [
            searchedTwice, sentAgain, searchesWithoutAPause, repetitionsDropped, endsAfterTheFirst,
        ]

    static let accessNeverRequested = Mistake("access never requested") { $0.isSilent(in: .asked) }

    static let noSearchSent = Mistake("no search sent") { $0.isSilent(in: .request) }

    static let twoAreEnough = Mistake.observed("two are enough") { $0.shortSearch }

    static let longerThanThree = Mistake("longer than three") { $0.leavesOut(in: .request) { $0.count == 3 } }

    private static let searchedTwice = Mistake(filling: "searches twice") { run in
        let sent = run.actual.observations(in: .request)
        guard run.adds(in: .request, { _ in true }) else { return nil }
        return zip(sent, sent.dropFirst()).first { $0 == $1 }.map { ["text": $0.0.text] }
    }

    /// An expected search is sent again, in a run with failures.
    static let sentAgain = Mistake(filling: "retried") { run in
        let wanted = run.expected.values(in: .request)
        guard run.expected.hasFailures, run.adds(in: .request, { wanted.contains($0) }) else { return nil }
        return run.extra(in: .request).first.map { ["again": $0.text] }
    }

    private static let searchesWithoutAPause = Mistake.observed("searches without a pause") { run in
        let (sent, enough) = (run.actual.values(in: .request).count, run.expected.values(in: .request).count)
        guard sent > enough, run.extra(in: .request).contains(where: run.actual.isTyped),
            !run.expected.observations(in: .request).contains(where: run.expected.isTyped)
        else { return nil }
        return ["sent": "\(sent)", "enough": "\(enough)"]
    }

    static let repetitionsDropped = Mistake(filling: "distinct searches") { run in
        guard run.leavesOutRepetitions(in: .request) else { return nil }
        return run.missing(in: .request).first.map { ["again": $0.text] }
    }

    private static let endsAfterTheFirst = Mistake(filling: "ends after the first search") { run in
        guard run.stopsSearching, !run.actual.lastSearchFailed else { return nil }
        return ["requests": run.actual.values(in: .request).last ?? ""]
    }

    /// A failure that is caught too late, where it has already ended the texts.
    static let caughtOutside = Mistake("caught outside") { $0.stopsSearching && $0.actual.lastSearchFailed }

    /// An answer that was shown although the field had a newer valid text.
    static let olderAnswerShown = Mistake(filling: "older answer shown") { run in
        for shown in run.extra(in: .shown) {
            let older = run.actual.observations(in: .answered).last { $0.at == shown.at }?.text
            let text = run.actual.text(at: shown.at)
            if let older, older != text, text.count > 2 { return ["text": text, "older": older] }
        }
        return nil
    }

    static let shownTwice = Mistake("shown twice") { run in
        let shown = run.actual.observations(in: .shown)
        return run.missing(in: .shown).isEmpty && zip(shown, shown.dropFirst()).contains { $0 == $1 }
    }

    static let nothingShown = Mistake("nothing shown") { $0.isSilent(in: .shown) }

    static let emptyListNotShown = Mistake("keeps the old list") { run in
        run.missing(in: .shown).contains { missing in
            missing.text.isEmpty && run.actual.observations(in: .answered).contains { $0.at == missing.at }
        }
    }
}

extension PlayedRun {
    var shortSearch: [String: String]? {
        extra(in: .request).first { $0.text.count < 3 }.map { ["short": $0.text] }
    }

    var stopsSearching: Bool {
        let (wanted, sent) = (expected.values(in: .request), actual.values(in: .request))
        return !sent.isEmpty && sent.count < wanted.count && Array(wanted.prefix(sent.count)) == sent
    }
}

extension Transcript {
    private var answers: [Substring] {
        guard case .openForm(let world) = stimuli.first(where: \.action.isOpening)?.verb else { return [] }
        return world.plan.split(separator: ",")
    }

    fileprivate var hasFailures: Bool { answers.contains { !$0.hasPrefix("200") } }

    fileprivate var lastSearchFailed: Bool {
        let last = values(in: .request).count - 1
        return answers.indices.contains(last) && !answers[last].hasPrefix("200")
    }

    /// Whether a search was sent at a key press. Only the text's end counts, because ``texts`` joins a model's texts.
    func isTyped(_ request: Observation) -> Bool {
        text(at: request.at).hasSuffix(request.text) && stimuli.contains { $0.isKey && $0.at == request.at }
    }

    /// Whether a search's text was in the field half a second before the search, but no longer when it was sent.
    func isDeleted(_ request: Observation) -> Bool {
        text(at: request.at) != request.text && text(at: request.at - .milliseconds(500)) == request.text
    }

    func text(at time: Duration) -> String { Array(zip(times, texts)).last { $0.0 <= time }?.1 ?? "" }
}
