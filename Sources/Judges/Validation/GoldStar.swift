import Exercises
import Grading

extension ExerciseTask {
    /// Task 4 of chapter 01: bind in place of subscribing.
    static let goldStar = ExerciseTask(
        number: 4,
        title: "the gold star",
        kind: .stretch,
        goal: """
            This pipeline colors its field, and keeps it alive: \
            the field holds its subscriber, whose closure holds the field. \
            Rewrite it so that the field is freed as soon as nothing else holds it.
            """,
        hints: [
            "Which closures of the pipeline mention `searchField`? Each of them holds it.",
            """
            The lesson's step "The gold star" has a method that sets a property of an object \
            and holds the object weakly.
            """,
            """
            Replace the last line with `.bind(to: searchField, \\.background)`. \
            The closure of `map` uses only its text, so it can stay.
            """,
        ],
        explanation: """
            `bind` is a subscriber with `[weak target]` inside; writing that yourself does the same. \
            When the field is freed, its text signal completes, and the whole pipeline goes with it. \
            The other way costs one field per visit, each with a working pipeline that you can't see. \
            That's chapter 02.
            """,
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
