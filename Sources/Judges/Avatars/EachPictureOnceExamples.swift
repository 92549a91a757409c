import Exercises
import Grading
import Marbles
import SharedJudges

extension ExampleTask {
    static let eachPictureOnce = ExampleTask(
        chapter: "09", number: 5,
        sample: ("a---", "a"),
        play: ExamplePlay(
            opening: { _ in [] },
            action: { kind in
                guard case .next(let text) = kind else { return nil }
                if text.hasSuffix(" fails"), let name = picture(text.dropLast(6)) { return .refusePicture(name) }
                return picture(text[...]).map { .ask(asker: 0, picture: $0) }
                    ?? picture(text.lowercased()[...]).map { .answerPicture($0) }
            }),
        observe: { transcript, _ in transcript.loadedAndGot },
        right: ["forgets-in-a-catch", "images-and-shared-loadings"],
        test: ExampleTestCode(
            name: "remembering", imports: ["Foundation", "StarterProject", "Synchronization", "TerminalUI"],
            setup: """
                let loadings = Mutex<[String: Subject<Image, AvatarError>]>([:])
                let picture = remembering { url in
                    .deferred {
                        let loading = Subject<Image, AvatarError>()
                        loadings.withLock { $0[url.lastPathComponent] = loading }
                        log.write(.next(url.lastPathComponent))
                        return loading.signal
                    }
                }
                """,
            cases: """
                case .next(let text) where text.hasSuffix(" fails"):
                    let loading = loadings.withLock { $0.removeValue(forKey: String(text.prefix(1))) }
                    loading?.fail(.refused(status: 503))
                case .next(let name) where name == name.lowercased():
                    picture(URL(filePath: "/\\(name)")).subscribe(
                        next: { _ in log.write(.next(name.uppercased())) }, failed: { _ in log.write(.next("x")) })
                case .next(let name):
                    let loading = loadings.withLock { $0.removeValue(forKey: name.lowercased()) }
                    loading?.send(Image(width: 1, height: 1, pixels: [.init(red: 0, green: 0, blue: 0)]))
                    loading?.complete()
                """)
    )

    /// The name of a picture: one lowercase letter; nil for other texts.
    private static func picture(_ text: Substring) -> String? {
        guard let letter = text.first, text.count == 1, ("a"..."z").contains(letter) else { return nil }
        return String(text)
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
