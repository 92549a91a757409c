import SharedJudges

extension BookTask {
    /// Task 6 of chapter 12: three sources and a service feed one list.
    static let album = BookTask(
        sharing: .signal,
        view: TaskView(free: [.source]),
        scenarios: [
            Scenario("more is asked for by taps and by keys, one page at a time") { typing in
                typing.openAlbum()
                typing.sendAndWait("tap", "key", "key", "tap")
                for word in (0..<12).map({ $0 < 8 ? "key" : "tap" }).shuffled(using: &typing.generator) {
                    typing.sendAndWait(word)
                }
            },
            Scenario("more is asked for while a page loads") { typing in
                typing.openAlbum()
                for word in ["tap", "tap", "key"] { typing.add(.sendText(word), after: .milliseconds(50)) }
                typing.wait(.seconds(2))
            },
            Scenario("refreshes come between pages, and while one loads") { typing in
                typing.openAlbum()
                typing.sendAndWait("tap", "refresh", "key", "tap")
                typing.add(.sendText("key"), after: .milliseconds(100))
                typing.sendAndWait("refresh", after: .milliseconds(70))
                typing.sendAndWait("tap")
            }.holding(.repetition),
            Scenario("the connection is lost once") { typing in
                typing.openAlbum()
                typing.sendAndWait("tap")
                for word in ["key", "tap", "refresh"] { typing.lose(word, times: 1) }
                typing.sendAndWait("tap")
            },
            Scenario("the connection is lost twice in a row") { typing in
                typing.openAlbum()
                typing.sendAndWait("tap")
                for word in ["tap", "key"] { typing.lose(word, times: 2) }
                typing.sendAndWait("key", "refresh", "tap")
            }.holding(.failure, .count),
            Scenario("the connection is lost at the first page, once or twice") { typing in
                typing.openAlbum(losing: Int.random(in: 1...2, using: &typing.generator))
                typing.sendAndWait("tap", "key")
                for times in [2, 1] {
                    typing.lose("refresh", times: times)
                    typing.sendAndWait("tap")
                }
            },
            Scenario("the subscriber disposes while a page loads") { typing in
                typing.openAlbum()
                typing.add(.sendText("tap"), after: .milliseconds(50))
                typing.add(.dispose, after: .milliseconds(90))
                typing.sendAndWait("key")
            }.holding(.disposal),
            Scenario("a second subscriber comes later") { typing in
                typing.openAlbum()
                typing.sendAndWait("tap")
                typing.add(.subscribe)
                typing.sendAndWait("key", "tap")
                typing.add(.dispose)
                typing.sendAndWait("tap")
            }.holding(.secondRun),
        ],
        mistakes: [
            Mistake("called off by nothing") { run in
                run.missing(in: .calledOff).contains { $0.at == run.actual.time(of: .dispose) }
            },
            Mistake("no first page") { run in
                run.missing(in: .load).contains { $0.at == run.actual.time(of: .subscribe) }
            },
            Mistake("everything again") { run in
                run.extra(in: .load).contains { $0.text == "page 0" && run.actual.times(of: .refuse).contains($0.at) }
            },
            Mistake("ends with a lost page") { run in
                guard let lost = run.actual.time(of: .refuse), let missing = run.missing(in: .load).first,
                    missing.at > lost
                else { return false }
                let refresh = run.actual.times(of: .sendText("refresh")).first { $0 > missing.at } ?? .seconds(1_000)
                return !run.actual.observations(in: .load).contains { missing.at <= $0.at && $0.at < refresh }
            },
            Mistake("one try too many") { $0.extra(in: .load).contains(at: .refuse, of: $0) },
            Mistake("one try only") { $0.missing(in: .load).contains(at: .refuse, of: $0) },
            Mistake("a lost page is left out") { run in
                run.missing(in: .outcome, of: 1).contains { $0.text.hasSuffix("?") } && run.missing(in: .load).isEmpty
            },
            Mistake("old list thrown away") { $0.extra(in: .outcome, of: 1).contains { $0.text.isEmpty } },
            Mistake("called off by a request for more") { run in
                run.extra(in: .calledOff).contains(at: .sendText("tap"), .sendText("key"), of: run)
            },
            Mistake("no refresh") { $0.missing(in: .load).contains(at: .sendText("refresh"), of: $0) },
            Mistake("loads go on after a refresh") { run in
                run.missing(in: .calledOff).contains(at: .sendText("refresh"), of: run)
            },
            Mistake("a later subscriber disturbs") { run in
                run.actual.times(of: .subscribe).count > 1
                    && !(run.missing(in: .load) + run.missing(in: .outcome, of: 2)).isEmpty
            },
            Mistake("old kittens after a refresh") { run in
                guard let refresh = run.actual.time(of: .sendText("refresh")) else { return false }
                return run.replaced(in: .outcome, of: 1).contains { $0.actual.count > $0.expected.count }
                    && run.extra(in: .outcome, of: 1).allSatisfy { $0.at > refresh }
            },
            Mistake("the newest page only") { run in
                let shown = run.actual.values(in: .outcome, of: 1)
                return shown.count > 1 && shown.allSatisfy { !$0.contains(" ") }
            },
            Mistake("all at once") { run in
                run.extra(in: .load).contains(at: .sendText("tap"), .sendText("key"), of: run)
                    && run.actual.values(in: .load).sorted() == run.expected.values(in: .load).sorted()
            },
            Mistake("keys unheard") { $0.loadsNothing(at: .sendText("key")) },
            Mistake("taps unheard") { $0.loadsNothing(at: .sendText("tap")) },
            Mistake("lost while a page loads") { !$0.missing(in: .load).isEmpty && $0.extra(in: .load).isEmpty },
        ]
    )
}

extension Typing {
    fileprivate mutating func openAlbum(losing times: Int = 0) {
        add(.subscribe)
        loseConnection(times: times)
    }

    fileprivate mutating func lose(_ word: String, times: Int) {
        add(.sendText(word))
        loseConnection(times: times)
    }
}

extension PlayedRun {
    fileprivate func loadsNothing(at action: BookVerb) -> Bool {
        expected.observations(in: .load).contains(at: action, of: self)
            && !actual.observations(in: .load).contains(at: action, of: self)
    }
}

extension [Observation] {
    func contains(at actions: BookVerb..., of run: PlayedRun) -> Bool {
        let times = actions.flatMap(run.actual.times)
        return contains { times.contains($0.at) }
    }
}
