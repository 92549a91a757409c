import Grading
import Judges
import SharedJudges

/// The proof that one task is graded correctly: the results of the solution, the answers, and the starter.
public struct TaskProof: Sendable {
    /// The task's number and title in a line.
    public let name: String
    /// How often the solution and the answers were judged right, and how the starter was judged: one phrase each.
    public private(set) var results: [String] = []
    /// Lines about the shared requirements and the examples.
    public private(set) var requirements: [String] = []
    /// The faults, as messages.
    public private(set) var faults: [String] = []

    private let chapter: Chapter
    private let task: ExerciseTask
    /// What the solution leaves behind under the common seed.
    private var solution: [Transcript] = []

    /// Whether there are no faults.
    public var holds: Bool { faults.isEmpty }

    /// Proves a task.
    /// - Parameter seeds: the number of seeds for the solution. Each answer has a few seeds of its own, and two more if
    ///   it's right or breaks a shared requirement.
    public init(of task: ExerciseTask, in chapter: Chapter, seeds: Int, rehearsals: Rehearsals) async throws {
        (self.chapter, self.task) = (chapter, task)
        name = "\(chapter.number).\(task.number) \(task.title)"
        try await rehearsals.compiled(chapter)
        try await proveSolution(seeds)
        let played = try await Self.played(Book.answers(to: task.number, of: chapter.id), by: rehearsals)
        proveRight(played.filter(\.answer.isRight))
        proveRequirements(proveWrong(played.filter { !$0.answer.isRight }))
        let sentences = SentenceProof(
            of: task, Book.markedRuns(of: task.number, in: chapter.id), in: chapter.answersPath,
            played.map { ($0, $1.verdicts.map(\.firstFailure)) })
        results.append("sentences \(sentences.shown)/\(sentences.sentences)")
        faults += sentences.faults
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

    private mutating func proveSolution(_ seeds: Int) async throws {
        let solution = try Book.solution(of: chapter)
        let rehearsal = try await Rehearsal(
            of: chapter, task: task.number, in: solution, seeds: [Rehearsals.commonSeed] + (1..<UInt64(max(seeds, 1)))
        )
        self.solution = rehearsal.transcripts
        let verdicts = rehearsal.verdicts
        results.append("solution \(verdicts.count { $0.verdict.isPass })/\(seeds) seeds")
        if let failed = verdicts.first(where: { !$0.verdict.isPass }) {
            faults.append("The solution does not pass under seed \(failed.seed): \(failed.verdict.text)")
        }
    }

    private mutating func proveRight(_ played: [Played]) {
        var accepted = 0
        for (answer, rehearsal) in played {
            if let failed = rehearsal.verdicts.first(where: { !$0.verdict.isPass }) {
                let text = failed.verdict.text
                faults.append("\(answer.name) is right and does not pass under seed \(failed.seed): \(text)")
            } else {
                accepted += 1
            }
            if let other = rehearsal.verdicts.map(\.advice).first(where: { $0 != answer.known.advice }) {
                let wanted = answer.known.advice ?? "no advice"
                faults.append("\(answer.name) should get \(wanted), and it gets \(other ?? "none").")
            }
        }
        results.append("right \(accepted)/\(played.count)")
        if played.count < 2 {
            faults.append(
                "There are \(played.count) right answers. Two are needed, written in another way than the solution.")
        }
    }

    /// Returns, per shared requirement, the number of seeds under which each answer that breaks it was refused.
    private mutating func proveWrong(_ played: [Played]) -> [SharedRequirement: [Int]] {
        var rejected = 0
        var refusals: [SharedRequirement: [Int]] = [:]
        var recorded: [(name: String, mistakes: [String], transcripts: [Transcript])] = []
        let texts = try? chapter.reference?.texts(for: task)
        for (answer, rehearsal) in played {
            if let requirement = answer.breaks {
                refusals[requirement, default: []].append(
                    rehearsal.verdicts.count { $0.verdict.isJudgment && !$0.verdict.isPass })
            } else {
                // Several programs may make one mistake. One that leaves the solution's own recording is recognized by
                // its code.
                let same = recorded.filter {
                    $0.mistakes != answer.known.mistakes && !$0.transcripts.isEmpty
                        && $0.transcripts == rehearsal.transcripts && $0.transcripts != solution
                }
                faults += same.map { "\(answer.name) and \($0.name) leave the same recording." }
                recorded.append((answer.name, answer.known.mistakes, rehearsal.transcripts))
            }
            proveView(of: answer, rehearsal)
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
        results.append("wrong \(rejected)/\(played.count)")
        if played.count < 4 {
            faults.append(
                "There are \(played.count) wrong answers. Four are needed, each a mistake that people make.")
        }
        return refusals
    }

    /// A wrong answer's recordings must be as Views.txt has them, unless they can't be compared.
    private mutating func proveView(of answer: Answer, _ rehearsal: Rehearsal) {
        guard task.kind != .predict, task.kind != .breakIt else { return }
        let known = chapter.reference?.views.programs.first { program in
            program.task == task.number && program.name == answer.nameInTask
        }
        let view = task.programView(of: rehearsal.transcripts, beside: solution)
        if known == nil || known?.view != nil && known?.view != view {
            faults.append("\(KnownViews.fileName) isn't true of \(answer.name). `graders record` writes it.")
        }
    }

    private typealias Played = (answer: Answer, rehearsal: Rehearsal)

    private static let spread: [UInt64] = [0, 17, 39, 58, 83]

    private static func played(_ answers: [Answer], by rehearsals: Rehearsals) async throws -> [Played] {
        try await answers.concurrentMap { answer in
            let count = answer.isRight || answer.breaks != nil ? spread.count : spread.count - 2
            let seeds = spread.prefix(count).map { (answer.seed + $0 - 1) % 100 + 1 }
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
        results.append("starter \(fresh.headline), then \(begun.headline)")
    }
}

extension Verdict {
    fileprivate var text: String { message ?? headline }
}
