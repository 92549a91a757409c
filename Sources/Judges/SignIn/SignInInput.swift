import Exercises
import Grading
import Playing
import SharedJudges
import Terminal

struct SignInInput: ScenarioInput {
    /// The world the form opens in, with the user that the service knows.
    private(set) var world: SignInWorld
    private var typing: Typing

    /// Opens the form in a world with a random user and a random latency. The latency ends in 5 ms, so no answer
    /// arrives at the time of a key or a tap.
    init(using generator: SplitMix64) {
        typing = Typing(using: generator)
        world = SignInWorld(name: String(typing.word()), password: String(typing.word() + typing.word()))
        world.latency = "\(10 * Int.random(in: 20...90, using: &typing.generator) + 5)ms"
    }

    var generator: SplitMix64 { typing.generator }

    /// Names and passwords that expose wrong rules about letters, lengths, or spaces.
    static let strangeUsers = [
        ("Zoë", "pass word"), ("A 7", " 123456 "), ("   ", "......"), ("日本語", "密码密码密码"), ("👨‍👩‍👧é!", "PÄSSWÖRD"),
        ("ada", "👨‍👩‍👧👍🏽🇯🇵é12"), ("a name longer than any in the lesson", "and a password, too"),
    ]

    var stimuli: [Stimulus] { [Stimulus(at: .zero, .openSignIn(world))] + typing.stimuli }

    mutating func type(_ characters: some Sequence<Character>, into field: SignInField) {
        for character in characters { typing.add(.signInKey(.type(String(character)), field)) }
    }

    mutating func paste(_ text: String, into field: SignInField) { typing.add(.signInKey(.type(text), field)) }

    mutating func typeName() {
        type(world.name, into: .name)
    }

    mutating func typePassword(_ password: String? = nil) {
        type(password ?? world.password, into: .password)
    }

    mutating func wrongPassword() -> String {
        String(typing.word() + "-" + typing.word())
    }

    /// Makes every answer take long enough for a few keys in between.
    mutating func slowDown() {
        world.latency = "\(10 * Int.random(in: 70...90, using: &typing.generator) + 5)ms"
    }

    mutating func add(_ action: BookVerb) {
        typing.add(action)
    }

    mutating func tapTwice(changing key: Keystroke) {
        typing.add(.tap)
        typing.add(.signInKey(key, .password), after: .milliseconds(10))
        typing.add(.tap, after: .milliseconds(10))
    }

    mutating func dispose() {
        typing.dispose()
    }

    mutating func slowDownToAMinute() { world.latency = "60005ms" }

    mutating func waitForTheAnswer(_ time: Duration = .seconds(1)) {
        typing.wait(time)
    }

    mutating func tapAndWait() {
        add(.tap)
        waitForTheAnswer()
    }
}

extension Scenario {
    static let strangeUsers = Scenario("names and passwords of all kinds", input: SignInInput.self) { input in
        for (name, password) in SignInInput.strangeUsers {
            input.type(name, into: .name)
            input.type(password, into: .password)
            input.tapAndWait()
            input.add(.signInKey(.clear, .name))
            input.add(.signInKey(.clear, .password))
        }
    }

    static let longWait = Scenario("the texts are long, and the answers take a minute", input: SignInInput.self) {
        input in
        input.slowDownToAMinute()
        input.paste(SearchWords.long, into: .name)
        input.paste(SearchWords.long, into: .password)
        for _ in 1...2 {
            input.add(.tap)
            input.waitForTheAnswer(.seconds(61))
        }
    }
}
