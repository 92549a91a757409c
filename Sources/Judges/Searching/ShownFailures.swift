import Exercises
import Grading

/// Failed searches that a right answer shows in the status line or in the log, in its own words.
extension Mistake {
    /// Each failure is looked for in both lanes, so both may be free.
    static let failuresHidden: [Mistake] = [
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
    /// The first failure that the solution shows, and the learner's program doesn't.
    fileprivate var hiddenFailure: (at: Duration, search: String)? {
        let shown = expected.observations.filter { $0.lane == .status || $0.lane == .log }
        for failure in shown {
            guard let code = ["code 2", "code 1"].first(where: failure.text.contains),
                let search = expected.observations(in: .request).last(where: { $0.at <= failure.at })
            else { continue }
            let line = actual.observations(in: .log).contains { $0.at == failure.at && $0.text.contains(code) }
            let status = actual.observations(in: .status).last { $0.at <= failure.at }?.text ?? ""
            if !line, !status.contains(code) { return (failure.at, search.text) }
        }
        return nil
    }
}
