import Grading
import Reading
import Terminal

struct HandedIn: Sendable {
    let student: String
    /// The ID of the student's question set; nil for the book's own questions.
    private let questions: UInt64?
    private let chapters: [Chapter]
    /// The exercises by the index of their chapter.
    private(set) var files: [Int: ExerciseFile] = [:]
    /// Why an exercise can't be graded, by the index of its chapter.
    private var reasons: [Int: String] = [:]
    private var problems: [String]

    init(_ submission: Submissions.Submission, asking chapters: [Chapter], questionsSeed: UInt64?) {
        student = submission.student
        problems = submission.problems
        let number = questionsSeed.map { QuestionSet.number(of: submission.student, seed: $0) }
        questions = number
        self.chapters = chapters.map { $0.asking(number) }
        for (place, chapter) in self.chapters.enumerated() {
            switch submission.exercise(of: chapter) {
            case .file(let file, let remark):
                files[place] = file
                problems += [remark, Self.otherQuestions(in: file, of: chapter)].compactMap(\.self)
            case .none(let reason):
                reasons[place] = reason
                if !problems.contains(reason) { problems.append(reason) }
            }
        }
    }

    var digest: UInt64 {
        let graded = files.sorted { $0.key < $1.key }.flatMap { ["\($0.key)", $0.value.text] } + problems
        return FNV1a.hash(graded.joined(separator: "\0").utf8)
    }

    func report(seed: UInt64) -> StudentReport {
        var report = StudentReport(student: student, questions: questions, chapters: [], problems: problems)
        report.chapters = chapters.enumerated().map { place, chapter in
            ChapterReport(
                chapter: chapter, exercise: "\(student.readableName)/\(chapter.folder)/Exercise.swift", seed: seed,
                tasks: chapter.tasks.map {
                    TaskReport(task: $0, verdict: .cannotCheck(reasons[place] ?? ""), seed: seed)
                })
        }
        return report
    }

    /// The problem if a file answers other questions than a chapter asks; nil if they're the same, or if the chapter's
    /// questions never vary.
    static func otherQuestions(in file: ExerciseFile, of chapter: Chapter) -> String? {
        let (said, asked) = (QuestionSet.number(in: file.text), chapter.questions)
        guard chapter.varies || asked != nil, said != asked else { return nil }
        func words(_ number: UInt64?) -> String { number.map { "questions \($0)" } ?? "the book's questions" }
        return "\(file.path) answers \(words(said)), but was graded with \(words(asked))."
    }
}
