import SharedJudges

extension BookTask {
    /// Task 2 of chapter 02: the strong `self` that the tutorial's own cure leaves behind.
    static let overlookedClosure = BookTask(
        sharing: .controller(open: .openController(minimumLength: 2), second: .openController(minimumLength: 6)),
        except: [.count: colorSetTwice],
        scenarios: [
            Scenario(
                "the minimum changes, then the form is released", showing: Array(Mistake.controllerLeaks.prefix(2))
            ) {
                typing in
                let word = typing.word()
                typing.add(.openController(minimumLength: Int.random(in: 1...2, using: &typing.generator)))
                typing.type(word.prefix(3))
                typing.add(.require(minimumLength: 5))
                typing.type(word.suffix(3))
                typing.delete(2)
                typing.add(.require(minimumLength: 4))
                typing.type(word.prefix(2))
                typing.delete(4)
                typing.typeAllKinds(andAPage: false)
                typing.add(.type("reactive programming"))
                for minimum in [1, 40, 7, 30, 2] {
                    typing.add(.require(minimumLength: minimum))
                    typing.delete(3)
                }
                typing.add(.require(minimumLength: 100))
                typing.typeAPage()
                typing.add(.release)
            }.holding(.lifetime, .repetition, .emptyThings),
            // A pipeline with a weak field continues, a pipeline with a weak controller doesn't, and both are right.
            Scenario("a screen holds the form longer than its controller lives") { typing in
                typing.add(.openController(minimumLength: 4), .hold)
                typing.type(typing.word())
                typing.add(.release)
                typing.delete(2)
            }.freeing(.background),
        ],
        mistakes: [
            .unowned
        ]
    )
}
