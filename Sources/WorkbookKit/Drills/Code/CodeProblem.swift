import ReactiveCore
import Reading
import Terminal

/// A problem about a few lines of code, which the core runs to find the answer. A misreading of the code is another
/// problem of the family: its run is what a reader with the misconception expects.
protocol CodeProblem: DrillProblem {
    associatedtype Answer: Hashable

    /// The names that a reader must know before any of these questions, and the misconceptions behind their options.
    static var topic: (needs: Set<String>, misconceptions: [Misconception]) { get }
    /// The answers in the order of the options; empty for a random order.
    static var order: [Answer] { get }

    init(by choices: inout Choices)

    /// Whether the code makes a question.
    var isPlausible: Bool { get }
    /// What the core does with the code; nil if that isn't a possible answer.
    func run() -> Answer?
    /// The problem that a reader sees who misreads the code; nil if the misreading isn't possible.
    /// - Parameter name: what the reader expects, as in `Solutions/Drills.md`.
    func misread(as name: String) -> Self?

    var code: [String] { get }
    /// The values of the placeholders in the words, by their names.
    var placeholders: [String: String] { get }
    /// The names of the sentences that a reader has to know besides the code.
    var situation: [String] { get }
    func words(for answer: Answer) -> String
    /// The name of the rule that a reply explains.
    func rule(for answer: Answer) -> String
}

extension CodeProblem {
    init?(_ text: String) {
        var choices = Choices(text)
        self.init(by: &choices)
        guard choices.isReadable else { return nil }
    }

    /// A text of this kind of problem, from `Solutions/Drills.md`.
    func text(_ name: String) -> String { filled(Self.section?[name] ?? "") }

    private func filled(_ text: String) -> String { PlacedText(text).filled(with: placeholders) }

    static var section: DrillWords? { DrillWords.all.first { $0.name == kind.rawValue } }

    func question(as spec: QuestionSpec) -> DrillQuestion? {
        guard isPlausible, let right = run() else { return nil }
        var generator = spec.generator
        let rule = text(rule(for: right))
        let readings = Self.section?.misreadings.compactMap { reading in
            misread(as: reading.expects).map { problem in
                Misread(reading.misconception, filled(reading.clause), rule: rule) { problem.run() }
            }
        }
        var answers = Misread.options(right, rule: rule, words: words, (readings ?? []).shuffled(using: &generator))
        guard answers.count > 2 else { return nil }
        if Self.order.isEmpty { answers.shuffle(using: &generator) }
        let ordered = Self.order.compactMap { answer in answers.first { $0.answer == answer } }
        return DrillQuestion(spec, options: (ordered.isEmpty ? answers : ordered).map(\.option)) { options in
            (situation.isEmpty ? [] : [.paragraph(situation.map(text).joined(separator: " "))])
                + [.code(info: "swift", lines: code), .question(text("asks")), options.list]
        }
    }
}

/// What a reader with a misconception expects.
struct Misread<Answer: Equatable> {
    private let misconception: Misconception
    private let reply: String
    private let answer: () -> Answer?

    init(_ misconception: Misconception, _ clause: String, rule: String, answer: @escaping () -> Answer?) {
        (self.misconception, self.answer) = (misconception, answer)
        reply = "Your answer would be right if \(clause). \(rule)"
    }

    /// The right answer, and up to three wrong ones, each with its option.
    static func options(
        _ right: Answer, rule: String, words: (Answer) -> String, _ misreads: [Misread]
    ) -> [(answer: Answer, option: DrillQuestion.Option)] {
        var options = [(answer: right, option: DrillQuestion.Option(words(right), nil, reply: rule))]
        for misread in misreads where options.count < 4 {
            guard let wrong = misread.answer(), !options.contains(where: { $0.answer == wrong }) else { continue }
            options.append((wrong, .init(words(wrong), misread.misconception, reply: misread.reply)))
        }
        return options
    }
}

/// The choices that make a problem. They're made at random, and their words become the problem's text; or they're read
/// from such a text.
struct Choices {
    private(set) var generator: SplitMix64
    private(set) var text = ""
    private var unread: ArraySlice<String>?
    private var isRight = true

    var isReadable: Bool { isRight && unread?.isEmpty != false }

    init(using generator: SplitMix64) { self.generator = generator }

    init(_ text: String) {
        self.init(using: SplitMix64(seed: 0))
        unread = text.split(separator: " ").map(String.init)[...]
    }

    mutating func one<Choice: RawRepresentable<String>>(of all: [Choice]) -> Choice {
        let next = unread?.popFirst()
        let choice = unread == nil ? all.randomElement(using: &generator) : all.first { $0.rawValue == next }
        isRight = isRight && choice != nil
        text += (text.isEmpty ? "" : " ") + (choice ?? all[0]).rawValue
        return choice ?? all[0]
    }

    mutating func one<Choice: RawRepresentable<String> & CaseIterable>() -> Choice { one(of: Array(Choice.allCases)) }
    mutating func number(in range: ClosedRange<Int>) -> Int { Int(word(of: range.map(String.init))) ?? 0 }
    mutating func word(of words: [String]) -> String { one(of: words.map(Word.init)).rawValue }

    private struct Word: RawRepresentable { let rawValue: String }
}

/// A stage with a closure.
enum ClosureStage: String, CaseIterable { case map, filter, doNext }

extension Signal where Failure == Never {
    /// The signal with a stage that passes each value on, and whose closure does some work.
    func through(_ stage: ClosureStage, doing work: @escaping @Sendable () -> Void) -> Signal {
        switch stage {
        case .doNext: doNext { _ in work() }
        case .filter: filter { _ in (work(), true).1 }
        case .map: map { value in (work(), value).1 }
        }
    }
}
