import Grading
import Judges
import SharedJudges

/// The proof that one task is graded correctly: the results of the solution, the answers, and the starter.
public struct TaskProof: Sendable {
    public let chapter: Chapter
    public let task: ExerciseTask
    private let rehearsals: Rehearsals

    /// The number of seeds under which the reference solution passed.
    public var seedsPassed = 0
    /// The number of seeds under which the reference solution was played.
    public var seeds = 0
    /// The number of right answers, and how many of them were accepted under every seed.
    public var right = 0
    public var accepted = 0
    /// The number of wrong answers, and how many were rejected under every seed, each with its own message.
    public var wrong = 0
    public var rejected = 0
    /// The result of the starter: "not started", and then its verdict when the task is begun but not solved.
    public var starter = ""
    /// The number of marked sentences of the goal, and how many of them have a run that fails if they're ignored.
    public var sentences = 0
    public var shown = 0
    /// Lines about the shared requirements and the examples.
    public var requirements: [String] = []
    /// The faults, as messages.
    public var faults: [String] = []

    /// The task's number and title in a line.
    public var name: String { "\(chapter.number).\(task.number) \(task.title)" }

    /// Whether there are no faults.
    public var holds: Bool { faults.isEmpty }

    /// Proves a task.
    /// - Parameter seeds: the number of seeds for the solution. Each answer has a few seeds of its own, and two more if
    ///   it's right or breaks a shared requirement.
    public init(of task: ExerciseTask, in chapter: Chapter, seeds: Int, rehearsals: Rehearsals) async throws {
        (self.chapter, self.task, self.seeds, self.rehearsals) = (chapter, task, seeds, rehearsals)
        try await rehearsals.compiled(chapter)
        try await proveSolution()
        let refusals = try await proveAnswers()
        proveRequirements(refusals)
        try await proveExamples()
        try await proveStarter()
    }

    private mutating func proveExamples() async throws {
        guard let examples = Course.book.examples(of: chapter, task.number) else { return }
        let proof = try await ExampleProof(of: examples, in: chapter)
        requirements.append(proof.summary)
        faults += proof.faults
    }

    private mutating func proveRequirements(_ refusals: [SharedRequirement: [Int]]) {
        let standings = SharedRequirement.allCases.map { ($0, task.standing(of: $0, in: chapter)) }
        if case .optedOut(let reason)? = standings[0].1, standings.allSatisfy({ $0.1 == .optedOut(reason) }) {
            requirements = ["opts out of all: \(reason)"]
            return
        }
        for (requirement, standing) in standings {
            let name = requirement.rawValue
            switch standing {
            case nil: faults.append("The task neither holds to “\(name)” nor opts out of it with a reason.")
            case .optedOut(let reason): requirements.append("\(name): opts out: \(reason)")
            case .held(let scenarios):
                let refused = refusals[requirement] ?? []
                let played = 1 + Self.spread.count
                let results = refused.map { "\($0)/\(played)" }.joined(separator: ", ")
                requirements.append(
                    "\(name): held by “\(scenarios.joined(separator: "”, “"))”; refused: \(results)")
                if refused.isEmpty { faults.append("No wrong answer breaks “\(name)”.") }
                if refused.contains(where: { $0 < played }) {
                    faults.append("An answer that breaks “\(name)” passes under some seeds.")
                }
            }
        }
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

    /// Returns, per shared requirement, the number of seeds under which each answer that breaks it was refused.
    private mutating func proveAnswers() async throws -> [SharedRequirement: [Int]] {
        var refusals: [SharedRequirement: [Int]] = [:]
        var recorded: [(name: String, transcripts: [Transcript])] = []
        let texts = try? chapter.reference?.texts(for: task)
        let played = try await playedAnswers()
        proveSentences(played)
        for (answer, rehearsal) in played {
            if answer.isRight {
                right += 1
                let failed = rehearsal.verdicts.first { !$0.verdict.isPass }
                if let failed {
                    let text = failed.verdict.text
                    faults.append("\(answer.name) is right and does not pass under seed \(failed.seed): \(text)")
                } else {
                    accepted += 1
                }
                if let other = rehearsal.advice.first(where: { $0 != answer.known.advice }) {
                    let wanted = answer.known.advice ?? "no advice"
                    faults.append("\(answer.name) should get \(wanted), and it gets \(other ?? "none").")
                }
                continue
            }
            wrong += 1
            proveView(of: answer, rehearsal)
            if let requirement = answer.breaks {
                refusals[requirement, default: []].append(
                    rehearsal.verdicts.count { $0.verdict.isJudgment && !$0.verdict.isPass })
            }
            for (name, transcripts) in recorded
            where answer.breaks == nil && !transcripts.isEmpty && transcripts == rehearsal.transcripts {
                faults.append("\(answer.name) and \(name) leave the same recording.")
            }
            if answer.breaks == nil { recorded.append((answer.name, rehearsal.transcripts)) }
            faults += rehearsal.verdicts.flatMap { texts?.faults(of: $0.verdict) ?? [] }.prefix(1)
            let missed = rehearsal.verdicts.first {
                !$0.verdict.isJudgment || !answer.isRejected(by: $0.verdict)
            }
            if let missed {
                let message = missed.verdict.message.map { "says: \($0)" } ?? missed.verdict.headline
                let hints = [answer.known.hint, missed.verdict.hint].map { $0.map { "hint \($0)" } ?? "no hint" }
                faults.append(
                    """
                    \(answer.name) should get “\(answer.says)” with \(hints[0]); under seed \(missed.seed) the check \
                    \(message), with \(hints[1])
                    """)
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
        return refusals
    }

    /// What a wrong answer leaves behind must be as Views.txt has it, unless it can't be compared.
    private mutating func proveView(of answer: Answer, _ rehearsal: Rehearsal) {
        guard task.kind != .predict, task.kind != .breakIt else { return }
        let known = chapter.reference?.views.programs.first { program in
            program.task == task.number && program.name == answer.nameInTask
        }
        let view = task.viewHash(of: rehearsal.transcripts)
        if known == nil || known?.view != nil && known?.view != view {
            faults.append("\(KnownViews.fileName) isn't true of \(answer.name). `graders record` writes it.")
        }
    }

    private mutating func proveSentences(_ played: [(Answer, Rehearsal)]) {
        let proof = SentenceProof(
            of: task, Book.markedRuns(of: task.number, in: chapter.id), in: chapter.answersPath,
            played.map { ($0, $1.firstFailures) })
        (sentences, shown) = (proof.sentences, proof.shown)
        faults += proof.faults
    }

    private static let spread: [UInt64] = [0, 17, 39, 58, 83]

    private func playedAnswers() async throws -> [(Answer, Rehearsal)] {
        try await Book.answers(to: task.number, of: chapter.id).concurrentMap { [rehearsals] answer in
            let count = answer.isRight || answer.breaks != nil ? Self.spread.count : Self.spread.count - 2
            let seeds = Self.spread.prefix(count).map { (answer.seed + $0 - 1) % 100 + 1 }
            return (answer, try await rehearsals.outcome(of: answer, seeds: seeds))
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
    fileprivate var text: String { message ?? headline }
}
