import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 02: the tutorial's own step.
    static let breakTheCycle = ExerciseTask(
        number: 1,
        title: "break the cycle",
        kind: .step,
        goal: """
            The pipeline of chapter 01 now stands in a class, and keeps its controller alive for ever. \
            Change it so that the controller, its form and the field are freed when nobody else needs them. \
            While it is open, the form shows its colors as before.
            """,
        hints: [
            """
            The controller holds the form, the form the field, the field its subscribers. \
            Which closure holds the controller, and closes the circle?
            """,
            """
            A capture list says how a closure holds what it uses: \
            `[weak self]` does not count as holding, and makes `self` an optional in there.
            """,
            ".subscribe(next: { [weak self] color in self?.form.searchField.background = color })",
        ],
        explanation: """
            Four arrows made a circle, and one of them is weak now, so there is none. \
            It was the right one to change: \
            the controller needs its form, the form its field, and the field its subscribers, \
            while the pipeline only needs the controller as long as it is there.
            """,
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
