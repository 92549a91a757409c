import Exercises
import Grading

extension ExampleTask {
    /// The examples of task 1 of chapter 00.
    static let colorOfTheField = ExampleTask(
        chapter: "00", number: 1,
        input: .keys(),
        output: "The color after each key: `y` for yellow, `w` for white. The first one is that of the empty field.",
        sample: ("-a-<", "y-y-y"),
        showsStates: true,
        play: .keys(),
        observe: { transcript, _ in transcript.colorLetters },
        right: ["if", "prefix", "switch"],
        wrong: [
            Misreading(name: "always-yellow", question: "Does the field ever turn white?"),
            Misreading(name: "swapped", question: "Which of the two colors has a text that's too short?"),
            Misreading(name: "three-too-short", question: "What color has a text of exactly three characters?"),
            Misreading(name: "two-enough", question: "What color has a text of exactly two characters?"),
            Misreading(
                name: "stays-white", question: "What color has the field when a long text is shortened again?"),
            Misreading(name: "empty-is-white", question: "What color has the field before the first key?"),
            Misreading(name: "counts-code-units", question: "How long is a text of two emoji, such as 👍👍?"),
            Misreading(name: "scalars", question: "How long is a text of two flags, such as 🇯🇵🇵🇪?"),
        ],
        test: ExampleTestCode(
            name: "color(for:)", imports: ["TerminalUI"],
            setup: """
                var text = ""
                log.write(.next(String(color(for: text).rawValue.prefix(1))))
                """,
            cases: """
                case .next("<"): text = String(text.dropLast())
                case .next(let key): text += key
                """,
            after: "log.write(.next(String(color(for: text).rawValue.prefix(1))))")
    )
}
