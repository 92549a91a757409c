import Exercises
import Grading

extension ExerciseTask {
    /// Task 4 of chapter 01: bind in place of subscribing.
    static let goldStar = ExerciseTask(
        number: 4,
        scenarios: [
            Scenario("a field is used, then released", input: Typing.self) { typing in
                typing.typeAWordAndSomeEmoji()
                typing.add(.release)
                typing.add(.dispose)
            } judge: { transcript in
                let release = transcript.firstMoment(.release)
                if let colors = ColorJudgment(of: transcript, in: 0..<release).finding {
                    return colors.explainingAnEarlyEnd(in: transcript)
                }
                if transcript.alive("field") > 0 {
                    return Finding(
                        """
                        The field stays alive even after `dispose()`: something outside the pipeline holds it. \
                        Don't store anything. A subscribed pipeline keeps itself alive.
                        """, hint: 2)
                }
                if transcript.playedMoments[release].alive["field", default: 0] > 0 {
                    return Finding(
                        """
                        The pipeline keeps the field alive: the field holds it, and a closure holds the field. \
                        Check every closure, including the one in `map`.
                        """, hint: 1, captured: ["searchField"])
                }
                return nil
            }
        ]
    )
}

extension Finding {
    /// Says why a pipeline may have colored the field only once: a `ScopedDisposable` was dropped.
    fileprivate func explainingAnEarlyEnd(in transcript: Transcript) -> Finding {
        guard transcript.values(in: .background) == ["yellow"] else { return self }
        var finding = self
        finding.message = """
            The field was colored only once: the pipeline ended before the first key. \
            A `ScopedDisposable` disposes when it's dropped, and `take(first: 1)` ends after the first text. \
            Leave both out.
            """
        return finding
    }
}
