import Foundation

/// Grades the exercises of a class, as many at once as there are processors.
public struct ClassGrader: Sendable {
    private let grader: Grader
    private let chapters: [Chapter]
    private let solutions: [Chapter.ID: String]
    private let questionsSeed: UInt64?
    private let seed: UInt64

    /// A grader of a class.
    /// - Parameters:
    ///   - grader: a grader that doesn't read the question numbers from the files.
    ///   - solutions: the texts of the reference solutions by chapter id, to compare with.
    ///   - seed: the class number, which determines each student's questions; nil for the book's. The inputs of
    ///     the runs don't depend on it: they are drawn for each grading, so that no student knows them.
    public init(grader: Grader, chapters: [Chapter], solutions: [Chapter.ID: String], seed: UInt64?) {
        self.grader = grader
        self.chapters = chapters
        self.solutions = solutions
        questionsSeed = seed
        self.seed = .random(in: Questions.numbers)
    }

    /// Grades all submissions. Throws only when the task is canceled.
    /// - Parameter progress: receives the number of graded exercises and the number of all.
    public func grade(_ submissions: Submissions, progress: @escaping @Sendable (Int, Int) async -> Void = { _, _ in })
        async throws -> ClassReport
    {
        let handedIn = submissions.submissions.map(read)
        let jobs = handedIn.indices.flatMap { student in
            handedIn[student].files.keys.sorted().map { (student: student, chapter: $0) }
        }
        var students = handedIn.map(\.report)
        let atOnce = 2 * max(ProcessInfo.processInfo.activeProcessorCount, 1)
        try await withThrowingTaskGroup(of: (Int, Int, ChapterReport).self) { group in
            var done = 0
            func take(_ graded: (Int, Int, ChapterReport)) async throws {
                try Task.checkCancellation()
                students[graded.0].chapters[graded.1] = graded.2
                done += 1
                await progress(done, jobs.count)
            }
            for (count, job) in jobs.enumerated() {
                if count >= atOnce, let graded = try await group.next() { try await take(graded) }
                try Task.checkCancellation()
                guard let file = handedIn[job.student].files[job.chapter] else { continue }
                let chapter = students[job.student].chapters[job.chapter].chapter
                group.addTask { (job.student, job.chapter, await grade(chapter, file)) }
            }
            while let graded = try await group.next() { try await take(graded) }
        }
        try Task.checkCancellation()
        Likenesses(among: handedIn.map(\.files), chapters: chapters, solutions: solutions).note(in: &students)
        return ClassReport(students: students, seed: seed, remarks: submissions.remarks)
    }

    private func grade(_ chapter: Chapter, _ file: ExerciseFile) async -> ChapterReport {
        var report = await grader.grade(chapter, .text(file), seed: seed)
        // The recordings of a class would fill the memory, and no report uses them.
        for index in report.tasks.indices { report.tasks[index].transcripts = [] }
        return report
    }

    /// A student's files by chapter, and a report in which the tasks without a file are not checked.
    private func read(_ submission: Submissions.Submission) -> (files: [Int: ExerciseFile], report: StudentReport) {
        let number = questionsSeed.map { Questions.number(of: submission.student, seed: $0) }
        var files: [Int: ExerciseFile] = [:]
        var report = StudentReport(
            student: submission.student, questions: number, chapters: [], problems: submission.problems)
        for (place, chapter) in chapters.enumerated() {
            let chapter = chapter.asking(number)
            var sentence = ""
            switch submission.exercise(of: chapter) {
            case .file(let file, let remark):
                files[place] = file
                report.problems += [remark].compactMap { $0 }
                if chapter.varies, let said = Questions.number(in: file.text), said != number {
                    let asked = number.map { "\($0)" } ?? "the book's"
                    report.problems.append("\(file.path) answers questions \(said), but was graded with \(asked).")
                }
            case .none(let reason):
                sentence = reason
                if !report.problems.contains(reason) { report.problems.append(reason) }
            }
            report.chapters.append(
                ChapterReport(
                    chapter: chapter, exercise: "\(submission.student)/\(chapter.folder)/Exercise.swift", seed: seed,
                    tasks: chapter.tasks.map { TaskReport(task: $0, verdict: .cannotCheck(sentence), seed: seed) }))
        }
        return (files, report)
    }
}
