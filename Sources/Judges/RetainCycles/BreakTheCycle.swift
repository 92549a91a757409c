import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 02: the tutorial's own step.
    static let breakTheCycle = ExerciseTask(
        number: 1,
        freeLanes: [.background, .log],
        scenarios: [
            Scenario("a form is used, then released", input: Typing.self) { typing in
                typing.add(.open)
                typing.typeAWordAndSomeEmoji()
                typing.add(.release)
            } judge: { transcript in
                let judgment = ControllerJudgment(transcript: transcript)
                return judgment.lostForm ?? judgment.colors?.explainingAnEarlyEnd(in: transcript) ?? judgment.leak
            },
            Scenario(
                "a screen holds the form longer than its controller lives", judge: \ControllerJudgment.colors
            ) { typing in
                typing.add(.open)
                typing.add(.hold)
                typing.type(typing.word())
                typing.add(.release)
                typing.delete(3)
            },
        ]
    )
}

extension Finding {
    /// Says that a pipeline has ended if it colored the field only once.
    fileprivate func explainingAnEarlyEnd(in transcript: Transcript) -> Finding {
        guard transcript.values(in: .background) == ["yellow"] else { return self }
        var finding = self
        finding.message = """
            The field was colored only once. \
            A pipeline that ends at once frees everything, but it also stops coloring. \
            Keep it running while the controller lives.
            """
        return finding
    }
}
