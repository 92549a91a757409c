import ArgumentParser
import Checks
import Grading
import Reading

struct DoctorCommand: WorkbookCommand {
    static let command = Command.doctor

    func perform(in session: Session) async throws -> ExitStatus {
        var examination = Examination(
            of: session.book.checkout, in: session.buildFolder, isAtPrompt: session.dialog.mode == .interactive,
            isBuilding: session.reading.background?.task != nil, environment: session.system.environment,
            programs: session.system.programs, output: session.output)
        let isReady = session.grader.canUseLibrary(in: session.buildFolder.layout)
        let built =
            isReady
            ? "Built: the library for exercises is ready"
            : "Built: the first `check` will build the library for exercises"
        let isolation = await session.grader.isolation(in: session.buildFolder.binaries)?.finding
        let chapters = session.book.chapters.map(\.heading)
        return try await examination.run(
            chapters: chapters, built: [built, isolation].compactMap(\.self),
            compiling: isReady ? await compiling(in: session) : nil) ? .passed : .notPassed
    }

    private func compiling(in session: Session) async -> Examination.Requirement {
        let obstacle = await session.grader.builder.obstacle()
        return Examination.Requirement(
            "Compiler: it \(obstacle == nil ? "compiles" : "can't compile") an empty exercise here",
            isMet: obstacle == nil,
            cure: """
                \(obstacle ?? "") If TMPDIR or the checkout's path has unusual letters, try without them, or with \
                another version of Swift.
                """)
    }
}

extension IsolationSupport {
    /// The isolation as `doctor` reports it: a fact and not a problem, because a learner's own code needs none.
    fileprivate var finding: String {
        let found = (landlock > 0 ? ["Landlock \(landlock)"] : []) + (limitsSystemCalls ? ["seccomp"] : [])
        let lack = missing.joined(separator: " and ")
        let meaning =
            switch (isUsable, lack.isEmpty) {
            case (true, true): "the code that is checked reaches nothing but its own folder"
            case (true, false): "enough for your own code; `grade` also needs \(lack)"
            case (false, _):
                "checked code has all your rights, and `grade` needs `--without-isolation`. Missing: \(lack)"
            }
        return "Isolation: \(isUsable ? found.joined(separator: " and ") : "none"): \(meaning)"
    }
}
