import Exercises
import Grading
import Playing
import SharedJudges

extension TaskJudge {
    /// Task 1 of chapter 02: the tutorial's own step.
    static let breakTheCycle = TaskJudge(
        number: 1,
        view: TaskView(free: [.log]),
        scenarios: [
            Scenario("a form is used, then released", showing: Mistake.leaks) { typing in
                typing.add(.open)
                typing.typeAWordAndSomeEmoji()
                typing.typeAllKinds()
                typing.add(.release)
            },
            // A pipeline with a weak field continues, a pipeline with a weak controller doesn't, and both are right.
            Scenario("a screen holds the form longer than its controller lives") { typing in
                typing.add(.open)
                typing.add(.hold)
                typing.type(typing.word())
                typing.add(.release)
                typing.delete(3)
            }.freeing(.background),
        ],
        mistakes: [
            Mistake("weak form") { run in
                run.actual.playedMoments.first { $0.stimulus?.verb == .open }?.alive["form"] == 0
            },
            .coloredOnce("ends at once"),
            .unowned,
        ] + Mistake.colors
    )
}

extension Mistake {
    /// The objects that closures keep alive after the controller's release. A controller holds its form, and a form
    /// holds its field, so the controller comes first.
    static let leaks: [Mistake] = [
        leak("controller", "self"), leak("form", "form"), leak("field", "field", "searchField"),
    ]

    /// The runtime stops a program that uses a freed object, so no recording shows this mistake.
    static let unowned = named("unowned")

    private static func leak(_ object: String, _ names: String...) -> Mistake {
        .property("\(object) captured", capturing: Set(names)) { $0.actual.alive(object) > 0 ? [:] : nil }
    }
}
