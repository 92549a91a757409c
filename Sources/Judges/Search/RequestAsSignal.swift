import Exercises
import Grading
import Seeding
import SocialService
import StarterProject

extension ExerciseTask {
    /// Task 2 of chapter 06: a callback becomes a signal, with all its ways to fail.
    static let requestAsSignal = ExerciseTask(
        number: 2,
        scenarios: [
            scenario("a search is made, and then subscribed to twice", for: ["the", "rain", "book", "swift"]) {
                $0.goodFinding
            },
            scenario("a search finds nothing", for: ["xqzv", "zzqx", "qqxj"]) {
                $0.goodFinding
            },
            Scenario(
                "a search is made before access is granted", judge: \SearchSignalJudgment.earlyAccountFinding
            ) { typing in
                typing.open(SearchWorld(access: .ask))
                typing.add(.makeSearch("the"))
                typing.add(.allow)
                typing.add(.subscribe)
                typing.wait(.seconds(1))
            }.cutting(.nothing),
            refused([.invalidParameter, .expiredToken, .duplicateStatus, .overCapacity, .rateLimitExceeded]),
            failing(
                "the body is damaged", plan: "malformed...",
                BadAnswer(
                    .notJSON(JSONError(text: "")), unnoticed: "The body wasn't JSON, and the signal didn't fail.",
                    cure: "Fail with `notJSON` and the error that `JSON(parsing:)` throws.")),
            failing(
                "the connection is lost", plan: "drop...",
                BadAnswer(
                    .noAnswer(.connectionLost), unnoticed: "The connection was lost, and the signal didn't fail.",
                    cure: "Fail with `noAnswer` and the error that the callback gets.")),
            scenario("there is no account", world: SearchWorld(accounts: 0), for: ["the"]) {
                $0.withoutAccountFinding
            },
            Scenario(
                "one of two subscriptions is disposed before the answer comes",
                judge: \SearchSignalJudgment.disposalFinding
            ) { typing in
                typing.open(SearchWorld(latency: "500ms"))
                typing.add(.makeSearch("the"))
                typing.add(.subscribe)
                typing.add(.subscribe)
                typing.add(.dispose, after: .milliseconds(40))
                typing.wait(.seconds(1))
            }.cutting(.nothing),
        ]
    )

    /// A search is made, and subscribed to twice, with pauses between.
    private static func scenario(
        _ name: String,
        world: SearchWorld = SearchWorld(),
        for texts: [String],
        judge: @escaping @Sendable (SearchSignalJudgment) -> Finding?
    ) -> Scenario {
        Scenario(name, input: Typing.self) { typing in
            typing.open(world)
            typing.add(.makeSearch(texts.randomElement(using: &typing.generator) ?? texts[0]))
            typing.wait(.seconds(1))
            typing.add(.subscribe)
            typing.wait(.seconds(1))
            typing.add(.subscribe)
            typing.wait(.seconds(1))
        } judge: {
            judge(SearchSignalJudgment(transcript: $0))
        }.cutting(.end)
    }

    private static func failing(_ name: String, plan: String, _ answer: BadAnswer) -> Scenario {
        scenario(name, world: SearchWorld(plan: plan), for: ["the", "rain"]) {
            $0.failureFinding(after: [answer, answer])
        }
    }

    /// The service refuses each search for another reason.
    private static func refused(_ failures: [APIFailure]) -> Scenario {
        let plan = failures.map { failure in failure.code.map { "\(failure.status)/\($0)" } ?? "\(failure.status)" }
        return Scenario("searches are refused with \(plan.joined(separator: ", "))", input: Typing.self) { typing in
            typing.open(SearchWorld(plan: plan.joined(separator: ",")))
            typing.add(.makeSearch(["the", "rain"].randomElement(using: &typing.generator) ?? "the"))
            typing.wait(.seconds(1))
            for _ in failures {
                typing.add(.subscribe)
                typing.wait(.seconds(1))
            }
        } judge: {
            SearchSignalJudgment(transcript: $0).failureFinding(after: failures.map { BadAnswer($0) })
        }.cutting(.end)
    }
}

/// An answer that has to fail, and the words for those who get it wrong.
private struct BadAnswer: Sendable {
    /// The failure in words, or only their beginning.
    let failure: String
    let isBeginning: Bool
    let unnoticed: String
    let cure: String
    /// The status, if it isn't 200.
    let status: Int?

    init(_ response: InvalidResponse, unnoticed: String, cure: String) {
        failure = "\(TwitterInstantError.invalidResponse(response))"
        isBeginning = false
        self.unnoticed = unnoticed
        self.cure = cure
        status = nil
    }

    init(_ refusal: APIFailure) {
        let isPage = refusal.shape == .page
        let words = TwitterInstantError.invalidResponse(
            .refused(
                status: refusal.status, code: refusal.shape == .list ? refusal.code : nil,
                message: isPage ? nil : refusal.message))
        isBeginning = refusal == .rateLimitExceeded
        // The headers follow, which only `rateLimitExceeded` has.
        failure = isBeginning ? "\(words), " : "\(words)"
        unnoticed = ""
        cure = "Fail with `InvalidResponse.refusal(response, body: data)`."
        status = refusal.status
    }

    func isExplained(by words: String) -> Bool { isBeginning ? words.hasPrefix(failure) : words == failure }
}

/// Judges a search that is wrapped in a signal.
private struct SearchSignalJudgment: Sendable, Judgment {
    let transcript: Transcript

    private func events(of subscriber: Int) -> [Observation.Event] {
        transcript.observations(in: .answer, of: subscriber).map(\.event)
    }

    /// The numbers of the subscribers, from 1.
    private var subscribers: Range<Int> { 1..<1 + moments.count { $0.stimulus?.action == .subscribe } }

    /// With an account, and a service that answers.
    var goodFinding: Finding? { lazinessFinding ?? subscribers.lazy.compactMap(answerFinding).first }

    private func answerFinding(of subscriber: Int) -> Finding? {
        let searched = moments.lazy.compactMap(\.searchedText).first ?? ""
        let events = events(of: subscriber)
        let values = events.compactMap { if case .next(let value) = $0 { value } else { nil } }
        if case .failed(let failure) = events.last, values.isEmpty {
            return Finding("Twitter answered, but the signal failed: \(failure).", hint: 2)
        }
        if values.isEmpty, !transcript.values(in: .canceled).isEmpty {
            return Finding(
                """
                A search was canceled, although its subscription wasn't disposed. \
                Each subscription should cancel its own search.
                """, hint: 3)
        }
        if values.isEmpty {
            return Finding(
                "Twitter answered, but the subscriber didn't get the answer. Send it to `subscriber`.", hint: 2)
        }
        if values.count > 1 {
            return Finding(
                "Twitter answered once, but the subscriber got \(values.count) values. Send the answer once.", hint: 2)
        }
        if values[0] != "\(searched) \(SearchAnswers.tweets(for: searched).count)" {
            return Finding(
                """
                The search was for "\(searched)", but the subscriber got something other than its answer: \
                "\(values[0])".
                """, hint: 2)
        }
        if events.last != .completed {
            return Finding(
                """
                The answer came, but the signal never completes. \
                `then`, for example, would wait for its end forever. Complete it after the answer.
                """, hint: 2)
        }
        return nil
    }

    /// If a search is made while access is still open, and subscribed to when it is granted.
    var earlyAccountFinding: Finding? {
        if case .failed(let failure) = events(of: 1).first, failure == "\(TwitterInstantError.noTwitterAccounts)" {
            return Finding(
                """
                The account was looked up when the signal was made, before access was granted. \
                Look it up inside the closure of `Signal { … }`, for each subscription.
                """, hint: 1)
        }
        return answerFinding(of: 1)
    }

    /// If searches fail, one per subscriber.
    func failureFinding(after answers: [BadAnswer]) -> Finding? {
        if let finding = lazinessFinding { return finding }
        let ends = subscribers.map { events(of: $0).last }
        let unnoticed = zip(answers, ends).filter { $1?.isFailure != true }.map(\.0)
        if let answer = unnoticed.first { return unnoticedFinding(answer, in: unnoticed.compactMap(\.status)) }
        for (subscriber, answer) in zip(subscribers, answers) {
            let events = events(of: subscriber)
            guard case .failed(let failure) = events.last else { continue }
            if events.count > 1 {
                return Finding(
                    "The search failed, but the subscriber got a value before the failure. Only fail.", hint: 2)
            }
            if answer.isExplained(by: failure) { continue }
            return wrongFailureFinding(failure, after: answer)
        }
        return nil
    }

    private func unnoticedFinding(_ answer: BadAnswer, in statuses: [Int]) -> Finding {
        let statuses = Set(statuses).sorted()
        guard let last = statuses.last else { return Finding("\(answer.unnoticed) \(answer.cure)", hint: 1) }
        let list = statuses.dropLast().map(String.init).joined(separator: ", ")
        return Finding(
            """
            Twitter refused with status \(list.isEmpty ? "" : "\(list) and ")\(last), and the signal didn't fail. \
            Check `response.statusCode` before you parse the body.
            """, hint: 1)
    }

    private func wrongFailureFinding(_ failure: String, after answer: BadAnswer) -> Finding {
        guard let status = answer.status else {
            return Finding(
                """
                The failure says "\(failure)", but should say "\(answer.failure)". \(answer.cure)
                """, hint: 2)
        }
        if failure == "\(TwitterInstantError.invalidResponse(.notJSON(JSONError(text: ""))))" {
            return Finding(
                """
                Status \(status) came with a web page, and the failure says that the body is no JSON. \
                Check `response.statusCode` before you parse the body.
                """, hint: 2)
        }
        if answer.isBeginning {
            return Finding(
                """
                Status \(status) should fail with `rateLimitExceeded`, which task 4 waits for. \(answer.cure)
                """, hint: 2)
        }
        return Finding(
            """
            Status \(status) failed with the wrong failure: "\(failure)". \
            It should be "\(answer.failure)". \(answer.cure)
            """, hint: 2)
    }

    var withoutAccountFinding: Finding? {
        if !transcript.values(in: .request).isEmpty {
            return Finding(
                """
                There is no account, but a search was sent. Twitter refuses it (400, error 215). \
                Check for an account first.
                """, hint: 2)
        }
        let expected = Observation.Event.failed("\(TwitterInstantError.noTwitterAccounts)")
        if subscribers.allSatisfy({ events(of: $0) == [expected] }) { return nil }
        guard case .failed(let failure) = events(of: 1).last, .failed(failure) != expected else {
            return Finding("There is no account, and the signal didn't fail. Fail with `noTwitterAccounts`.", hint: 1)
        }
        return Finding(
            "There is no account, and the failure is \"\(failure)\". Fail with `noTwitterAccounts`.", hint: 2)
    }

    var disposalFinding: Finding? {
        let canceled = transcript.values(in: .canceled).count
        if canceled == 0 {
            return Finding(
                """
                The subscription was disposed, but the search went on. \
                `perform` returns a task: cancel it in the disposable that your closure returns.
                """, hint: 3)
        }
        if canceled > 1 || events(of: 1).isEmpty {
            return Finding(
                """
                One of two subscriptions was disposed, and the search of the other was canceled too. \
                Each subscription should cancel only its own.
                """, hint: 3)
        }
        return nil
    }

    /// No search is sent before a subscription, and each subscription sends one.
    private var lazinessFinding: Finding? {
        let subscription = moments.firstIndex { $0.stimulus?.action == .subscribe } ?? moments.endIndex
        if moments[..<subscription].contains(where: { !$0.values(in: .request).isEmpty }) {
            return Finding(
                """
                A search was sent before anything subscribed. \
                Make the request inside the closure of `Signal { … }`, not beside it.
                """, hint: 1)
        }
        let requests = transcript.values(in: .request).count
        let subscriptions = subscribers.count
        if requests == 0, subscriptions > 0 {
            return Finding("The subscribers sent no search. Perform the request in the closure of `Signal`.", hint: 2)
        }
        if requests < subscriptions {
            return Finding(
                "Two subscribers shared one search. Each subscription should send its own.", hint: 1)
        }
        if requests > subscriptions {
            return Finding("A subscriber sent more than one search. Each subscription should send one.", hint: 1)
        }
        return nil
    }
}

extension Transcript.Moment {
    /// The text of the search whose signal it asks for.
    fileprivate var searchedText: String? {
        if case .makeSearch(let text) = stimulus?.action { text } else { nil }
    }
}
