import SharedJudges

extension BookTask {
    /// Task 1 of chapter 04: the tutorial's own step.
    static let waitForAccess = BookTask(
        sharing: .searchForm(severalAtOnce: true),
        view: TaskView(words: [.log: [["denied", "code 0"]]]),
        scenarios: [
            Scenario("access is granted between two words") { typing in
                typing.openAndType()
                typing.add(.allow)
                typing.typeAllKinds()
                typing.add(.dispose)
                typing.type("xyz")
            },
            Scenario("access is denied between two words") { typing in
                typing.openAndType()
                typing.add(.deny)
                typing.typeAllKinds()
            }.holding(.failure),
            Scenario("the form is released while the user is asked", showing: Mistake.formCaptured) { typing in
                typing.openAndType()
                typing.add(.release)
                typing.wait(.seconds(1))
            },
            .refusedWithoutAccount,
        ],
        mistakes: [
            Mistake("does not wait") { run in
                let answer = run.actual.time(of: .allow) ?? run.actual.time(of: .deny) ?? .zero
                return run.extraTexts.contains { $0.at < answer }
            },
            .denialWithoutItsWords,
            .twoSubscriptions,
        ],
        examples: ExampleTask(
            play: .keys(.openForm(SearchWorld(access: .ask))) { kind in
                switch kind {
                case .next("allow"): .allow
                case .next("deny"): .deny
                default: nil
                }
            },
            observe: { transcript, _ in transcript.textsAndErrors(in: .log) })
    )
}

extension PlayedRun {
    var extraTexts: [Observation] {
        let texts = Set(actual.texts)
        return extra(in: .log).filter { texts.contains($0.text) }
    }
}

extension Typing {
    /// Opens the form, and types a few letters while the app asks for access and the user takes a minute.
    mutating func openAndType() {
        open(SearchWorld(access: .ask))
        type(word().prefix(3))
        wait(.seconds(61))
    }
}

extension Transcript {
    /// The texts of a lane, each converted by `words`. A text with an error becomes a failure.
    func textsAndErrors(in lane: ObservationLane, _ words: (String) -> String = { $0 }) -> [TimedEvent] {
        observations(in: lane).map { line in
            TimedEvent(at: line.at, line.text.contains("code ") ? .failed("") : .next(words(line.text)))
        }
    }
}
