import SharedJudges

extension BookTask {
    /// Task 5 of chapter 09: a cache for pictures.
    static let eachPictureOnce = BookTask(
        sharing: .signal,
        scenarios: [
            Scenario("rows of one author ask, at the same time and later") { typing in
                let names = ["a", "b", "c", "d"].shuffled(using: &typing.generator)
                typing.add(.prepare(picture: names[2]))
                typing.ask([(1, 0), (2, 0), (3, 1)].shuffled(using: &typing.generator), for: names)
                for name in names.prefix(2).shuffled(using: &typing.generator) {
                    typing.add(.answerPicture(name))
                }
                typing.ask([(4, 0), (5, 1)], for: names)
            }.holding(.repetition, .count, .secondRun),
            Scenario("a picture fails to load at first") { typing in
                let names = ["a", "b", "c", "d"].shuffled(using: &typing.generator)
                typing.ask([(1, 0), (2, 0)], for: names)
                typing.add(.refusePicture(names[0]))
                typing.ask([(3, 0)], for: names)
                typing.add(.answerPicture(names[0]))
                typing.ask([(4, 0)], for: names)
            }.holding(.failure),
            Scenario("rows leave before their picture arrives") { typing in
                let names = ["a", "b", "c", "d"].shuffled(using: &typing.generator)
                typing.ask([(1, 0), (2, 0)], for: names)
                typing.add(.leave(asker: 1), .answerPicture(names[0]))
                typing.ask([(3, 1)], for: names)
                typing.add(.leave(asker: 3))
                typing.ask([(4, 1)], for: names)
                typing.add(.answerPicture(names[1]))
                typing.ask([(5, 2), (6, 2)], for: names)
                for asker in [5, 6].shuffled(using: &typing.generator) { typing.add(.leave(asker: asker)) }
                typing.ask([(7, 2), (8, 2)], for: names)
                typing.add(.answerPicture(names[2]))
            }.holding(.disposal),
            Scenario("many pictures are asked for, in turn and again") { typing in
                let names = "abcdefghijklmnopqrst".shuffled(using: &typing.generator).map { "\($0)" }
                for (number, name) in names.enumerated() {
                    typing.ask([(number, number), (number + 100, number)], for: names)
                    typing.add(number == 7 ? .refusePicture(name) : .answerPicture(name))
                }
                for number in names.indices.shuffled(using: &typing.generator) {
                    typing.ask([(number + 200, number)], for: names)
                }
            },
        ],
        examples: ExampleTask(
            play: ExamplePlay(
                opening: { _ in [] },
                action: { kind in
                    guard case .next(let text) = kind else { return nil }
                    if text.hasSuffix(" fails"), let name = picture(text.dropLast(6)) { return .refusePicture(name) }
                    return picture(text[...]).map { .ask(asker: 0, picture: $0) }
                        ?? picture(text.lowercased()[...]).map { .answerPicture($0) }
                }),
            observe: { transcript, _ in transcript.loadedAndGot })
    )

    /// The name of a picture: one lowercase letter; nil for other texts.
    private static func picture(_ text: Substring) -> String? {
        guard let letter = text.first, text.count == 1, ("a"..."z").contains(letter) else { return nil }
        return String(text)
    }
}

extension Typing {
    fileprivate mutating func ask(_ asked: [(asker: Int, picture: Int)], for names: [String]) {
        for (asker, picture) in asked { add(.ask(asker: asker, picture: names[picture])) }
    }
}

extension Transcript {
    fileprivate var loadedAndGot: [TimedEvent] {
        observations.compactMap { observation in
            let word: String? =
                switch observation.lane {
                case .load: observation.text
                case .got: observation.text.suffix(1).uppercased()
                case .failed: "x"
                default: nil
                }
            return word.map { TimedEvent(at: observation.at, .next($0)) }
        }
    }
}
