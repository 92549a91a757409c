/// The stimuli of a scenario in which a user types.
package struct Typing: Sendable {
    package private(set) var stimuli: [Stimulus] = []
    package var generator: SplitMix64
    /// The service's answers to searches and to requests for pictures, and the user that the sign-in service knows. A
    /// scenario's opening can depend on them.
    package var plan: [String] = []
    package var avatarPlan = ""
    package var user = SignInWorld(name: "", password: "")

    package init(using generator: SplitMix64) { self.generator = generator }

    var end: Duration { stimuli.last?.at ?? .zero }

    package mutating func type(_ characters: some Sequence<Character>) {
        for character in characters {
            add(.type(String(character)))
        }
    }

    package mutating func delete(_ count: Int) {
        for _ in 0..<count {
            add(.delete)
        }
    }

    /// Adds actions, each after a short pause.
    package mutating func add(_ actions: BookVerb...) {
        for action in actions { stimuli.append(Stimulus(at: end + pause(), action)) }
    }

    package mutating func wait() { wait(pause()) }

    private mutating func pause() -> Duration {
        Duration.milliseconds(10 * Int.random(in: 8...24, using: &generator))
    }

    /// Opens a form, types two letters, allows access, and completes the preparation if there is one.
    package mutating func openAsked(
        _ prepares: Bool, _ world: SearchWorld = SearchWorld(access: .ask), deciding time: Duration? = nil
    ) {
        open(world)
        type("ab")
        if let time { wait(time) }
        add(.allow)
        guard prepares else { return }
        if let time { wait(time) }
        add(.complete)
    }

    package mutating func open(_ world: SearchWorld = SearchWorld()) { stimuli.append(.open(world, at: end)) }

    package mutating func add(_ action: BookVerb, after pause: Duration) {
        stimuli.append(Stimulus(at: end + pause, action))
    }

    package mutating func wait(_ time: Duration) { stimuli.append(Stimulus(at: end + time, .wait)) }

    /// Types a word and deletes it, then types emoji and spaces.
    ///
    /// The text takes on each length from 0 to 4, growing and shrinking, so a wrong rule about these lengths shows.
    package mutating func typeAWordAndSomeEmoji() {
        let word = word()
        type(word)
        delete(word.count)
        let long: Character = ["👍🏽", "🧑‍🚀", "e\u{301}"].randomElement(using: &generator) ?? "👍🏽"
        type(["🇯🇵", long, word[0], word[1]])
        delete(4)
        type([" ", word[0], " "])
    }

    /// Types awkward texts, then characters of all kinds, in short texts and in a long text, deletes four, types more,
    /// and by default pastes a page: more and longer texts than a program with fixed limits expects. The last text is
    /// empty.
    package mutating func typeAllKinds(andAPage hasPage: Bool = true) {
        typeAwkwardTexts(andSpaces: hasPage)
        let kinds: [Character] = [
            "A", "z", "7", "0", "?", ".", " ", "é", "ß", "日", "本", "ש", "م", "👩‍👩‍👧‍👦", "🇯🇵", "👍🏽",
        ]
        let signs = "'@#&/+*=(%!,;_".shuffled(using: &generator).prefix(8)
        let mixed = (kinds + signs).shuffled(using: &generator)
        for start in stride(from: 0, to: mixed.count, by: 4) {
            type(mixed[start..<start + 4])
            add(.clear)
        }
        type(mixed)
        delete(4)
        type(mixed.prefix(12))
        if hasPage { typeAPage() }
        add(.clear)
    }

    /// Types texts that expose known misreadings, with a pause after each. Then a text comes in two parts at one
    /// instant, and the next one is its beginning.
    /// - Parameter hasSpaces: whether one of the texts is only spaces, for which a search fails.
    package mutating func typeAwkwardTexts(pause: Duration = .milliseconds(100), andSpaces hasSpaces: Bool) {
        for text in SearchWords.awkward where hasSpaces || text.contains(where: \.isLetter) {
            add(.type(text), after: pause)
            add(.clear, after: pause)
        }
        add(.type("te"), after: pause)
        add(.type("as"), after: .zero)
        add(.delete, after: pause)
        add(.clear, after: pause)
    }

    package mutating func typeAPage() {
        add(.clear)
        let words = (0..<60).map { _ in String(word()) }
        add(.type(String(words.joined(separator: " ").prefix(300))))
    }

    package mutating func word() -> [Character] {
        (0..<Int.random(in: 4...6, using: &generator)).map { _ in
            "abcdefghijklmnopqrstuvwxyz".randomElement(using: &generator) ?? "a"
        }
    }
}

extension Scenario {
    /// A scenario in which the user types.
    ///
    ///     Scenario("the form is released", showing: Mistake.leaks) { typing in
    ///         typing.type(typing.word())
    ///         typing.add(.release)
    ///     }
    /// - Parameters:
    ///   - mistakes: mistakes to look for only here.
    ///   - opening: the stimuli before those that are written, which can depend on them.
    package init(
        _ name: String, showing mistakes: [Mistake] = [],
        opening: @escaping @Sendable (Typing) -> [Stimulus] = { _ in [] },
        file: String = #fileID, line: Int = #line, write: @escaping @Sendable (inout Typing) -> Void
    ) {
        let stimuli = { @Sendable (generator: inout SplitMix64) in
            var typing = Typing(using: generator)
            write(&typing)
            generator = typing.generator
            return opening(typing) + typing.stimuli
        }
        self = Scenario(name, stimuli: stimuli, file: file, line: line).showing(mistakes)
    }
}

extension Transcript {
    /// The moments from the setup on, without the teardown.
    package var playedMoments: [Moment] { Array(moments.dropLast()) }

    /// The text of the field after each of the ``playedMoments``, computed from the keys.
    package var texts: [String] {
        var text = ""
        return playedMoments.map { moment in
            if case .key(let key) = moment.stimulus?.verb {
                switch key {
                case .type(let typed): text += typed
                case .delete: text = String(text.dropLast())
                case .clear: text = ""
                }
            }
            return text
        }
    }

    package var times: [Duration] { playedMoments.map { $0.stimulus?.at ?? .zero } }
}

extension Transcript.Moment {
    package func values(in lane: ObservationLane, of number: Int? = nil) -> [String] {
        observations.filter { $0.lane == lane && $0.number == number }.compactMap { observation in
            if case .next(let value) = observation.event { value } else { nil }
        }
    }
}
