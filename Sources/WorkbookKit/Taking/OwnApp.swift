import Checks
import Foundation
import Grading
import Reading

/// The learner's parts of the course's app: those whose tasks pass now, and that compile outside of the checkout.
@MainActor
struct OwnApp {
    let app: TakenApp
    let session: Session
    let status: StatusLine

    /// The parts to take, and what's said about those that the book's code stands in for.
    /// - Throws: ``Complaint`` if the app's main part is missing.
    func parts() async throws -> (taken: [PartModule], remarks: [String]) {
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
        let parts = PartModule.all(of: app.parts, in: session.book.checkout.root) { key in
            passed.contains(key) || progress[key].isPassedNow
        }.filter { passed.contains($0.part.key) }
        let (taken, remarks) = try await compiled(parts)
        return (taken, (missing.isEmpty ? [] : ["From the book, since they haven't passed: \(missing)."]) + remarks)
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

    /// The parts that compile outside of the checkout, and a sentence about the others.
    private func compiled(_ parts: [PartModule]) async throws -> (taken: [PartModule], remarks: [String]) {
        status.show("Compiling your app …")
        let package = AppPackage(app: app, parts: parts, root: session.book.checkout.root)
        do {
            _ = try await session.grader.builder.build(
                exercise: ExerciseFile(path: "Exercise.swift", text: "\n"), calledBy: [], main: package.mainProgram(),
                using: parts)
            return (parts, [])
        } catch ExerciseBuilder.Failure.didNotCompile(let output) {
            let remaining = parts.without(brokenIn: output)
            guard let error = output.errors.first, remaining.count < parts.count else {
                throw Complaint.failure("The app doesn't compile. Nothing was written.\n\(output.text)")
            }
            let broken = parts.filter { !remaining.contains($0) }.map(\.part)
            let names = broken.map { "\($0.taskName) (`\($0.chapter.exercisePath)`)" }.joined(separator: ", ")
            let sentence = """
                Task \(names) doesn't compile by itself: line \(error.line): \(error.message). Move what it needs \
                into the task's own part of the file.
                """
            guard !broken.contains(app.main) else { throw Complaint.failure(sentence + " Nothing was written.") }
            let (taken, remarks) = try await compiled(remaining)
            return (taken, [sentence + " Until then, the book's code stands in."] + remarks)
        } catch ExerciseBuilder.Failure.cannotBuild(let sentence) {
            throw Complaint.failure(sentence)
        }
    }
}
