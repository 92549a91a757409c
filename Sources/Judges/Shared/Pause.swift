import SharedJudges

/// The pause in typing before a search: half a second.
enum Pause {
    private static let interval = Duration.milliseconds(500)

    static let mistakes = [wrong("searches too early") { $0 < interval }, wrong("searches too late") { $0 > interval }]

    private static func wrong(_ name: String, _ isWrong: @escaping @Sendable (Duration) -> Bool) -> Mistake {
        Mistake(filling: name) { run in
            let pauses = run.actual.pauses
            guard let pause = pauses.first, pause != .zero, isWrong(pause), pauses.allSatisfy({ $0 == pause }),
                !run.missing(in: .request).isEmpty
            else { return nil }
            return ["pause": "\(pause.inMilliseconds) ms"]
        }
    }

    static let scenario = Scenario("a word is typed without a stop", showing: mistakes) { typing in
        typing.open()
        let word = SearchWords.one(using: &typing.generator)
        for letter in String(repeating: word, count: 8) {
            typing.add(
                .type(String(letter)), after: .milliseconds(Int.random(in: 8...12, using: &typing.generator) * 10))
        }
        typing.wait(.seconds(3))
    }
}

extension Transcript {
    /// The pause in typing before each search. Ignores searches after a release, which completes the texts, so
    /// `throttle` sends the last text at once.
    fileprivate var pauses: [Duration] {
        let keys = stimuli.filter(\.isKey).map(\.at)
        let end = time(of: .release) ?? .seconds(1_000)
        return observations(in: .request).filter { $0.at < end }.compactMap { request in
            keys.last { $0 <= request.at }.map { request.at - $0 }
        }
    }
}
