import Reading
import Terminal

/// The stages of a task's answer, shuffled with distractors: a puzzle for a learner who is stuck.
///
///     let puzzle = ShuffledStages(of: 3, in: solution, id: "05-Filter/3", wrongAnswers: texts)
///     puzzle?.blocks[0]                     // ".filter(isValidSearchText)"
///     puzzle?.exercise(inOrder: [3, 1, 2])  // an Exercise.swift with the third block first
///
/// Only a run shows whether an order is right. Several orders can be right, and a distractor may work as well as a
/// stage of the answer.
public struct ShuffledStages: Sendable {
    /// The stages, in the order in which they're shown. The first has the number 1.
    public let blocks: [String]

    /// The numbers of the reference solution's stages, from top to bottom.
    public let answer: [Int]

    private let chain: StageChain
    private let task: Int
    private let solution: String

    private static let fewest = 3

    private static let mostDistractors = 2

    /// The puzzle of a task; nil if its answer isn't a pipeline of three stages or more.
    /// - Parameters:
    ///   - solution: the text of the reference solution. A reader's order is tried in it, so a task can use another
    ///     task's code.
    ///   - id: identifies the task, which gets the same order each time.
    ///   - wrongAnswers: the task's regions in wrong answers, which contain the distractors.
    ///   - others: wrong answers to other tasks, in case `wrongAnswers` contains too few distractors.
    public init?(of task: Int, in solution: String, id: String, wrongAnswers: [String], others: [String]) {
        guard let region = TaskRegions(of: solution)[task], let chain = StageChain(in: region.text),
            chain.stages.count >= Self.fewest
        else { return nil }
        var generator = SplitMix64(seed: FNV1a.hash(id.utf8))
        let scope = Scope(of: region, in: solution)
        var distractors: [String] = []
        for (texts, isOwn) in [(wrongAnswers, true), (others, false)] {
            for stage in Self.oddStages(of: texts, besides: chain, in: scope, onlyAlone: isOwn).shuffled(
                using: &generator)
            where distractors.count < Self.mostDistractors {
                if !distractors.contains(where: { $0.operatorName == stage.operatorName }) { distractors.append(stage) }
            }
        }
        let stages = chain.stages + distractors
        let last = chain.stages.count - 1
        var places = Array(stages.indices)
        // The order that's shown is never right, because the answer's last stage isn't below its other stages.
        repeat { places.shuffle(using: &generator) } while places.last { $0 <= last } == last
        blocks = places.map { stages[$0] }
        answer = chain.stages.indices.compactMap { stage in places.firstIndex(of: stage).map { $0 + 1 } }
        (self.chain, self.task, self.solution) = (chain, task, solution)
    }

    /// The code above the stages.
    public var head: [String] { chain.head }

    /// The region of the task with these blocks, from top to bottom; nil if a number is out of range.
    public func region(inOrder numbers: [Int]) -> String? {
        guard numbers.allSatisfy({ (1...blocks.count).contains($0) }) else { return nil }
        return chain.region(with: numbers.map { blocks[$0 - 1] })
    }

    /// The reference solution's file with the blocks in this order, and an unused declaration; nil if a number is out
    /// of range. Without the declaration, the starter's order would count as a task that isn't started.
    public func exercise(inOrder numbers: [Int]) -> ExerciseFile? {
        guard let region = region(inOrder: numbers) else { return nil }
        let regions = TaskRegions(of: solution)
        let text = region + "\nprivate enum InThisOrder {}\n"
        return regions[task].map { old in
            ExerciseFile(path: "Exercise.swift", text: regions.replacing(old.lines, with: text))
        }
    }

    // MARK: Distractors

    /// The short stages of wrong answers that the right answer doesn't have, and whose names are in scope.
    /// - Parameter onlyAlone: whether a stage must be its answer's only different stage, and so the mistake itself.
    private static func oddStages(of texts: [String], besides chain: StageChain, in scope: Scope, onlyAlone: Bool)
        -> [String]
    {
        let own = Set(chain.stages.map(\.code))
        return texts.flatMap { text -> [String] in
            let odd = StageChain(in: text)?.stages.filter { !own.contains($0.code) } ?? []
            guard odd.count == 1 || !onlyAlone else { return [] }
            return odd.filter { stage in
                stage.operatorName != chain.stages.last?.operatorName
                    && !["subscribe", "bind"].contains(stage.operatorName)
                    && !stage.contains("//") && stage.count(where: \.isNewline) < 3 && scope.hasAllNames(of: stage)
            }
        }
    }
}

/// The names that a stage of a task can use.
private struct Scope {
    private let names: Set<Substring>

    init(of region: TaskRegions.Region, in file: String) {
        let all = Tokenizer(file).tokens
        let functions = all.indices.dropLast().filter { all[$0 + 1] == "(" }.map { all[$0] }
        names = Set(region.tokens.freeNames).union(functions)
    }

    func hasAllNames(of stage: String) -> Bool {
        let words: Set<Substring> = [
            "in", "if", "else", "let", "var", "try", "throws", "return", "true", "false", "nil", "self", "weak",
            "switch",
            "case", "guard", "is", "as", "_",
        ]
        return stage.code.freeNames.allSatisfy { name in
            names.contains(name) || words.contains(name) || name.first?.isUppercase == true
        }
    }
}

extension String {
    fileprivate var code: [Substring] { Tokenizer(self).tokens }

    fileprivate var operatorName: Substring { dropFirst().prefix { $0.isLetter } }
}

extension [Substring] {
    /// The names that aren't members, labels, or declared here.
    fileprivate var freeNames: [Substring] {
        let declared = Set(declaredNames)
        return indices.filter { index in
            let isMember = index > startIndex && self[index - 1] == "."
            let isLabel = index + 1 < endIndex && self[index + 1] == ":"
            return self[index].isName && !isMember && !isLabel && !declared.contains(self[index])
        }.map { self[$0] }
    }
}
