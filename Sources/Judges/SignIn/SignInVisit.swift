import Exercises
import Grading
import Seeding

/// Somebody who signs in: what they type and tap, and when.
struct SignInVisit {
    /// Who is known to the service.
    private(set) var world: SignInWorld
    private var typing = Typing()

    /// Somebody who opens the form in a world of its own, unlike the last: another user, another latency.
    init(using generator: inout SplitMix64) {
        var world = SignInWorld(
            name: String(Typing.word(using: &generator)),
            password: String(Typing.word(using: &generator) + Typing.word(using: &generator))
        )
        world.latency = "\(10 * Int.random(in: 20...90, using: &generator))ms"
        self.world = world
    }

    /// Everything that is done, in order of time.
    var stimuli: [Stimulus] { [Stimulus(at: .zero, .openSignIn(world))] + typing.stimuli }

    /// Types the user's name.
    mutating func typeName(using generator: inout SplitMix64) {
        for character in world.name { typing.add(.signInKey(.type(String(character)), .name), using: &generator) }
    }

    /// Types a password, the user's own where nothing else is said.
    mutating func typePassword(_ password: String? = nil, using generator: inout SplitMix64) {
        for character in password ?? world.password {
            typing.add(.signInKey(.type(String(character)), .password), using: &generator)
        }
    }

    /// A password that is valid, and not the user's.
    func wrongPassword(using generator: inout SplitMix64) -> String {
        String(Typing.word(using: &generator) + "-" + Typing.word(using: &generator))
    }

    /// Makes every answer take long enough for a few keys in between.
    mutating func slowDown(using generator: inout SplitMix64) {
        world.latency = "\(10 * Int.random(in: 70...90, using: &generator))ms"
    }

    /// Does anything else.
    mutating func add(_ action: Stimulus.Action, using generator: inout SplitMix64) {
        typing.add(action, using: &generator)
    }

    /// Waits long enough for an answer to have come.
    mutating func waitForTheAnswer() {
        typing.wait(.seconds(1))
    }
}
