import SharedJudges

extension BookTask {
    /// Task 2 of chapter 03: the error of a denied request, which the tutorial drops.
    static let explainRefusals = BookTask(
        sharing: .accessSignal,
        except: [
            .disposal: "An access request can't be called off.",
            .repetition: "The second subscriber's request is the repetition.",
        ],
        view: TaskView(counting: [.accessRequest]),
        scenarios: [
            Scenario("advice on errors that come later in the app") { typing in
                for error in [.noAccounts] + invalidResponses { typing.add(.advise(error)) }
            },
            Scenario("the user says no", showing: [.wrongAdvice("refusal means no account")]) { typing in
                typing.requestAccess(answers: [.deny])
            }.holding(.failure),
            Scenario("there is no account on the device", showing: [.wrongAdvice("special case last")]) { typing in
                typing.open(SearchWorld(access: .ask, accounts: 0))
                for _ in 0..<3 { typing.add(.subscribe) }
            },
            Scenario("the user says yes") { $0.requestAccess(answers: [.allow]) }.holding(.count),
            Scenario("advice on other refusals") { typing in for error in refusals { typing.add(.advise(error)) } },
            Scenario("advice on many errors, and the user changes their mind again and again") { typing in
                typing.requestAccess(answers: [.deny, .allow, .deny, .deny, .allow, .deny])
                let errors = (refusals + invalidResponses + [.noAccounts]) + (refusals + invalidResponses)
                for error in errors.shuffled(using: &typing.generator) { typing.add(.advise(error)) }
            },
        ],
        mistakes: [
            .asksAtOnce,
            Mistake("replayed", shows: \.keepsAnAnswer),
            Mistake("always the same") { $0.badlyAdvised.contains(.noAccounts) },
            Mistake("service blamed on the user") { run in
                let asked = run.actual.stimuli.compactMap(\.verb?.advisedError).filter(invalidResponses.contains)
                return !asked.isEmpty && run.badlyAdvised.filter(invalidResponses.contains) == asked
            },
            Mistake(filling: "one kind of answer") { run in
                run.badlyAdvised.first(where: invalidResponses.contains).map { ["error": $0.code] }
            },
            Mistake(filling: "denied by the user only") { run in
                run.badlyAdvised.first.map { ["error": $0.code] }
            },
            .valueTwice,
            Mistake("cause dropped") { run in run.extra(in: .cause).contains { $0.text == "none" } },
            Mistake("cause made up") { !$0.extra(in: .cause).isEmpty },
        ]
    )
}

private let invalidResponses: [AdvisedError] = [
    .unexpectedJSON, .refused, .unauthorized, .forbidden, .rateLimitExceeded, .notJSON, .noAnswer, .noServer,
]
private let refusals: [AdvisedError] = [.permissionDenied, .accessDenied, .unknownType, .alreadyExists]

extension Mistake {
    fileprivate static func wrongAdvice(_ name: String) -> Mistake {
        Mistake(name) { !$0.extra(in: .advice).isEmpty && $0.extra(in: .cause).isEmpty }
    }
}

extension PlayedRun {
    fileprivate var badlyAdvised: [AdvisedError] {
        let wrong = Set(missing(in: .advice).map(\.at))
        return actual.stimuli.filter { wrong.contains($0.at) }.compactMap(\.verb?.advisedError)
    }
}

extension BookVerb {
    fileprivate var advisedError: AdvisedError? {
        if case .advise(let error) = self { error } else { nil }
    }
}
