import SharedJudges

/// The texts of the two fields, read from a value of the lane "fields".
struct SignInFields {
    let name: Substring
    let password: Substring

    var isNameValid: Bool { name.count >= 3 }
    var isPasswordValid: Bool { password.count >= 6 }
    var areValid: Bool { isNameValid && isPasswordValid }

    init(_ text: String) {
        name = text.prefix { $0 != "/" }
        password = text.dropFirst(name.count + 1)
    }

    /// Names and passwords that expose wrong rules about letters, lengths, or spaces.
    static let strangeUsers = [
        ("Zoë", "pass word"), ("A 7", " 123456 "), ("   ", "......"), ("日本語", "密码密码密码"), ("👨‍👩‍👧é!", "PÄSSWÖRD"),
        ("ada", "👨‍👩‍👧👍🏽🇯🇵é12"), ("a name longer than any in the lesson", "and a password, too"),
    ]
}

extension Transcript {
    /// A lane's state at an instant: its last value up to then; nil if the lane has no value yet.
    func shown(in lane: ObservationLane, at instant: Duration) -> String? {
        observations(in: lane).last { $0.at <= instant }?.text
    }
}

extension Typing {
    mutating func type(_ characters: some Sequence<Character>, into field: SignInField) {
        for character in characters { add(.signInKey(.type(String(character)), field)) }
    }

    mutating func paste(_ text: String, into field: SignInField) { add(.signInKey(.type(text), field)) }
    mutating func typeName() { type(user.name, into: .name) }
    mutating func typePassword(_ password: String? = nil) { type(password ?? user.password, into: .password) }
    mutating func wrongPassword() -> String { String(word() + "-" + word()) }

    /// Sets a random latency: a number from `range` times 10 ms, plus 5 ms so that no answer arrives at the time of a
    /// key or a tap. From 70 on, there's time for a few keys in between.
    mutating func slowDown(to range: ClosedRange<Int> = 70...90) {
        user.latency = "\(10 * Int.random(in: range, using: &generator) + 5)ms"
    }

    mutating func tapTwice(changing key: Keystroke) {
        add(.tap)
        add(.signInKey(key, .password), after: .milliseconds(10))
        add(.tap, after: .milliseconds(10))
    }

    /// Sends texts, each with time for the service's answer.
    mutating func sendAndWait(_ texts: String..., after pause: Duration = .milliseconds(100)) {
        for text in texts {
            add(.sendText(text), after: pause)
            wait(.seconds(1))
        }
    }

    mutating func loseConnection(times: Int) {
        for _ in 0..<times { add(.refuse, after: .milliseconds(10 * Int.random(in: 3...15, using: &generator))) }
        wait(.seconds(1))
    }

    mutating func waitForTheAnswer(_ time: Duration = .seconds(1)) { wait(time) }

    mutating func tapAndWait() {
        add(.tap)
        waitForTheAnswer()
    }
}

extension Scenario {
    /// A scenario with a sign-in form, a random user whom the service knows, and a random latency.
    static func signIn(
        _ name: String, showing mistakes: [Mistake] = [], write: @escaping @Sendable (inout Typing) -> Void
    ) -> Scenario {
        Scenario(
            name, showing: mistakes, opening: { typing in [Stimulus(at: .zero, .openSignIn(typing.user))] },
            write: { typing in
                typing.user = SignInWorld(
                    name: String(typing.word()), password: String(typing.word() + typing.word()))
                typing.slowDown(to: 20...90)
                write(&typing)
            })
    }

    static let strangeUsers = Scenario.signIn("names and passwords of all kinds") { input in
        for (name, password) in SignInFields.strangeUsers {
            input.type(name, into: .name)
            input.type(password, into: .password)
            input.tapAndWait()
            input.add(.signInKey(.clear, .name), .signInKey(.clear, .password))
        }
    }

    static let longWait = Scenario.signIn("the texts are long, and the answers take a minute") {
        input in
        input.user.latency = "60005ms"
        input.paste(SearchWords.long, into: .name)
        input.paste(SearchWords.long, into: .password)
        for _ in 1...2 {
            input.add(.tap)
            input.waitForTheAnswer(.seconds(61))
        }
    }
}
