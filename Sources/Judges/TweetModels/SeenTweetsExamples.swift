import Exercises
import Grading
import Marbles

extension ExampleTask {
    /// The examples of task 5 of chapter 08.
    static let seenTweets = ExampleTask(
        chapter: "08", number: 5,
        input: LaneMeaning(
            name: "answers",
            meaning: """
                Each value is an answer, and its letters are its tweets: `'ab'` has two, `a` one, and `''` none. \
                `|` and `#` end the source.
                """),
        output: "What `countSeenTweets` sends: numbers in quotes, such as `'2'`, `|` and `#`.",
        sample: ("a---", "'1'"),
        showsStates: false,
        play: .source { text in tweets(of: text).map { .sendTweets($0) } },
        observe: { transcript, _ in transcript.events(in: .counts, of: 1) },
        right: ["by-hand", "ids-first"],
        wrong: [
            Misreading(name: "answers-counted", question: "What's the number after an answer with several tweets?"),
            Misreading(name: "each-answer", question: "What's the number after a second answer?"),
            Misreading(name: "sum", question: "Does a tweet that comes again count again?"),
            Misreading(
                name: "only-the-last-answer",
                question: "Does a tweet count again if it comes back after an answer without it?"),
            Misreading(name: "distinct", question: "What comes out for an answer that has nothing new?"),
            Misreading(name: "no-empty-answers", question: "What comes out for an answer without tweets?"),
            Misreading(name: "reduced", question: "When does a number come out?"),
            Misreading(name: "begins-with-zero", question: "What comes out before the first answer?"),
            Misreading(name: "failure-swallowed", question: "What happens when the source fails?"),
        ],
        test: ExampleTestCode(
            name: "countSeenTweets", imports: ["Foundation", "StarterProject"],
            setup: """
                let source = Subject<[Tweet], TwitterInstantError>()
                let subscription = countSeenTweets(source.signal).subscribe(
                    next: { count in log.write(.next("\\(count)")) }, failed: { _ in log.write(.failed("")) },
                    completed: { log.write(.completed) })
                """,
            cases: """
                case .next(let letters):
                    source.send(
                        letters.map { letter in
                            Tweet(
                                id: "\\(letter)", username: "ada", text: "tweet \\(letter)",
                                avatarURL: URL(filePath: "/ada.png"))
                        })
                case .failed: source.fail(.invalidResponse(.unexpectedJSON))
                case .completed: source.complete()
                case .disposed: subscription.dispose()
                """)
    )

    /// The numbers of the tweets that a text stands for; nil if it has other characters than small letters.
    private static func tweets(of text: String) -> [Int]? {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        let numbers = text.compactMap(letters.firstIndex)
        return numbers.count == text.count ? numbers : nil
    }
}
