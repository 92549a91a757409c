import Exercises
import Grading
import Marbles

extension ExampleTask {
    /// The examples of task 1 of chapter 01.
    static let showValidity = ExampleTask(
        chapter: "01", number: 1,
        input: .keys(and: "`!` disposes of what `validate` returned."),
        output: "The color of the field: `y` for yellow, `w` for white. The first one is that of the empty field.",
        sample: ("-a-<", "y-y-y"),
        showsStates: true,
        play: .keys(other: { $0 == .disposed ? .dispose : nil }),
        observe: { transcript, _ in transcript.colorLetters },
        right: ["bound", "if-in-the-subscription", "two-maps"],
        wrong: [
            Misreading(name: "colors-swapped", question: "Which of the two colors has a text that's too short?"),
            Misreading(name: "off-by-one", question: "What color has a text of exactly three characters?"),
            Misreading(name: "two-are-enough", question: "What color has a text of exactly two characters?"),
            Misreading(
                name: "never-white-again", question: "What color has the field when a long text is shortened again?"),
            Misreading(name: "misses-the-first-text", question: "What color has the field before the first key?"),
            Misreading(name: "counts-code-units", question: "How long is a text of two emoji, such as 👍👍?"),
            Misreading(name: "spaces-not-counted", question: "Does a space count as a character?"),
            Misreading(name: "ends-nothing", question: "What happens to a text that's typed after the disposal?"),
        ],
        test: ExampleTestCode(
            name: "validate", imports: ["TerminalUI"],
            setup: """
                let field = TextField(label: "Search")
                let subscription = validate(field)
                field.backgroundSignal.subscribe(next: { color in log.write(.next(String(color.rawValue.prefix(1)))) })
                """,
            cases: """
                case .next("<"): field.deleteBackward()
                case .next(let key): field.insert(key)
                case .disposed: subscription.dispose()
                """)
    )
}

extension Transcript {
    /// The colors of the field, by their first letters.
    var colorLetters: [TimedEvent] {
        observations(in: .background).map { TimedEvent(at: $0.at, .next(String($0.text.prefix(1)))) }
    }
}
