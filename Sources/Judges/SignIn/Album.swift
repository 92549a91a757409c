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
