import SharedJudges

/// The runs of a search in a window.
extension Scenario {
    static let windows: [Scenario] = [
        window("texts are typed, and some searches are overtaken") { typing in
            let words = SearchWords.all.shuffled(using: &typing.generator)
            typing.search(for: String(words[0].prefix(3)), answer: "200@80ms")
            typing.search(for: words[1], answer: "200@4000ms")
            typing.search(for: words[2], answer: "200@80ms")
            typing.typeTooShort(words[3])
            typing.search(for: words[4], answer: "200@900ms")
            typing.settle()
        },
        window("searches fail") { typing in
            for answer in ["503@80ms", "200@80ms", "429@80ms", "200@80ms"] {
                typing.search(for: SearchWords.one(using: &typing.generator), answer: answer)
            }
            typing.settle()
        },
        window("a text is typed again") { typing in
            let word = SearchWords.one(using: &typing.generator)
            typing.search(for: word, answer: "200@80ms")
            typing.searchAgain(for: word, answer: "200@80ms")
            typing.settle()
        },
        window("the window closes after the last answer, twice, and keys are still typed") { typing in
            typing.search(for: SearchWords.one(using: &typing.generator), answer: "200@80ms")
            typing.settle()
            typing.add(.close)
            typing.type("abcd")
            typing.closeAndWait()
        },
        window("the window closes during a search") { typing in
            typing.search(for: SearchWords.one(using: &typing.generator), answer: "200@80ms")
            typing.search(for: SearchWords.one(using: &typing.generator), answer: "200@3000ms")
            typing.closeAndWait()
        },
        window("the window closes during the pause") { typing in
            typing.search(for: SearchWords.one(using: &typing.generator), answer: "200@80ms")
            typing.type("abc")
            typing.closeAndWait()
        },
        window("the window closes at once") { typing in typing.closeAndWait() },
        Scenario("a window closes during a search, and another one opens") { typing in
            for _ in 1...2 {
                typing.open(SearchWorld(latency: "900ms"))
                typing.type(SearchWords.one(using: &typing.generator))
                typing.wait(.milliseconds(700))
                typing.add(.close)
            }
            typing.open(SearchWorld(latency: "900ms"))
            typing.type(SearchWords.one(using: &typing.generator))
            typing.wait(.seconds(3))
        }.cutting(.nothing),
    ]

    /// A window whose texts end after the last answer.
    static let textsEnd = window("the texts end") { typing in
        typing.search(for: SearchWords.one(using: &typing.generator), answer: "200@80ms")
        typing.settle()
        typing.add(.complete)
        typing.closeAndWait()
    }

    /// A window in which access is granted, with the answers of the plan.
    private static func window(_ name: String, write: @escaping @Sendable (inout Typing) -> Void) -> Scenario {
        Scenario(
            name, opening: { typing in [.open(SearchWorld(plan: typing.plan.joined(separator: ",")))] }, write: write
        ).cutting(.end)
    }
}

extension Typing {
    fileprivate mutating func closeAndWait() {
        add(.close)
        wait(.seconds(5))
    }
}

/// The mistakes of a search in a window.
extension Mistake {
    static let windows = [shownAfterClose] + searches

    private static let shownAfterClose = observed("shown after the close") { run in
        guard let close = run.actual.time(of: .close) else { return nil }
        let late = (run.extra(in: .shown) + run.extra(in: .status)).first { $0.at > close }
        return late.map { ["wait": "\(($0.at - close).inMilliseconds)"] }
    }

    static let olderTasksGoOn = observed("older tasks go on") { run in
        guard run.missing(in: .request).isEmpty, let canceled = run.missing(in: .canceled).first else { return nil }
        return run.extra(in: .status).contains { $0.at < canceled.at } ? [:] : nil
    }

    static let swallowedCancellation = advice("a swallowed cancellation") { run in
        let code = run.code.tokens.joined()
        return ["try?awaitclock.sleep", "catch{}"].contains(where: code.contains) ? [:] : nil
    }

    /// Those of a search whose results someone else shows.
    static let searches: [Mistake] = [
        .property("machine's clock") { run in
            let sleeps = run.actual.observations(in: .realClock).count
            return sleeps > 0 ? ["sleeps": sleeps == 1 ? "once" : "\(sleeps) times"] : nil
        },
        .observed("cancellation shown") { run in
            let isShown = [ObservationLane.status, .log].contains { lane in
                run.extra(in: lane).contains { $0.text.contains("CancellationError") }
            }
            return isShown ? [:] : nil
        },
        .observed("hidden, not ended") { run in
            guard run.missing(in: .request).isEmpty else { return nil }
            let closes = run.actual.times(of: .close)
            let search =
                run.missing(in: .canceled).first { closes.contains($0.at) }
                ?? run.extra(in: .request).first { sent in closes.contains { $0 < sent.at } }
            return search.map { ["text": $0.text] }
        },
        .observed("repeated text skipped") { run in
            guard run.extra(in: .request).isEmpty else { return nil }
            let sent = run.actual.observations(in: .request)
            let skipped = run.missing(in: .request).first { missing in
                sent.contains { $0.text == missing.text && $0.at < missing.at }
            }
            return skipped.map { ["text": $0.text] }
        },
        .observed("the newest text waits") { run in
            let late = run.extra(in: .request).first { sent in
                run.missing(in: .request).contains { $0.text == sent.text && $0.at < sent.at }
            }
            return late.map { ["text": $0.text] }
        },
        .observed("old answer") { run in
            guard run.missing(in: .request).isEmpty else { return nil }
            return run.missing(in: .canceled).first.map { ["text": $0.text] }
        },
    ]
}
