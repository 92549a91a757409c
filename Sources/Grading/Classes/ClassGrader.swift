import Foundation
import Seeding

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

    /// Grades all submissions. Throws when the task is canceled, or when the grades can't be written.
    /// - Parameters:
    ///   - grades: the folder for the grades. Each student's report is there as soon as it exists, and the students
    ///     that an interrupted run has graded aren't graded again. Nil writes nothing.
    ///   - progress: receives the number of graded exercises and the number of all.
    public func grade(
        _ submissions: Submissions, into grades: GradeFolder? = nil,
        progress: @escaping @Sendable (Int, Int) async -> Void = { _, _ in }
    ) async throws -> ClassReport {
        let run = try grades.map { grades throws in
            let key = GradingRun.Key(questions: questionsSeed, chapters: chapters.map(\.id))
            do {
                return try GradingRun(key, of: submissions.submissions.map(\.student), in: grades)
            } catch {
                throw grades.failure(error)
            }
        }
        let seed = run?.inputs ?? seed
        let handedIn = submissions.submissions.map { read($0, seed: seed) }
        var report = ClassReport(students: handedIn.map(\.report), seed: seed, remarks: submissions.remarks)
        var jobs: [(student: Int, chapter: Int)] = []
        for (student, work) in handedIn.enumerated() {
            if let record = run?.earlier[work.report.student], record.digest == work.digest {
                report.students[student].take(record)
                report.takenOver += 1
            } else if work.files.isEmpty {
                try run?.keep(work.report, digest: work.digest)
            } else {
                jobs += work.files.keys.sorted().map { (student, $0) }
            }
        }
        var left = Dictionary(grouping: jobs, by: \.student).mapValues(\.count)
        let atOnce = 2 * max(ProcessInfo.processInfo.activeProcessorCount, 1)
        try await withThrowingTaskGroup(of: (Int, Int, ChapterReport).self) { group in
            var done = 0
            func take(_ graded: (Int, Int, ChapterReport)) async throws {
                try Task.checkCancellation()
                report.students[graded.0].chapters[graded.1] = graded.2
                done += 1
                left[graded.0, default: 0] -= 1
                if left[graded.0] == 0 {
                    try run?.keep(report.students[graded.0], digest: handedIn[graded.0].digest)
                }
                await progress(done, jobs.count)
            }
            for (count, job) in jobs.enumerated() {
                if count >= atOnce, let graded = try await group.next() { try await take(graded) }
                try Task.checkCancellation()
                guard let file = handedIn[job.student].files[job.chapter] else { continue }
                let chapter = report.students[job.student].chapters[job.chapter].chapter
                group.addTask { (job.student, job.chapter, await grade(chapter, file, seed: seed)) }
            }
            while let graded = try await group.next() { try await take(graded) }
        }
        try Task.checkCancellation()
        Likenesses(among: handedIn.map(\.files), chapters: chapters, solutions: solutions).note(in: &report.students)
        try run?.finish(report)
        return report
    }

    private func grade(_ chapter: Chapter, _ file: ExerciseFile, seed: UInt64) async -> ChapterReport {
        var report = await grader.grade(chapter, .text(file), seed: seed)
        let varying = chapters.first { $0.id == chapter.id }?.tasks.filter(\.varies).map(\.number) ?? []
        let remark = Self.otherQuestions(in: file, of: chapter)
        for index in report.tasks.indices {
            // The recordings of a class would fill the memory, and no report uses them.
            report.tasks[index].transcripts = []
            if varying.contains(report.tasks[index].task.number) { report.tasks[index].remark = remark }
        }
        return report
    }

    /// What is wrong if a file answers other questions than a chapter asks; nil if they are the same.
    private static func otherQuestions(in file: ExerciseFile, of chapter: Chapter) -> String? {
        let (said, asked) = (Questions.number(in: file.text), chapter.questions)
        guard chapter.varies || asked != nil, said != asked else { return nil }
        func words(_ number: UInt64?) -> String { number.map { "questions \($0)" } ?? "the book's questions" }
        return "\(file.path) answers \(words(said)), but was graded with \(words(asked))."
    }

    /// A student's files by chapter, a report in which the tasks without a file are not checked, and a hash of
    /// everything that is graded.
    private func read(_ submission: Submissions.Submission, seed: UInt64) -> (
        files: [Int: ExerciseFile], report: StudentReport, digest: UInt64
    ) {
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
                report.problems += [Self.otherQuestions(in: file, of: chapter)].compactMap { $0 }
            case .none(let reason):
                sentence = reason
                if !report.problems.contains(reason) { report.problems.append(reason) }
            }
            report.chapters.append(
                ChapterReport(
                    chapter: chapter, exercise: "\(submission.student.readableName)/\(chapter.folder)/Exercise.swift",
                    seed: seed,
                    tasks: chapter.tasks.map { TaskReport(task: $0, verdict: .cannotCheck(sentence), seed: seed) }))
        }
        let graded = files.sorted { $0.key < $1.key }.flatMap { ["\($0.key)", $0.value.text] } + report.problems
        return (files, report, FNV1a.hash(graded.joined(separator: "\0").utf8))
    }
}
