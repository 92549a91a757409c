import Foundation
import Grading
import Judges

/// Files with wrong answers, each of which tries one way to pass.
public enum HostileForgeries {
    private static let fixture = """
        @MainActor final class Forged: Fixture {
            let context: ScenarioContext
            init(_ context: ScenarioContext) { self.context = context }
            func perform(_ verb: BookVerb) throws(UnknownAction) {
                context.observer.next("yyywwwy", in: .prediction)
            }
        }
        """

    /// The code that each way adds to a begun starter. The keys are the ways' names.
    static let lines: [String: String] = [
        "testable": "@testable import Playing\nfunc forge(_ o: Observer) { _ = o.takeObservations() }",
        "type": """
        \(fixture)
        struct MyExercise: Exercise {
            let fixtures = Fixtures(Array(repeating: { Forged($0) }, count: 5))
        }
        let early = { Player.play(MyExercise()) }
        """,
        "extension": """
        \(fixture)
        extension ValidationExercise { init(mine: Int) { fixtures = Fixtures([{ Forged($0) }]) } }
        """,
        "overload": """
        extension Player {
            @MainActor static func play(_ exercise: ValidationExercise) -> Never { exit(0) }
        }
        """,
        "global": "@MainActor let exercise = 5",
        "module": "enum Playing { enum Player { static func play(_: Any) -> Never { exit(0) } } }",
        "dlsym": """
        let early: Void = {
            let name = "$s7Playing8ObserverC6record_2in2ofy7Marbles10TimedEventV4KindO_AA15ObservationLaneVSiSgtF"
            if let symbol = dlsym(dlopen(nil, RTLD_NOW), name) {
                unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
            }
        }()
        """,
        "silgen": """
        @_silgen_name("$s7Playing8FixturesVyACSayAA7Fixture_pAA15ScenarioContextVYbScMYccGcfC")
        func makeFixtures(_ makers: [AnyObject]) -> UnsafeRawPointer
        let early = { makeFixtures([]) }
        """,
        "bit cast": """
        let early: Void = { _ = unsafeBitCast(UnsafeRawPointer(bitPattern: 8)!, to: Observer.self) }()
        """,
        "macro": "@freestanding(expression) macro exercise() -> Int = #externalMacro(module: \"Mine\", type: \"M\")",
        "descriptor": """
        let early: Void = { for number in CInt(3)..<1_024 { _ = write(number, [0, 0, 0, 2, 1, 1], 6) } }()
        """,
        "judges": "#if canImport(Judges)\nlet found = 1\n#else\n#error(\"no judges\")\n#endif",
        "prediction": "",
    ]

    static func faults(of input: HostileInput) async throws -> [String] {
        let chapter = catalogue[1]
        guard let way = input.parts.first?.word, let added = lines[way] else { return [] }
        var text = try Book.begunStarter(of: chapter).text
        text = "import Foundation\n" + text + "\n// \(input.parts[0].count % 3)\n" + added + "\n"
        if way == "prediction" {
            text = text.replacing("= \"?\"", with: "= { \"yyywwwy\" }()")
        } else if added.contains("let early: Void") {
            text = text.replacing("text.count > 2\n", with: "_ = early\n    return text.count > 2\n")
        }
        let isolation: Isolation = await AttackProof.isPossible ? .required : .off
        let file = ExerciseFile(path: "Exercise.swift", text: text)
        let report = await Grader(builder: ExerciseBuilder(isolation: isolation)).grade(chapter, .text(file), seed: 1)
        var faults = report.tasks.filter(\.verdict.isPass).map { "\(way): task \($0.task.number) passes." }
        let refused: Set = ["testable", "type", "extension", "judges"]
        if refused.contains(way), !report.tasks.contains(where: \.verdict.isRefusal) {
            faults.append("\(way) compiles.")
        }
        if way == "prediction", !report.tasks.contains(where: { $0.verdict.asksForPlainText }) {
            faults.append("A computed prediction is played.")
        }
        return faults
    }
}

extension Verdict {
    fileprivate var asksForPlainText: Bool { message?.contains("text in quotes") == true }
}
