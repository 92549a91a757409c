import ArgumentParser
import Checks
import Grading
import Reading

struct DoctorCommand: WorkbookCommand {
    static let command = Command.doctor

    func perform(in session: Session) async throws -> ExitStatus {
        var examination = Examination(
            checkout: session.book.checkout, folder: session.buildFolder,
            isAtPrompt: session.dialog.mode == .interactive, isBuilding: session.reading.background?.task != nil,
            environment: session.system.environment, programs: session.system.programs, output: session.output)
        let isReady = session.grader.canUseLibrary(in: session.buildFolder.layout)
        let built =
            isReady
            ? "Built: the library for exercises is ready"
            : "Built: the first `check` will build the library for exercises"
        let isolation = await session.grader.isolation(in: session.buildFolder.binaries)?.finding
        let chapters = session.book.chapters.map(\.heading)
        let folder = session.buildFolder
        folder.noteSwift(
            of: [folder.checkProgram, folder.wholeWorkbook, session.reading.library] + chapters.map(folder.product))
        return try await examination.run(
            chapters: chapters, built: [built, isolation].compactMap(\.self),
            checking: isReady ? await checking(in: session) : nil) ? .passed : .notPassed
    }

    /// Whether a check works here. It's tried with the book's own answer to the first task, or in a chapter whose
    /// starter isn't known.
    @MainActor
    private func checking(in session: Session) async -> Examination.Requirement? {
        let chapters = session.book.chapters.filter { !$0.tasks.isEmpty }
        guard let chapter = chapters.first(where: { $0.obstacle != nil }) ?? chapters.first else { return nil }
        let solution = session.book.checkout.root.appending(path: chapter.solutionPath)
        let report = await session.grader.grade(
            chapter, exercise: solution, tasks: [chapter.tasks[0].number], seed: nil,
            shortening: ShorteningBudget()
        ) { _ in }
        let (verdict, isMet) = (report.tasks.first?.verdict, report.isPass)
        return Examination.Requirement(
            name: "Check: it \(isMet ? "accepts" : "doesn't accept") the book's own answer to a task", isMet: isMet,
            cure: verdict?.message ?? "Has Solutions/\(chapter.folder) changed? `git status` says.")
    }
}

extension IsolationSupport {
    /// The isolation as `doctor` reports it: a fact and not a problem, because a learner's own code needs none.
    fileprivate var finding: String {
        if let obstacle, !isTried { return "Isolation: not tried. \(obstacle)" }
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
