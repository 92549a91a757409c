import Exercises
import Grading

extension ExampleTask {
    package static let colorOfTheField = ExampleTask(
        chapter: "00", number: 1,
        sample: ("-a-<", "yy-y"),
        showsStates: true,
        play: .keys(),
        observe: { transcript, _ in transcript.colorLetters },
        right: ["if", "prefix", "switch"],
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
