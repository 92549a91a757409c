import SharedJudges

extension BookTask {
    /// Task 1 of chapter 03: the tutorial's own step.
    static let wrapACallback = BookTask(
        sharing: .accessSignal,
        except: [.disposal: "An access request can't be called off."],
        view: TaskView(free: [.cause], counting: [.accessRequest]),
        scenarios: [
            Scenario("the user is asked and says yes") { $0.requestAccess(answers: [.allow]) },
            Scenario("the user is asked and says no") { $0.requestAccess(answers: [.deny]) }.holding(.failure),
            Scenario("there is no account on the device") { typing in
                typing.open(SearchWorld(access: .ask, accounts: 0))
                for _ in 0..<3 { typing.add(.subscribe) }
            },
            Scenario("access is granted on a device without an account") { typing in
                typing.open(SearchWorld(access: .grant, accounts: 0))
                typing.add(.subscribe)
            },
            Scenario("the decision is forgotten, and the same signal is subscribed to again") { typing in
                typing.requestAccess(answers: [.allow, .deny, .allow, .deny, .deny, .allow])
                // The decision is remembered this time.
                typing.add(.subscribe)
            }.holding(.repetition, .count),
        ],
        mistakes: [.asksAtOnce],
        examples: ExampleTask(
            play: ExamplePlay(
                opening: { _ in [.openForm(SearchWorld(access: .ask)), .subscribe] },
                action: { kind in
                    switch kind {
                    case .next("y"): .allow
                    case .next("n"): .deny
                    default: nil
                    }
                },
                mistakeInAll: { $0.count > 1 ? "The user decides once: write one `y` or one `n`." : nil }),
            observe: { transcript, _ in
                transcript.events(in: .access, of: 1) { value in value == "granted" ? "v" : value }
            })
    )
}

extension Typing {
    /// Subscribes and plays the user's answer, once per answer. Resets the decision in between.
    mutating func requestAccess(answers: [BookVerb]) {
        open(SearchWorld(access: .ask))
        for (number, answer) in answers.enumerated() {
            if number > 0 { add(.resetDecision) }
            add(.subscribe)
            if number == 1 { wait(.seconds(61)) }
            add(answer)
        }
    }
}

extension Mistake {
    static let asksAtOnce = Mistake("asks at once") { run in
        !run.actual.values(in: .accessRequest, during: 0..<run.actual.firstMoment(.subscribe)).isEmpty
    }

    static let causeMadeUp = Mistake("cause made up") { !$0.extra(in: .cause).isEmpty }
}

extension Transcript {
    /// The values and ends of a lane as marbles, with each value converted by `words`.
    func events(in lane: ObservationLane, of number: Int? = nil, _ words: (String) -> String = { $0 }) -> [TimedEvent] {
        observations(in: lane, of: number).compactMap { observation in
            let kind: TimedEvent.Kind? =
                switch observation.event {
                case .next(let value): .next(words(value))
                case .failed(let failure): .failed(failure)
                case .completed: .completed
                case .subscribed, .disposed: nil
                }
            return kind.map { TimedEvent(at: observation.at, $0) }
        }
    }
}
