import ArgumentParser
import Reading

struct DrillCommand: WorkbookCommand {
    static let command = Command(
        "drill",
        usage: "[--chapter CHAPTER] [--again]",
        summary: "Answer five short questions a day about what you've read.",
        details: """
            Type the number of an answer, and add a `?` if you aren't sure: `2?`. A `?` alone shows the answer, and \
            `q` stops. What you miss, or aren't sure of, comes back the next day. Each time you're right and sure, it \
            waits longer: 3, 7, then 21 days.

            `--chapter 6` asks only about chapter 6. `--again` asks five more on the same day, those that you missed \
            first. Your answers are kept in the folder .workbook of your checkout.
            """,
        example: "drill --chapter 6",
        options: ["--chapter", "--again"]
    )

    @Option(help: "Ask only about one chapter.", completion: .chapters)
    var chapter: String?

    @Flag(help: "Ask five more questions today.")
    var again = false

    func perform(in session: Session) async throws -> ExitStatus {
        try await Drilling(session, about: chapter, again: again).run()
    }
}
