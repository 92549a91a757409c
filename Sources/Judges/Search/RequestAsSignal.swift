import Exercises
import Grading
import Seeding

extension ExerciseTask {
    /// Task 2 of chapter 06: a callback becomes a signal, with all its ways to fail.
    static let requestAsSignal = ExerciseTask(
        number: 2,
        title: "the request as a signal",
        kind: .write,
        goal: """
            `answers(to:on:accounts:)` wraps a search into a signal, and does so badly: \
            it works while everything goes well. A subscriber should get the answer and the completion, or a failure: \
            `noTwitterAccounts` without an account, and `invalidResponse` when the connection is lost, \
            the status is not 200, or the body is no JSON. Disposal calls the request off.
            """,
        hints: [
            """
            Go through the callback's three arguments in your head, for a good answer, a refusal, a damaged body, \
            a lost connection. What does the subscriber hear in each case? It has to hear something.
            """,
            """
            `subscriber.fail(.noTwitterAccounts)` and `return nil` before anything is sent. \
            Then, in the callback: an `error`, another status \
            than 200 (`InvalidResponse.refusal(response, body: data)`), a body that `JSON(parsing:)` throws about. \
            After the value: `complete()`.
            """,
            """
            let task = request.perform { data, response, error in
                guard let data, let response else {
                    return subscriber.fail(.invalidResponse(error.map { .noAnswer($0) } ?? .unexpectedJSON))
                }
                guard response.statusCode == 200 else { return subscriber.fail(...) }
                do { ...; subscriber.complete() } catch { subscriber.fail(...) }
            }
            return ActionDisposable { task.cancel() }
            """,
        ],
        explanation: """
            The callback has eight combinations of optionals; the signal has three kinds of event. \
            Whoever wraps the one into the other decides, once, what each combination means, \
            and nobody behind has to think about it again.
            """,
        scenarios: [
            scenario("a search is made, and then subscribed to twice") { _ in
                SearchWorld()
            } judge: {
                $0.goodFinding
            },
            scenario("Twitter refuses") { generator in
                SearchWorld(plan: ["429...", "403/195...", "401/89..."].randomElement(using: &generator) ?? "429...")
            } judge: {
                $0.failureFinding(
                    "code 2",
                    """
                    Twitter refused the search with a status other than 200, \
                    and the subscriber got the refusal as an answer. \
                    Check `response.statusCode` before you parse the body.
                    """)
            },
            scenario("the body is damaged") { _ in
                SearchWorld(plan: "malformed...")
            } judge: {
                $0.failureFinding(
                    "code 2", "The body wasn't JSON, and the signal didn't fail. Fail with `invalidResponse`.")
            },
            scenario("the connection is lost") { _ in
                SearchWorld(plan: "drop...")
            } judge: {
                $0.failureFinding(
                    "code 2", "The connection was lost, and the signal didn't fail. Fail with `invalidResponse`.")
            },
            scenario("there is no account") { _ in
                SearchWorld(accounts: 0)
            } judge: {
                $0.withoutAccountFinding
            },
            Scenario(
                "the subscription is disposed before the answer comes", judge: \SearchSignalJudgment.disposalFinding
            ) { typing in
                typing.open()
                typing.add(.makeSearch("the"))
                typing.add(.subscribe)
                typing.add(.dispose, after: .milliseconds(40))
                typing.wait(.seconds(1))
            },
        ]
    )

    /// A search is made, and subscribed to twice, with pauses between.
    private static func scenario(
        _ name: String,
        world: @escaping @Sendable (inout SplitMix64) -> SearchWorld,
        judge: @escaping @Sendable (SearchSignalJudgment) -> Finding?
    ) -> Scenario {
        Scenario(name, input: Typing.self) { typing in
            typing.open(world(&typing.generator))
            let text = ["the", "rain", "book", "swift"].randomElement(using: &typing.generator) ?? "the"
            typing.add(.makeSearch(text))
            typing.wait(.seconds(1))
            typing.add(.subscribe)
            typing.wait(.seconds(1))
            typing.add(.subscribe)
            typing.wait(.seconds(1))
        } judge: {
            judge(SearchSignalJudgment(transcript: $0))
        }
    }
}

/// Judges a search that is wrapped in a signal.
private struct SearchSignalJudgment: Sendable, Judgment {
    let transcript: Transcript

    /// With an account, and a service that answers.
    var goodFinding: Finding? {
        if let finding = lazinessFinding { return finding }
        let searched = moments.lazy.compactMap(\.searchedText).first ?? ""
        for subscriber in 1...2 {
            let events = transcript.observations(in: .answer, of: subscriber).map(\.event)
            if !events.contains(where: { if case .next(let value) = $0 { value.hasPrefix(searched) } else { false } }) {
                return Finding(
                    "Twitter answered, but the subscriber didn't get the answer. Send it to `subscriber`.", hint: 2)
            }
            if !events.contains(.completed) {
                return Finding(
                    """
                    The answer came, but the signal never completes. \
                    `then`, for example, would wait for its end forever. Complete it after the answer.
                    """, hint: 2)
            }
        }
        return nil
    }

    /// If the search fails. The failure must contain `words`.
    func failureFinding(_ words: String, _ sentence: String) -> Finding? {
        if let finding = lazinessFinding { return finding }
        let events = transcript.observations(in: .answer, of: 1).map(\.event)
        if case .failed(let failure) = events.last, events.count == 1 {
            return failure.contains(words)
                ? nil
                : Finding(
                    "The search failed, but with the wrong failure: \(failure). It should have \(words).", hint: 2)
        }
        return Finding(sentence, hint: 1)
    }

    var withoutAccountFinding: Finding? {
        if !transcript.values(in: .request).isEmpty {
            return Finding(
                """
                There is no account, but a search was sent. Twitter refuses it (400, error 215). \
                Check for an account first.
                """, hint: 2)
        }
        return failureFinding(
            "code 1",
            "There is no account, and the signal didn't fail. Fail with `noTwitterAccounts`.")
    }

    var disposalFinding: Finding? {
        if transcript.values(in: .canceled).isEmpty {
            return Finding(
                """
                The subscription was disposed, but the search went on. \
                `perform` returns a task: cancel it in the disposable that your closure returns.
                """, hint: 3)
        }
        return nil
    }

    /// No search is sent before a subscription, and each subscription sends one.
    private var lazinessFinding: Finding? {
        let subscription = moments.firstIndex { $0.stimulus?.action == .subscribe } ?? 0
        if moments[..<subscription].contains(where: { !$0.values(in: .request).isEmpty }) {
            return Finding(
                """
                A search was sent before anything subscribed. \
                Make the request inside the closure of `Signal { … }`, not beside it.
                """, hint: 1)
        }
        let requests = transcript.values(in: .request).count
        if requests == 1 {
            return Finding(
                "Two subscribers shared one search. Each subscription should send its own.", hint: 1)
        }
        if requests > 2 {
            return Finding("Two subscribers sent \(requests) searches. Each subscription should send one.", hint: 1)
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
