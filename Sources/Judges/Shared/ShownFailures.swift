import SharedJudges

/// Mistakes with failed searches. A right answer shows failures in the status line or the log, in its own words.
extension Mistake {
    /// The mistakes look for each failure in both lanes, so a task can leave both out of the comparison.
    static let failuresHidden: [Mistake] = [
        .property("another failure shown") { run in
            run.otherFailure.map { ["text": run.expected.text(at: $0)] }
        },
        .property("failure looks like nothing found") { run in
            guard let failure = run.hiddenFailure,
                run.extra(in: .shown).contains(where: { $0.at == failure.at && $0.text.isEmpty })
            else { return nil }
            return ["text": failure.search]
        },
        .property("failure not shown") { run in run.hiddenFailure.map { ["text": $0.search] } },
    ]
}

extension PlayedRun {
    fileprivate var hiddenFailure: (at: Duration, search: String)? {
        let shown = expected.observations.filter { $0.lane == .status || $0.lane == .log }
        let words = shown.map(\.words)
        for (failure, own) in zip(shown, words) {
            guard let code = ["code 2", "code 1"].first(where: failure.text.contains) else { continue }
            if actual.observations(in: .log).contains(where: { $0.at == failure.at && $0.text.contains(code) }) {
                continue
            }
            // A status line that already fits the failure needn't be set again.
            if let status = actual.observations(in: .status).last(where: { $0.at <= failure.at }),
                status.text.contains(code),
                status.at == failure.at || !words.contains(where: { $0 != own && status.text.contains($0) })
            {
                continue
            }
            let search = expected.observations(in: .request).last { $0.at <= failure.at }?.text
            return (failure.at, search ?? expected.text(at: failure.at))
        }
        return nil
    }

    /// When a line about a failure first has the words of another failure of the run instead of its own.
    /// Not if there are other searches than expected: then their failures are their own.
    fileprivate var otherFailure: Duration? {
        guard extra(in: .request).isEmpty else { return nil }
        let failures = expected.observations(in: .log).compactMap { failure in
            failure.text.firstRange(of: "invalid response").map { (failure.at, failure.text[$0.lowerBound...]) }
        }
        for (at, wanted) in failures {
            let shown = (actual.observations(in: .log) + actual.observations(in: .status)).filter { $0.at == at }
            guard !shown.contains(where: { $0.text.contains(wanted) }) else { continue }
            if shown.contains(where: { line in failures.contains { line.text.contains($0.1) } }) { return at }
        }
        return nil
    }
}

extension Observation {
    fileprivate var words: Substring { text.split(separator: ": ", maxSplits: 1).last ?? "" }
}
