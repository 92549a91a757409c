import SharedJudges

extension BookTask {
    /// Task 5 of chapter 11: the final exam.
    static let finishedApp = BookTask(
        sharing: .searchForm(hasInterval: true),
        points: 3,
        // Pictures may be remembered, so the rows are judged by themselves: each picture has to be its author's.
        view: TaskView(
            free: [.status, .log, .rows, .avatar, .avatarAnswered, .avatarFailed, .avatarCanceled, .decoded],
            states: [.shown]),
        scenarios: [
            Scenario.storm("a storm") { storm in
                let words = SearchWords.all.shuffled(using: &storm.generator)
                storm.search(for: words[0], answer: "200@8s")
                storm.search(for: words[1], answer: "200@\(Storm.slow)")
                storm.search(for: words[2], answer: "200@\(Storm.quick)")
                storm.settle()
                storm.search(for: words[3], answer: "503@\(Storm.quick)")
                storm.search(for: words[4], answer: "503@\(Storm.quick)")
                storm.search(for: words[5], answer: "200@\(Storm.quick)")
                storm.typeAndDeleteAgain(words[6])
                storm.search(for: words[7], answer: "200@\(Storm.slow)")
                storm.typeTooShort(words[8])
                storm.settle()
                storm.search(for: words[9], answer: "429@\(Storm.quick)")
                storm.search(for: String(words[6].prefix(3)), answer: "200@\(Storm.quick)")
                storm.search(for: words[8], answer: "200@\(Storm.slow)")
                storm.add(.release, after: .milliseconds(10))
                storm.add(.dispose, after: .milliseconds(10))
                storm.settle()
            }.holding(.lifetime),
            Scenario.storm(
                "another list arrives before the avatars of the first",
                showing: [
                    .accessNeverRequested, .otherPicture("wrong face"), .noPicture("no avatars"), .loadedTwice,
                    .downloadsGoOn,
                ]
            ) { storm in
                let words = fullLists.shuffled(using: &storm.generator)
                storm.avatarPlan = Array(repeating: "200@7s", count: 6).joined(separator: ",")
                storm.search(for: words[0], answer: "200@\(Storm.quick)")
                storm.search(for: words[1], answer: "200@\(Storm.quick)")
                storm.settle()
                storm.settle()
                storm.add(.look, after: .milliseconds(10))
            },
            Scenario.storm(
                "another list arrives, and its avatars take a while",
                showing: [
                    .accessNeverRequested, .pictureBefore("old face"), .otherPicture("wrong face"),
                    .noPicture("no avatars"),
                ]
            ) { storm in
                let words = fullLists.shuffled(using: &storm.generator)
                storm.avatarPlan = (Array(repeating: "200@60ms", count: 6) + ["200@3s..."]).joined(separator: ",")
                storm.search(for: words[0], answer: "200@\(Storm.quick)")
                storm.settle()
                storm.search(for: words[1], answer: "200@\(Storm.quick)")
                storm.add(.look, after: .milliseconds(10))
                storm.settle()
                storm.add(.look, after: .milliseconds(10))
            },
            .anotherListWhileAPictureWaits,
            .textsComeAgain(afterAnswer: "503"),
            Pause.clearing,
            .accessIsDenied,
            .failuresOfAllKinds,
            .noAccount,
            .manySearches,
            .anotherListAsAPictureArrives,
            .disposedAsTheAnswerArrives(after: .milliseconds(500)),
            .code(.pictureOffTheClock),
        ],
        mistakes: [
            Mistake(filling: "filtered first") { run in
                run.extra(in: .request).first { run.actual.isDeleted($0) }.map { ["deleted": $0.text] }
            }
        ] + Mistake.requests + [
            .caughtOutside, .nothingShown, .shownTwice, .olderAnswerShown,
            .property("form captured", capturing: ["form"]) { run in
                let release = run.actual.moments.first { $0.stimulus?.verb == .release }
                return release?.alive["form"] ?? 0 > 0 ? [:] : nil
            },
            Mistake(filling: "another disposable") { run in
                let end = run.actual.time(of: .dispose)
                let (sent, canceled) = (run.actual.values(in: .request), run.actual.values(in: .canceled))
                return run.missing(in: .canceled).first { search in
                    search.at == end && sent.contains(search.text) && !canceled.contains(search.text)
                }.map { ["text": $0.text] }
            },
            Mistake(filling: "short text keeps the search") { run in
                let canceled = run.actual.values(in: .canceled)
                return run.missing(in: .canceled).lazy.filter { !canceled.contains($0.text) }
                    .map { ($0.text, run.actual.text(at: $0.at)) }.first { $0.1.count < 3 }
                    .map { ["text": $0.0, "short": $0.1] }
            },
            Mistake(filling: "short texts keep the list") { run in
                run.missing(in: .shown).lazy.filter(\.text.isEmpty).map { run.actual.text(at: $0.at) }
                    .first { $0.count < 3 }.map { ["text": $0] }
            },
            .emptyListNotShown, .madeUpPicture("another picture"), .decodedOnMain,
        ] + Mistake.failuresHidden
    )
}

/// Words whose lists fill the window, so the first six pictures belong to the first list's visible rows.
private let fullLists = SearchWords.all.filter { ServiceAnswers.tweets(for: $0).count >= 6 }

extension Mistake {
    fileprivate static let downloadsGoOn = Mistake.property("compared") { run in
        let isCanceled = { (transcript: Transcript) in !transcript.values(in: .avatarCanceled).isEmpty }
        return isCanceled(run.expected) && !isCanceled(run.actual) ? [:] : nil
    }
}
