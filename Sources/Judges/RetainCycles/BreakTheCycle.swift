import SharedJudges

extension BookTask {
    /// Task 1 of chapter 02: the tutorial's own step.
    static let breakTheCycle = BookTask(
        sharing: .controller(open: .open, second: .open),
        except: [.count: colorSetTwice],
        view: TaskView(free: [.log]),
        scenarios: [
            Scenario("a form is used, then released", showing: Mistake.controllerLeaks) { typing in
                typing.add(.open)
                typing.typeAWordAndSomeEmoji()
                typing.typeAllKinds()
                typing.add(.release)
            }.holding(.lifetime, .repetition, .emptyThings),
            // A pipeline with a weak field continues, a pipeline with a weak controller doesn't, and both are right.
            Scenario("a screen holds the form longer than its controller lives") { typing in
                typing.add(.open, .hold)
                typing.type(typing.word())
                typing.add(.release)
                typing.delete(3)
            }.freeing(.background),
        ],
        mistakes: [
            .coloredOnce("ends at once"),
            .unowned,
        ] + Mistake.colors,
        examples: ExampleTask(
            showsStates: true,
            play: .keys(.open) { $0 == .disposed ? .release : nil },
            observe: { transcript, _ in transcript.colorsAndRelease })
    )
}

extension Mistake {
    /// The objects that closures keep alive after the controller's release. A controller holds its form, and a form
    /// holds its field, so the controller comes first.
    static let controllerLeaks: [Mistake] = [
        captured("controller", as: "self"), captured("form", as: "form"),
        captured("field", as: "field", "searchField"),
    ]

    /// The runtime stops a program that uses a freed object, so no recording shows this mistake.
    static let unowned = named("unowned")
}

extension Transcript {
    /// The colors of the field, and `f` if the release frees all watched objects.
    fileprivate var colorsAndRelease: [TimedEvent] {
        let colors = colorLetters
        let freed = playedMoments.first { moment in
            moment.stimulus?.verb == .release && moment.alive.values.allSatisfy { $0 == 0 }
        }
        return colors + (freed?.stimulus.map { [TimedEvent(at: $0.at, .next("f"))] } ?? [])
    }
}
