import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 02: the tutorial's own step.
    static let breakTheCycle = ExerciseTask(
        number: 1,
        title: "break the cycle",
        kind: .step,
        goal: """
            The pipeline of chapter 01 is in a class now, and keeps its controller alive forever. \
            Change `validate()` so that the controller, its form and the field are freed \
            as soon as nothing outside holds them. While the form is open, it shows its colors as before.
            """,
        hints: [
            """
            The controller holds the form, the form holds the field, and the field holds its subscribers. \
            Which closure holds the controller, and so closes the circle?
            """,
            """
            A capture list says how a closure holds what it mentions. \
            `[weak self]` doesn't keep `self` alive, and makes it an optional inside the closure.
            """,
            ".subscribe(next: { [weak self] color in self?.form.searchField.background = color })",
        ],
        explanation: """
            You didn't end the pipeline; freeing the field did, and the field could be freed with its form. \
            Now break it the other way: keep `self` strong, and make the property `weak var form: SearchForm?`. \
            The circle is cut there, too, but the form is gone before the first key. \
            An arrow may be weak only where something else holds the object.
            """,
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
