import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 08: the tutorial's own step.
    static let showTheTweets = ExerciseTask(
        number: 1,
        title: "show the tweets",
        kind: .step,
        goal: """
            The pipeline searches, and does nothing with what it finds. Turn each answer into tweets and show them in the list of results. An \
            answer that holds no tweets is an error like any other.
            """,
        hints: [
            "An answer is JSON, and the list wants `[Tweet]`: one value in, one value out, and it may fail.",
            "`tryMap` is the `map` whose closure may throw. `tweets(in:)` has just the type that it wants, and goes in front of `deliver(on:)`.",
            """
            .tryMap(tweets(in:))
            .deliver(on: form.schedulers.main)
            .subscribe(
                next: { [weak form] tweets in form?.results.show(tweets) },
                ...
            """,
        ],
        explanation: """
            The pipeline reads like a sentence, and each stage has one thing to do. The transformation runs before `deliver(on:)`, so the \
            main thread gets finished tweets and has only to show them.
            """,
        scenarios: [
            Scenario("a word is typed, and its answers are shown") { generator in
                var typing = Typing()
                typing.open()
                typing.type(SearchWords.one(using: &generator), using: &generator)
                typing.wait(.seconds(2))
                typing.add(.release, after: .seconds(1))
                return typing.stimuli
            } judge: { transcript in
                ShownTweets(of: transcript).finding
            },
            Scenario("an answer holds no tweets") { generator in
                var world = SearchWorld()
                world.plan = "200,no-statuses"
                var typing = Typing()
                typing.open(world)
                typing.type(SearchWords.one(using: &generator).prefix(4), using: &generator)
                typing.wait(.seconds(2))
                return typing.stimuli
            } judge: { transcript in
                ShownTweets(of: transcript).findingAboutABadAnswer
            },
        ]
    )
}

/// Judges the lists that were shown by the answers that had come.
private struct ShownTweets {
    private let transcript: Transcript
    private let answered: [String]
    private let shown: [String]

    init(of transcript: Transcript) {
        self.transcript = transcript
        answered = transcript.values(in: .answered)
        shown = transcript.values(in: .shown)
    }

    var finding: Finding? {
        guard !answered.isEmpty else {
            return Finding(
                "Nothing was searched for. Everything up to `flatMap` was right already; leave it as it was.", hint: 1)
        }
        if transcript.values(in: .request).count < transcript.texts.count(where: { $0.count > 2 }) / 2 {
            return Finding(
                "After the first answer nothing was searched for any more: the pipeline ended too early.", hint: 1)
        }
        if shown.isEmpty {
            return Finding(
                "Answers came, and the list of results was never told: nobody called `results.show`.", hint: 3)
        }
        if let finding = differenceBetweenLists { return finding }
        if transcript.alive("form") > 0 {
            return Finding(
                "The form was let go, and the pipeline holds it still: a closure captures it strongly. `[weak form]` does not.",
                hint: 3)
        }
        return nil
    }

    /// In the second scenario the first answer is good, and the second holds no tweets.
    var findingAboutABadAnswer: Finding? {
        guard shown.count <= 1 else {
            return Finding(
                """
                An answer without tweets was shown as an empty list, as if nothing had been found. It is an error: \
                `tweets(in:)` throws it, and `tryMap` makes a failure of it.
                """, hint: 2)
        }
        guard transcript.values(in: .log).contains(where: { $0.contains("code 2") }) else {
            return Finding(
                "An answer held no tweets, and nobody was told. Let the error reach `failed:`, which logs it.", hint: 2)
        }
        return nil
    }

    private var differenceBetweenLists: Finding? {
        let expected = answered.map { ids(of: $0) }
        if shown == expected { return nil }
        if zip(shown, expected).allSatisfy({ Set($0.split(separator: " ")) == Set($1.split(separator: " ")) }) {
            return Finding(
                "The tweets are the right ones, and in another order than the service lists them. Show them as they come.",
                hint: 2)
        }
        if zip(shown, expected).allSatisfy({ $1.hasPrefix($0) }) {
            return Finding("Some of the tweets of an answer are missing from the list.", hint: 2)
        }
        return Finding("The list does not show what the service answered.", hint: 2)
    }

    private func ids(of text: String) -> String {
        SearchAnswers.tweets(for: text).map(\.id).joined(separator: " ")
    }
}
