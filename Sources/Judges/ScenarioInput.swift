import Exercises
import Grading
import Seeding

/// Writes the stimuli of a scenario, with its own random numbers.
protocol ScenarioInput: SendableMetatype {
    var stimuli: [Stimulus] { get }
    var generator: SplitMix64 { get }
    /// What may be cut from what it writes.
    static var cuts: CutRule { get }

    init(using generator: SplitMix64)
}

extension ScenarioInput {
    static var cuts: CutRule { .usual }
}

extension Scenario {
    /// A scenario in which the user types, and whose finding is a property of a judgment.
    ///
    ///     Scenario("the form is released", judge: \LoggedTexts.leak) { typing in
    ///         typing.type(typing.word())
    ///         typing.add(.release)
    ///     }
    init<Judge: Judgment>(
        _ name: String,
        judge finding: KeyPath<Judge, Finding?> & Sendable,
        write: @escaping @Sendable (inout Typing) -> Void
    ) {
        self.init(name, input: Typing.self, judge: finding, write: write)
    }

    /// A scenario whose stimuli an input writes, and whose finding is a property of a judgment.
    ///
    ///     Scenario("a tap", input: SignInInput.self, judge: \SignInJudgment.finding) { input in
    ///         input.add(.tap)
    ///     }
    init<Input: ScenarioInput, Judge: Judgment>(
        _ name: String,
        input: Input.Type,
        judge finding: KeyPath<Judge, Finding?> & Sendable,
        write: @escaping @Sendable (inout Input) -> Void
    ) {
        self.init(name, input: input, write: write) { Judge(transcript: $0)[keyPath: finding] }
    }

    /// A scenario whose stimuli an input writes, and whose finding needs more than one property.
    ///
    ///     Scenario("access is denied", input: Typing.self) { typing in
    ///         typing.open(SearchWorld(access: .ask))
    ///         typing.add(.deny)
    ///     } judge: { transcript in
    ///         PreparedTexts(transcript: transcript).start ?? LoggedTexts(transcript: transcript).refusal
    ///     }
    init<Input: ScenarioInput>(
        _ name: String,
        input: Input.Type,
        write: @escaping @Sendable (inout Input) -> Void,
        judge: @escaping @Sendable (Transcript) -> Finding?
    ) {
        self =
            Scenario(
                name,
                stimuli: { generator in
                    var input = Input(using: generator)
                    write(&input)
                    generator = input.generator
                    return input.stimuli
                }, judge: judge
            ).cutting(Input.cuts)
    }
}
