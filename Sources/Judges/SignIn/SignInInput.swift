import Exercises
import Grading
import Seeding

/// What the user of a sign-in form types and taps, and when.
struct SignInInput {
    /// The world the form opens in, with the user that the service knows.
    private(set) var world: SignInWorld
    private var typing = Typing()

    /// Opens the form in a world with a random user and a random latency.
    init(using generator: inout SplitMix64) {
        var world = SignInWorld(
            name: String(Typing.word(using: &generator)),
            password: String(Typing.word(using: &generator) + Typing.word(using: &generator))
        )
        world.latency = "\(10 * Int.random(in: 20...90, using: &generator))ms"
        self.world = world
    }

    /// All stimuli, in order of time.
    var stimuli: [Stimulus] { [Stimulus(at: .zero, .openSignIn(world))] + typing.stimuli }

    /// Types the user's name.
    mutating func typeName(using generator: inout SplitMix64) {
        for character in world.name { typing.add(.signInKey(.type(String(character)), .name), using: &generator) }
    }

    /// Types a password; the user's own by default.
    mutating func typePassword(_ password: String? = nil, using generator: inout SplitMix64) {
        for character in password ?? world.password {
            typing.add(.signInKey(.type(String(character)), .password), using: &generator)
        }
    }

    /// A valid password that isn't the user's.
    func wrongPassword(using generator: inout SplitMix64) -> String {
        String(Typing.word(using: &generator) + "-" + Typing.word(using: &generator))
    }

    /// Makes every answer take long enough for a few keys in between.
    mutating func slowDown(using generator: inout SplitMix64) {
        world.latency = "\(10 * Int.random(in: 70...90, using: &generator))ms"
    }

    /// Adds another stimulus after a short pause.
    mutating func add(_ action: Stimulus.Action, using generator: inout SplitMix64) {
        typing.add(action, using: &generator)
    }

    /// Waits long enough for the answer.
    mutating func waitForTheAnswer() {
        typing.wait(.seconds(1))
    }
}
