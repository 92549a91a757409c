import Reading
import Terminal

/// Chooses a reader's next question: a question to repeat, or else a new question. Two questions of a kind never come
/// in a row, as long as the reader can answer another kind.
///
/// New questions need only names that the reader has been taught, and favor misconceptions that led to wrong answers or
/// were rarely among the options.
package struct Drill {
    /// The maximum number of misconceptions that get a candidate question. The best candidate is asked.
    private static let targets = 5

    private let taught: Set<String>
    private let recent: Set<String>
    private let about: Set<String>?
    private var maker: QuestionMaker
    private var generator: SplitMix64
    private var asked: [QuestionSpec] = []

    /// - Parameters:
    ///   - taught: the names that the reader has met.
    ///   - recent: the names of the furthest chapter that the reader has reached.
    ///   - about: every question needs one of these names; nil for no limit.
    ///   - seed: the same seed chooses the same questions for the same record.
    package init(taught: Set<String>, recent: Set<String> = [], about: Set<String>? = nil, seed: UInt64) {
        (self.taught, self.recent, self.about) = (taught, recent, about)
        maker = QuestionMaker(taught: taught, seed: seed)
        generator = SplitMix64(seed: seed &+ 1)
    }

    /// - Parameters:
    ///   - record: the reader's answers so far.
    ///   - again: questions to repeat after the questions that are due today.
    /// - Returns: nil if there is nothing to repeat, and the attempts to make a new question fail.
    package mutating func next(
        _ record: DrillRecord, on today: Day, repeating again: [String] = []
    ) -> (question: DrillQuestion, isNew: Bool)? {
        // A newer workbook may not support an older workbook's question.
        let back = (record.due(on: today) + again).compactMap(QuestionSpec.init)
            .filter { !asked.contains($0) && isWanted($0) }
        let last = asked.last?.kind
        if let question = back.lazy.filter({ $0.kind != last }).compactMap(\.question).first {
            return (noted(question), false)
        }
        let new = candidates(record).filter { isNew($0.spec, record) }
        let others = new.filter { $0.spec.kind != last }
        if others.isEmpty, let question = back.lazy.compactMap(\.question).first { return (noted(question), false) }
        var best: (question: DrillQuestion, score: Double)?
        for question in others.isEmpty ? new : others {
            let score = score(question, record)
            if score > best?.score ?? -.infinity { best = (question, score) }
        }
        return best.map { (noted($0.question), true) }
    }

    private mutating func noted(_ question: DrillQuestion) -> DrillQuestion {
        asked.append(question.spec)
        return question
    }

    /// Questions about misconceptions with high weights, and usually of kinds not asked recently, but at least of one
    /// that isn't the last question's, if there is one. Some may not be new.
    private mutating func candidates(_ record: DrillRecord) -> [DrillQuestion] {
        var questions: [DrillQuestion] = []
        let known = Misconception.allCases.filter { misconception in
            misconception.canShow(in: taught) && about.map(misconception.canShow) ?? true
        }
        let ranked = known.map { ($0, weight($0, record) + Double.random(in: 0..<1, using: &generator)) }
            .sorted { $0.1 > $1.1 }
        // A reader of the first chapters may know one kind only.
        for last in [asked.last?.kind, nil] where questions.isEmpty {
            for (misconception, _) in ranked.prefix(Self.targets) {
                let question = maker.question(exposing: misconception, rather: recent, needing: about, after: last)
                if let question { questions.append(question) }
            }
        }
        let asked = asked.suffix(Self.targets).map(\.kind)
        for kind in QuestionSpec.Kind.allCases
        where !asked.contains(kind) || questions.allSatisfy({ $0.spec.kind == asked.last }) {
            let attempts = kind == .operator || kind == .line ? 4 : 100
            if let question = maker.question(of: kind, needing: about, attempts: attempts) {
                questions.append(question)
            }
        }
        return questions
    }

    private func weight(_ misconception: Misconception, _ record: DrillRecord) -> Double {
        let met = record.misconceptions[misconception.rawValue]
        if met?.wanted ?? 0 > 0 { return 20 }
        let isRecent = misconception.canShow(in: recent)
        return (isRecent ? 8 : 4) / Double(1 + (met?.shown ?? 0))
    }

    private func isWanted(_ spec: QuestionSpec) -> Bool { about.map { !spec.needs.isDisjoint(with: $0) } ?? true }

    private func isNew(_ spec: QuestionSpec, _ record: DrillRecord) -> Bool {
        record.questions[spec.description] == nil && !asked.contains(spec)
    }

    private mutating func score(_ question: DrillQuestion, _ record: DrillRecord) -> Double {
        var score = Double.random(in: 0..<1, using: &generator)
        for misconception in question.misconceptions { score += weight(misconception, record) }
        if asked.suffix(3).contains(where: { $0.kind == question.spec.kind }) { score -= 3 }
        if !recent.isDisjoint(with: question.spec.needs) { score += 4 }
        return score
    }
}
