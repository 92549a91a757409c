import SharedJudges

extension BookTask {
    /// Task 5 of chapter 01: binding instead of subscribing.
    static let goldStar = BookTask(
        sharing: .field,
        except: [.count: colorSetTwice],
        scenarios: [
            Scenario("a field is used, then released", showing: [.fieldKeptAfterDispose, strongClosure]) { typing in
                typing.typeAWordAndSomeEmoji()
                typing.typeAllKinds()
                typing.add(.release, .dispose)
            }.holding(.lifetime, .repetition, .emptyThings)
        ],
        mistakes: [.coloredOnce("scoped and dropped")] + Mistake.colors
    )
}

private let strongClosure = Mistake.property("strong in map", capturing: ["searchField"]) { run in
    let release = run.actual.playedMoments.first { $0.stimulus?.verb == .release }
    return release?.alive["field"] ?? 0 > 0 ? [:] : nil
}
