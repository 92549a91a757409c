import Exercises
import Grading
import Marbles
import SharedJudges

extension ExampleTask {
    static let seenTweets = ExampleTask(
        chapter: "08", number: 5,
        sample: ("a---", "'1'"),
        play: .source { text in tweets(of: text).map { .sendTweets($0) } },
        observe: { transcript, _ in transcript.events(in: .counts, of: 1) },
        right: ["by-hand", "ids-first"],
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

    /// The IDs of the tweets that a text stands for; nil if it has characters other than lowercase letters.
    private static func tweets(of text: String) -> [Int]? {
        let letters = Array("abcdefghijklmnopqrstuvwxyz")
        let numbers = text.compactMap(letters.firstIndex)
        return numbers.count == text.count ? numbers : nil
    }
}
