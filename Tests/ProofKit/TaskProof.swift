import Grading
import Judges

/// The proof that one task is graded right: the results of the solution, of the answers, and of the starter.
public struct TaskProof: Sendable {
    /// The task.
    public let chapter: Chapter
    public let task: ExerciseTask

    /// The number of seeds under which the reference solution passed.
    public var seedsPassed = 0
    /// The number of seeds under which it was played.
    public var seeds = 0
    /// Right answers, and how many of them were accepted under every seed.
    public var right = 0
    public var accepted = 0
    /// Wrong answers, and how many of them were rejected under every seed, each with its own words.
    public var wrong = 0
    public var rejected = 0
    /// The result of the starter: "not started", and then its verdict when begun and not solved.
    public var starter = ""
    /// Everything that is wrong, one sentence each.
    public var faults: [String] = []

    /// Whether there are no faults.
    public var holds: Bool { faults.isEmpty }

    /// Proves a task.
    /// - Parameter seeds: the number of seeds for the solution. The answers are played under a twentieth as many, at
    ///   least five.
    public init(of task: ExerciseTask, in chapter: Chapter, seeds: Int = 100) async throws {
        self.chapter = chapter
        self.task = task
        self.seeds = seeds
        try await proveSolution()
        try await proveAnswers(seeds: max(5, seeds / 20))
        try await proveStarter()
    }

    private mutating func proveSolution() async throws {
        let solution = try Book.solution(of: chapter)
        let verdicts = try await Rehearsal(
            of: chapter, task: task.number, in: solution, seeds: Array(1...UInt64(max(seeds, 1)))
        ).verdicts
        seedsPassed = verdicts.count { $0.verdict.isPass }
        if let failed = verdicts.first(where: { !$0.verdict.isPass }) {
            faults.append("The solution does not pass under seed \(failed.seed): \(failed.verdict.text)")
        }
    }

    private mutating func proveAnswers(seeds: Int) async throws {
        var said: [String: String] = [:]
        var recorded: [(name: String, transcripts: [Transcript])] = []
        for (answer, rehearsal) in try await rehearsals(
            seeds: [Rehearsals.commonSeed] + (1..<max(seeds, 2)).map { UInt64($0) })
        {
            if answer.isRight {
                right += 1
                let failed = rehearsal.verdicts.first { !$0.verdict.isPass }
                if let failed {
                    let text = failed.verdict.text
                    faults.append("\(answer.name) is right and does not pass under seed \(failed.seed): \(text)")
                } else {
                    accepted += 1
                }
                continue
            }
            wrong += 1
            guard let says = answer.says else {
                faults.append("\(answer.name) does not begin with `// Says: …`.")
                continue
            }
            if let other = said.updateValue(answer.name, forKey: says) {
                faults.append("\(answer.name) and \(other) get the same message.")
            }
            for (name, transcripts) in recorded where !transcripts.isEmpty && transcripts == rehearsal.transcripts {
                faults.append("\(answer.name) and \(name) leave the same recording.")
            }
            recorded.append((answer.name, rehearsal.transcripts))
            let missed = rehearsal.verdicts.first {
                !$0.verdict.isJudgment || $0.verdict.message?.contains(says) != true
            }
            if let missed {
                let message = missed.verdict.message.map { "says: \($0)" } ?? missed.verdict.headline
                faults.append("\(answer.name) should get “\(says)”; under seed \(missed.seed) the check \(message)")
            } else {
                rejected += 1
            }
        }
        if right < 2 {
            faults.append("There are \(right) right answers. Two are needed, written in another way than the solution.")
        }
        if wrong < 4 {
            faults.append("There are \(wrong) wrong answers. Four are needed, each a mistake that people make.")
        }
    }

    /// Every answer's rehearsal, as many at once as there are compilers.
    private func rehearsals(seeds: [UInt64]) async throws -> [(Answer, Rehearsal)] {
        let answers = Book.answers(to: task.number, of: chapter.id)
        return try await withThrowingTaskGroup(of: (Int, Rehearsal).self) { group in
            for (place, answer) in answers.enumerated() {
                group.addTask { (place, try await Rehearsal(of: answer, seeds: seeds)) }
            }
            var found: [(place: Int, rehearsal: Rehearsal)] = []
            for try await one in group { found.append(one) }
            return found.sorted { $0.place < $1.place }.map { (answers[$0.place], $0.rehearsal) }
        }
    }

    private mutating func proveStarter() async throws {
        let file = ExerciseFile(path: "\(chapter.id)/starter.swift", text: chapter.starter)
        let fresh = try await Rehearsal(of: chapter, task: task.number, in: file, seeds: [1]).verdicts[0].verdict
        if fresh != .notStarted { faults.append("The starter is \(fresh.headline) in place of not started.") }
        let begun = try await Rehearsal(of: chapter, task: task.number, in: Book.begunStarter(of: chapter), seeds: [1])
            .verdicts[0].verdict
        switch begun {
        case .notPassed, .died: break
        default: faults.append("The starter, begun with nothing done, is \(begun.headline) in place of not passed.")
        }
        starter = "\(fresh.headline), then \(begun.headline)"
    }
}

extension Verdict {
    /// The message, or the headline where there is none.
    fileprivate var text: String { message ?? headline }
}
