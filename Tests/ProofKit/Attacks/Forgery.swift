import Foundation
import Grading
import Judges

/// A file with wrong answers that tries a way to pass. Each once did, or could have.
public struct Forgery: Sendable, CustomStringConvertible {
    public let description: String
    /// The lines that are added to a begun starter.
    private let code: String
    /// Whether the file must not compile.
    private let isRefused: Bool

    private init(_ description: String, isRefused: Bool = false, _ code: String) {
        (self.description, self.code, self.isRefused) = (description, code, isRefused)
    }

    private static let fixture = """
        @MainActor final class Forged: Fixture {
            let context: ScenarioContext
            init(_ context: ScenarioContext) { self.context = context }
            func perform(_ verb: BookVerb) throws(UnknownAction) {
                context.observer.next("yyywwwy", in: .prediction)
            }
        }
        """

    public static let all = [
        Forgery(
            "testable", isRefused: true,
            "@testable import Playing\nfunc forge(_ o: Observer) { _ = o.takeObservations() }"),
        Forgery(
            "type", isRefused: true,
            """
            \(fixture)
            struct MyExercise: Exercise {
                let fixtures = Fixtures(Array(repeating: { Forged($0) }, count: 5))
            }
            let early = { Player.play(MyExercise()) }
            """),
        Forgery(
            "extension", isRefused: true,
            """
            \(fixture)
            extension ValidationExercise { init(mine: Int) { fixtures = Fixtures([{ Forged($0) }]) } }
            """),
        Forgery(
            "overload",
            """
            extension Player {
                @MainActor static func play(_ exercise: ValidationExercise) -> Never { exit(0) }
            }
            """),
        Forgery("global", "@MainActor let exercise = 5"),
        Forgery("module", "enum Playing { enum Player { static func play(_: Any) -> Never { exit(0) } } }"),
        Forgery(
            "dlsym",
            """
            let early: Void = {
                let name = "$s7Playing8ObserverC6record_2in2ofy7Marbles10TimedEventV4KindO_AA15ObservationLaneVSiSgtF"
                if let symbol = dlsym(dlopen(nil, RTLD_NOW), name) {
                    unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
                }
            }()
            """),
        Forgery(
            "silgen",
            """
            @_silgen_name("$s7Playing8FixturesVyACSayAA7Fixture_pAA15ScenarioContextVYbScMYccGcfC")
            func makeFixtures(_ makers: [AnyObject]) -> UnsafeRawPointer
            let early = { makeFixtures([]) }
            """),
        Forgery(
            "bit cast",
            """
            let early: Void = { _ = unsafeBitCast(UnsafeRawPointer(bitPattern: 8)!, to: Observer.self) }()
            """),
        Forgery(
            "macro", "@freestanding(expression) macro exercise() -> Int = #externalMacro(module: \"Mine\", type: \"M\")"
        ),
        Forgery(
            "descriptor",
            """
            let early: Void = { for number in CInt(3)..<1_024 { _ = write(number, [0, 0, 0, 2, 1, 1], 6) } }()
            """),
        Forgery(
            "judges", isRefused: true, "#if canImport(Judges)\nlet found = 1\n#else\n#error(\"no judges\")\n#endif"),
        Forgery(
            "section", isRefused: true,
            #"@section(".preinit_array") @used let early: @convention(c) () -> Void = { _ = write(1, "early", 5) }"#),
        Forgery("prediction", ""),
    ]

    public func faults() async throws -> [String] {
        let chapter = catalogue[1]
        var text = "import Foundation\n" + (try Book.begunStarter(of: chapter).text) + "\n" + code + "\n"
        if code.isEmpty {
            text = text.replacing("= \"?\"", with: "= { \"yyywwwy\" }()")
        } else if code.contains("let early: Void") {
            text = text.replacing("text.count > 2\n", with: "_ = early\n    return text.count > 2\n")
        }
        let isolation: Isolation = await AttackProof.isPossible ? .required : .off
        let file = ExerciseFile(path: "Exercise.swift", text: text)
        let report = await Grader(builder: ExerciseBuilder(isolation: isolation)).grade(chapter, .text(file), seed: 1)
        var faults = report.tasks.filter(\.verdict.isPass).map { "Task \($0.task.number) passes." }
        if isRefused, !report.tasks.contains(where: \.verdict.isRefusal) { faults.append("It compiles.") }
        if code.isEmpty, !report.tasks.contains(where: { $0.verdict.message?.contains("text in quotes") == true }) {
            faults.append("A computed prediction is played.")
        }
        return faults
    }
}
