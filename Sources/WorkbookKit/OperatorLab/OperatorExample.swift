import Marbles
import ReactiveCore

/// One operator, ready to be shown: its parameters, an example of its inputs, and a way to run it on marbles.
public struct OperatorExample: Sendable {
    /// A signal that the operator subscribes to.
    public struct Input: Sendable {
        /// The name of the input's lane.
        public let name: String
        /// The input's marbles in the example.
        public let example: String
        var canFail = true

        static func source(_ example: String, named name: String = "source", canFail: Bool = true) -> Self {
            Self(name: name, example: example, canFail: canFail)
        }

        static func trigger(_ example: String, named name: String = "trigger") -> Self {
            Self(name: name, example: example, canFail: false)
        }
    }

    static let maximumEvents = 500

    /// The operator, with enough of its declaration to identify it: `throttle`, `take(first:)`, `flatMap(_ strategy:)`.
    public let name: String

    /// Other forms of the same operator: `merge(with:)` for `merge`.
    let otherForms: [String]

    /// The path of the operator's source file, below `Sources/ReactiveCore`.
    public let source: String

    /// The example's parameters: first those of the operator that aren't signals, in order.
    public let parameters: [OperatorParameter]

    /// How many lines of marbles the operator accepts.
    public let marblesCount: ClosedRange<Int>

    /// The signals that the operator subscribes to. Additional lines of marbles are treated like the last input.
    public let inputs: [Input]
    private let play: @Sendable (_ title: String, [OperatorArgument], [MarbleDiagram]) -> Demonstration
    private let label: String?

    /// - Parameters:
    ///   - source: the source file; nil if it's named after the operator, such as `Operators/TakeFirst.swift`.
    ///   - label: the name of a single output's lane; nil for the operator's call, such as `take(first: 2)`.
    ///   - secondSubscriber: the step at which a second subscriber arrives in the example. This step becomes the last
    ///     parameter.
    init<Value: Described, Failure: Described>(
        _ name: String, otherForms: [String] = [], source: String? = nil, label: String? = nil,
        _ parameters: OperatorParameter..., inputs: [Input] = [], marblesCount: ClosedRange<Int>? = nil,
        secondSubscriber: Int? = nil, showsSubscriptions: Bool = false,
        makeSignal: @escaping @Sendable (LabRun) -> Signal<Value, Failure>
    ) {
        (self.name, self.otherForms) = (name, otherForms)
        let file = name.split { !$0.isLetter }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        self.source = source ?? "Operators/\(file).swift"
        self.label = label
        let second = secondSubscriber.map { OperatorParameter.steps("second", "when a second subscriber arrives", $0) }
        self.parameters = parameters + [second].compactMap { $0 }
        self.inputs = inputs
        self.marblesCount = marblesCount ?? inputs.count...inputs.count
        play = { title, arguments, diagrams in
            let run = LabRun(arguments: arguments, inputs: inputs, diagrams: diagrams)
            let signal = makeSignal(run)
            run.show(signal, named: secondSubscriber == nil ? title : "first")
            if secondSubscriber != nil {
                let start = arguments[arguments.count - 1].duration
                run.scheduler.schedule(after: start) { run.show(signal, named: "second") }
            }
            return run.finish(showsSubscriptions: showsSubscriptions)
        }
    }

    /// The name without its argument labels: `take` for `take(first:)`.
    public var baseName: String { String(name.prefix { $0 != "(" }) }

    /// The name as a user types it on a command line: `take-first` for `take(first:)`.
    public var commandName: String { name.split { !$0.isLetter }.joined(separator: "-") }

    /// The operator's usage on a command line: `throttle 3 "ab--c----d|"`.
    public var usage: String {
        let words = parameters.map { $0.example }.map { word in
            word.allSatisfy { $0.isLetter || $0.isNumber } && !word.isEmpty ? word : "\"\(word)\""
        }
        return ([commandName] + words + inputs.map { "\"\($0.example)\"" }).joined(separator: " ")
    }

    /// The lines of the example, as the operator's documentation shows them.
    ///
    /// If the operator has a parameter with choices, there is an output for each choice, under the same inputs.
    public var diagram: [String] {
        lanesOfChoices.map { LaneDrawing($0, width: 100).lines } ?? run().lines(width: 100)
    }

    /// The example with one sentence for each lane.
    public var sentences: [String] { lanesOfChoices.map { SpokenLanes($0).sentences } ?? run().sentences }

    /// The example as the text of an SVG file.
    public func svg(title: String) -> String {
        lanesOfChoices.map { LanePicture($0, title: title).svg } ?? run().svg(title: title)
    }

    private var lanesOfChoices: [Lane]? {
        let choices = parameters.flatMap { $0.choices }
        guard !choices.isEmpty else { return nil }
        let lanes = inputs.map { Lane($0.name, (try? MarbleDiagram(parsing: $0.example).events) ?? []) }
        return lanes + choices.flatMap { run(example: [$0]).outputs }
    }

    /// Runs the example.
    public func run() -> Demonstration { run(example: []) }

    private func run(example words: [String]) -> Demonstration {
        do {
            return try run(words: words)
        } catch {
            fatalError("The example of \(name) is wrong: \(error)")
        }
    }

    /// Runs the operator on words of a command line.
    ///
    ///     try OperatorCatalogue.named("throttle")!.run(words: ["3", "ab--c----d|"])
    ///
    /// - Parameter words: a word for each of ``parameters``, then the lines of marbles. Without lines, the example's
    ///   marbles are played; without any words, the example's arguments are used as well.
    public func run(words: [String]) throws(OperatorExampleError) -> Demonstration {
        let words = words.isEmpty ? parameters.map { $0.example } : words
        guard words.count >= parameters.count else { throw .missingArguments(given: words.count, usage: usage) }
        for (word, parameter) in zip(words, parameters) where !parameter.accepts(word) {
            throw .unreadableArgument(word, wanted: parameter.wanted, usage: usage)
        }
        let marbles = words.dropFirst(parameters.count)
        let lines = marbles.isEmpty ? inputs.map { $0.example } : Array(marbles)
        guard marblesCount.contains(lines.count) else {
            throw .wrongNumberOfMarbles(given: lines.count, wanted: marblesCount, usage: usage)
        }
        var diagrams: [MarbleDiagram] = []
        for (index, line) in lines.enumerated() {
            diagrams.append(try Self.diagram(line, for: inputs[min(index, inputs.count - 1)]))
        }
        let arguments = words.prefix(parameters.count)
        return play(title(arguments), arguments.map(OperatorArgument.init), diagrams)
    }

    private static func diagram(_ line: String, for input: Input) throws(OperatorExampleError) -> MarbleDiagram {
        let diagram: MarbleDiagram
        do throws(MarbleSyntaxError) {
            diagram = try MarbleDiagram(parsing: line)
        } catch {
            throw .marbles(error)
        }
        guard diagram.events.count <= maximumEvents else { throw .tooLong }
        let fails = diagram.events.contains { if case .failed = $0.kind { true } else { false } }
        if fails, !input.canFail { throw .failingInput(name: input.name, marbles: line) }
        return diagram
    }

    private func title(_ words: ArraySlice<String>) -> String {
        if let label { return label }
        if words.isEmpty { return baseName }
        let labels = name.dropFirst(baseName.count + 1).split(separator: ":").dropLast()
        let arguments = zip(words, parameters).enumerated().map { index, argument in
            let word = argument.1.label(for: argument.0)
            return index < labels.count && !labels[index].hasPrefix("_") ? "\(labels[index]): \(word)" : word
        }
        return "\(baseName)(\(arguments.joined(separator: ", ")))"
    }
}

/// The reason why an operator can't run with the typed words.
public enum OperatorExampleError: Error, Sendable, Equatable, CustomStringConvertible {
    /// There are fewer arguments than parameters.
    case missingArguments(given: Int, usage: String)
    /// A parameter doesn't accept its word.
    case unreadableArgument(String, wanted: String, usage: String)
    /// There are too few or too many lines of marbles.
    case wrongNumberOfMarbles(given: Int, wanted: ClosedRange<Int>, usage: String)
    /// A line of marbles can't be parsed.
    case marbles(MarbleSyntaxError)
    /// The marbles of an input that can't fail contain a `#`.
    case failingInput(name: String, marbles: String)
    /// A line of marbles has too many events.
    case tooLong

    public var description: String {
        switch self {
        case .missingArguments(let given, let usage):
            "There \(given == 1 ? "is 1 argument" : "are \(given) arguments") here. Write it as `\(usage)`."
        case .unreadableArgument(let word, let wanted, let usage):
            "`\(word)` is not \(wanted). Write it as `\(usage)`."
        case .wrongNumberOfMarbles(let given, let wanted, let usage):
            "It takes \(Self.lines(wanted)) of marbles, but there \(given == 1 ? "is" : "are") \(given). "
                + "Write it as `\(usage)`."
        case .marbles(let error):
            error.description
        case .failingInput(let name, let marbles):
            "The signal `\(name)` can't fail. End `\(marbles)` with `|`, or leave its end open."
        case .tooLong:
            "A line of marbles has more than \(OperatorExample.maximumEvents) events. Try fewer."
        }
    }

    private static func lines(_ range: ClosedRange<Int>) -> String {
        switch (range.lowerBound, range.upperBound) {
        case (0, 0): "no line"
        case (1, 1): "one line"
        case (let least, let most) where least == most: "\(least) lines"
        case (let least, let most): "\(least) to \(most) lines"
        }
    }
}
