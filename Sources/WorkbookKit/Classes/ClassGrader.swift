import Foundation
import Grading
import Terminal

/// Grades the exercises of a class, at most two at once per processor.
public struct ClassGrader: Sendable {
    private let grader: Grader
    private let chapters: [Chapter]
    private let solutions: [Chapter.ID: String]
    private let questionsSeed: UInt64?
    private let seed: UInt64
    private let shard: Shard?

    /// A grader of a class.
    /// - Parameters:
    ///   - grader: a grader that doesn't read the IDs of question sets from the files.
    ///   - solutions: the texts of the reference solutions by chapter id, to compare with.
    ///   - seed: the class's seed, which determines each student's questions; nil for the book's questions. The inputs
    ///     of the runs don't depend on it, so that no student knows them.
    ///   - shard: the part of the class to grade; nil for all of it. If grades are written, all parts get the same
    ///     inputs, which depend on all submissions.
    public init(
        grader: Grader, chapters: [Chapter], solutions: [Chapter.ID: String], seed: UInt64?, shard: Shard? = nil
    ) {
        self.grader = grader
        self.chapters = chapters
        self.solutions = solutions
        questionsSeed = seed
        self.seed = .random(in: QuestionSet.numbers)
        self.shard = shard
    }

    /// Grades the submissions. Throws when the task is canceled, or when the grades can't be written.
    /// - Parameters:
    ///   - grades: the folder for the grades; nil writes nothing. Each student's report is written as soon as it's
    ///     complete. An interrupted run's results are reused for the same options and the same files.
    ///   - progress: called after each exercise.
    public func grade(
        _ submissions: Submissions, into grades: GradeFolder? = nil,
        progress: @escaping @Sendable (ClassProgress) async -> Void = { _ in }
    ) async throws -> ClassReport {
        let handedIn = submissions.submissions.map { HandedIn($0, asking: chapters, questionsSeed: questionsSeed) }
        let isGraded = { (student: Int) in shard?.contains(student) ?? true }
        let run = try grades.map { grades throws in
            let key = GradingRun.Key(
                questions: questionsSeed, chapters: chapters.map(\.id), shard: shard,
                version: GradingRun.Key.version(with: grader.builder.library))
            let inputs = shard == nil ? self.seed : Self.inputs(of: handedIn)
            return try grades.writing {
                try GradingRun(key, of: submissions.submissions.map(\.student), drawing: inputs, in: grades)
            }
        }
        let seed = run?.inputs ?? seed
        var report = ClassReport(
            chapters: chapters, students: handedIn.map { $0.report(seed: seed) }, seed: seed,
            remarks: submissions.remarks)
        var jobs: [(student: Int, chapter: Int)] = []
        for (student, work) in handedIn.enumerated() where isGraded(student) {
            if let record = run?.earlier[work.student], record.digest == work.digest {
                report.students[student].take(record)
                report.takenOver += 1
            } else if work.files.isEmpty {
                try run?.keep(report.students[student], digest: work.digest)
            } else {
                jobs += work.files.keys.sorted().map { (student, $0) }
            }
        }
        var left = Dictionary(grouping: jobs, by: \.student).mapValues(\.count)
        // Students with a file that couldn't be checked, for example because the disk was full.
        var unchecked: Set<Int> = []
        let atOnce = 2 * max(ProcessInfo.processInfo.activeProcessorCount, 1)
        try await withThrowingTaskGroup(of: Graded.self) { group in
            var now = ClassProgress()
            (now.allStudents, now.allExercises) = (left.count, jobs.count)
            func take(_ graded: Graded) async throws {
                try Task.checkCancellation()
                let student = graded.student
                report.students[student].chapters[graded.chapter] = graded.report
                report.students[student].mistakes += graded.mistakes
                report.students[student].problems += graded.report.tasks.compactMap(\.leftover)
                if let obstacle = graded.report.obstacle {
                    report.students[student].problems.append(obstacle)
                    unchecked.insert(student)
                }
                now.exercises += 1
                left[student, default: 0] -= 1
                if left[student] == 0 {
                    now.students += 1
                    report.students[student].mistakes.sort { $0.place < $1.place }
                    let digest = unchecked.contains(student) ? nil : handedIn[student].digest
                    try run?.keep(report.students[student], digest: digest)
                }
                await progress(now)
            }
            for (count, job) in jobs.enumerated() {
                if count >= atOnce, let graded = try await group.next() { try await take(graded) }
                try Task.checkCancellation()
                guard let file = handedIn[job.student].files[job.chapter] else { continue }
                let chapter = report.students[job.student].chapters[job.chapter].chapter
                group.addTask {
                    let (report, mistakes) = await grade(chapter, file, seed: seed)
                    return Graded(student: job.student, chapter: job.chapter, report: report, mistakes: mistakes)
                }
            }
            while let graded = try await group.next() { try await take(graded) }
        }
        try Task.checkCancellation()
        Likenesses(among: handedIn.map(\.files), chapters: chapters, solutions: solutions).note(in: &report.students)
        report.students = report.students.indices.filter(isGraded).map { report.students[$0] }
        report.mistakes = try run?.finish(report)
        return report
    }

    private struct Graded {
        let student: Int
        let chapter: Int
        let report: ChapterReport
        let mistakes: [WrongAnswer]
    }

    /// The seed of the inputs, which is the same on every machine that grades a part of a class. It depends on all
    /// answers, so no student knows it in time.
    private static func inputs(of class: [HandedIn]) -> UInt64 {
        let digests = `class`.map { "\($0.digest)" }.joined(separator: " ")
        var generator = SplitMix64(seed: FNV1a.hash(digests.utf8))
        return .random(in: QuestionSet.numbers, using: &generator)
    }

    private func grade(_ chapter: Chapter, _ file: ExerciseFile, seed: UInt64) async -> (
        report: ChapterReport, mistakes: [WrongAnswer]
    ) {
        var report = await grader.grade(chapter, .text(file), seed: seed)
        let mistakes =
            (try? guarded { [report] in report.tasks.compactMap { WrongAnswer($0, of: chapter, in: file) } }.get())
            ?? []
        let varying = chapters.first { $0.id == chapter.id }?.tasks.filter(\.varies).map(\.number) ?? []
        let remark = HandedIn.otherQuestions(in: file, of: chapter)
        for index in report.tasks.indices {
            // The recordings of a whole class would fill the memory.
            report.tasks[index].transcripts = []
            if varying.contains(report.tasks[index].task.number) { report.tasks[index].remark = remark }
        }
        return (report, mistakes)
    }
}
