import Checks
import Foundation
import Grading
import Reading

/// The learner's parts of the course's app: those whose tasks pass now, and that compile outside of the checkout.
@MainActor
struct OwnApp {
    struct Parts: Sendable {
        var taken: [PartModule] = []
        /// What's said about the parts that the book's code stands in for.
        var remarks: [String] = []
    }

    private let app: TakenApp
    private let session: Session
    private let status: StatusLine

    init(_ app: TakenApp, of session: Session, telling status: StatusLine) {
        (self.app, self.session, self.status) = (app, session, status)
    }

    /// - Throws: ``Complaint`` if the app's main part is missing.
    func parts() async throws -> Parts {
        let passed = try await passedTasks()
        let missing = app.parts.filter { !passed.contains($0.key) && $0 != app.main }
            .map(\.taskName).joined(separator: ", ")
        guard passed.contains(app.main.key) else {
            let others = "The book's code would stand in for the other tasks that haven't passed: \(missing)."
            throw Complaint.failure(
                """
                Your app isn't finished: task \(app.main.taskName) hasn't passed, so nothing was written. \
                `check \(app.main.taskName)` says what's missing.\(missing.isEmpty ? "" : " \(others)")
                """)
        }
        let progress = session.stores.progress.current
        var parts = Parts()
        parts.taken = PartModule.all(of: app.parts, in: session.book.checkout.root) { key in
            passed.contains(key) || progress[key].isPassedNow
        }.filter { passed.contains($0.part.key) }
        if !missing.isEmpty { parts.remarks.append("From the book, since they haven't passed: \(missing).") }
        try await leaveOutWhatDoesNotCompile(of: &parts)
        return parts
    }

    /// Checks the tasks of all parts, because the files may have changed since they passed.
    private func passedTasks() async throws -> Set<TaskKey> {
        var passed: Set<TaskKey> = []
        for part in app.parts {
            status.show("Checking task \(part.taskName) …")
            let subject = try CheckSubject(named: part.taskName, in: session.book)
            let checked = await session.grade(subject, tell: { _ in })
            session.remember(checked)
            try Task.checkCancellation()
            if checked.report.isPass { passed.insert(part.key) }
        }
        return passed
    }

    private func leaveOutWhatDoesNotCompile(of parts: inout Parts) async throws {
        status.show("Compiling your app …")
        let package = AppPackage(of: app, with: parts.taken, in: session.book.checkout)
        do {
            _ = try await session.grader.builder.build(
                exercise: ExerciseFile(path: "Exercise.swift", text: "\n"), calledBy: [], main: package.mainProgram(),
                using: parts.taken)
        } catch ExerciseBuilder.Failure.didNotCompile(let output) {
            let remaining = parts.taken.without(brokenIn: output)
            guard let error = output.errors.first, remaining.count < parts.taken.count else {
                throw Complaint.failure("The app doesn't compile. Nothing was written.\n\(output.text)")
            }
            let broken = parts.taken.filter { !remaining.contains($0) }.map(\.part)
            let names = broken.map { "\($0.taskName) (`\($0.chapter.exercisePath)`)" }.joined(separator: ", ")
            let sentence = """
                Task \(names) doesn't compile by itself: line \(error.line): \(error.message). Move what it needs \
                into the task's own part of the file.
                """
            guard !broken.contains(app.main) else { throw Complaint.failure(sentence + " Nothing was written.") }
            parts.taken = remaining
            parts.remarks.append(sentence + " Until then, the book's code stands in.")
            try await leaveOutWhatDoesNotCompile(of: &parts)
        } catch ExerciseBuilder.Failure.cannotBuild(let sentence) {
            throw Complaint.failure(sentence)
        }
    }
}
