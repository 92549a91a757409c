import Exercises
import Grading

extension ExerciseTask {
    /// Task 4 of chapter 01: bind in place of subscribing.
    static let goldStar = ExerciseTask(
        number: 4,
        title: "the gold star",
        kind: .stretch,
        goal: """
            The pipeline works, but it keeps its field alive: the field holds its subscribers, and the subscriber's closure holds the \
            field. Write it so that the field is freed as soon as nobody else needs it.
            """,
        hints: [
            "Which closures of the pipeline mention `searchField`? Each of them holds it.",
            "There is an operator that sets a property of an object, and holds the object weakly. The lesson gives it a step of its own, \"The gold star\".",
            "Replace the subscription by `.bind(to: searchField, \\.background)`, and let `map` use only the text it is given.",
        ],
        explanation: """
            `bind` says what is meant, exists only where nothing can fail, and holds its target weakly. `[weak searchField]` in your own \
            closure does the same for memory; chapter 02 looks at it closely.
            """,
        scenarios: [
            Scenario("a field is used, and then let go") { generator in
                var typing = Typing()
                typing.typeAWordAndSomeEmoji(using: &generator)
                typing.add("release", using: &generator)
                typing.add("dispose", using: &generator)
                return typing.stimuli
            } judge: { transcript in
                let moments = transcript.playedMoments
                let release = moments.firstIndex { $0.stimulus?.name == "release" } ?? moments.count
                if let colors = ColorJudgment(of: transcript, in: 0..<release).finding {
                    return colors.explainingAScopeThatEnded(in: transcript)
                }
                if transcript.alive("field") > 0 {
                    return Finding(
                        """
                        Nobody needs the field any more, and it still lives, even after it was disposed of: something outside the pipeline holds it. The \
                        pipeline keeps itself alive; there is nothing to store.
                        """, hint: 2)
                }
                if moments[release].alive["field", default: 0] > 0 {
                    return Finding(
                        """
                        The pipeline keeps the field alive: the field holds the pipeline, and one of the pipeline's closures holds the field. \
                        Look at every closure, also at the one of `map`.
                        """, hint: 1)
                }
                return nil
            }
        ]
    )
}

extension Finding {
    /// A pipeline that colored the field only once may have been given to a `ScopedDisposable` that was dropped.
    fileprivate func explainingAScopeThatEnded(in transcript: Transcript) -> Finding {
        guard transcript.values(in: "background") == ["yellow"] else { return self }
        var finding = self
        finding.message = """
            The field was colored only once: the pipeline was over before the first key. A `ScopedDisposable` ends with the scope that holds it; \
            and `take(first: 1)` ends with the first text.
            """
        return finding
    }
}
