import Marbles

/// One operator, ready to be shown: what it takes, an example of its inputs, and how it is really run on marbles.
public struct OperatorExample: Sendable {
    /// A signal that the operator listens to.
    public struct Input: Sendable {
        /// The name of its lane.
        public let name: String
        /// Its marbles in the example.
        public let example: String
        /// Whether its marbles may hold a `#`.
        public let canFail: Bool

        init(_ name: String, _ example: String, canFail: Bool = true) {
            self.name = name
            self.example = example
            self.canFail = canFail
        }
    }

    /// How many events a line of marbles may hold.
    static let longestMarbles = 500

    /// The operator, with as much of its declaration as tells it from others: `throttle`, `take(first:)`, `flatMap(_ strategy:)`.
    public let name: String

    /// Other forms of it, which differ only in how they are written: `merge(with:)` of `merge`.
    public let otherForms: [String]

    /// Its source file, below `Sources/ReactiveCore`.
    public let source: String

    /// What it takes besides signals, in the order in which it is written.
    public let parameters: [OperatorParameter]

    /// Its signals in the example.
    public let inputs: [Input]

    /// Whether more lines of marbles may follow those of the example, or some be left out.
    public let marblesCount: ClosedRange<Int>

    /// Whether the lanes of subscription and disposal belong to the picture.
    public let showsSubscriptions: Bool

    private let label: String?
    private let body: @Sendable (OperatorStage) -> Void

    /// - Parameters:
    ///   - source: its source file; nil for the one of the operators' that has its name.
    ///   - label: the name of the output's lane; nil to make it of the name and the arguments.
    init(
        _ name: String, otherForms: [String] = [], source: String? = nil, label: String? = nil,
        _ parameters: [OperatorParameter] = [], inputs: [Input] = [],
        marblesCount: ClosedRange<Int>? = nil, showsSubscriptions: Bool = false,
        run body: @escaping @Sendable (OperatorStage) -> Void
    ) {
        self.name = name
        self.otherForms = otherForms
        self.source = source ?? "Operators/\(name.prefix(1).uppercased() + name.dropFirst()).swift"
        self.label = label
        self.parameters = parameters
        self.inputs = inputs
        self.marblesCount = marblesCount ?? inputs.count...inputs.count
        self.showsSubscriptions = showsSubscriptions
        self.body = body
    }

    /// How it is written on a command line: `throttle 3 "ab--c----d|"`.
    public var usage: String {
        ([commandName] + parameters.map(\.example).map(Self.quoted) + inputs.map { "\"\($0.example)\"" }).joined(
            separator: " ")
    }

    /// The name without brackets and colons, as it is easily typed: `take-first` for `take(first:)`.
    public var commandName: String {
        name.split { !$0.isLetter }.joined(separator: "-")
    }

    /// Runs the example.
    public func run() -> Demonstration { run(example: []) }

    /// Runs the example with other arguments that are known to be right.
    func run(example arguments: [String]) -> Demonstration {
        do throws(OperatorExampleError) {
            return try run(words: arguments)
        } catch {
            fatalError("The example of \(name) is wrong: \(error)")
        }
    }

    /// Runs the operator on what somebody typed behind its name: its arguments, then its lines of marbles. Nothing stands for the example;
    /// arguments alone are tried on the example's marbles.
    public func run(words: [String]) throws(OperatorExampleError) -> Demonstration {
        let arguments = Array(words.prefix(parameters.count))
        return try run(arguments: arguments, marbles: Array(words.dropFirst(parameters.count)))
    }

    /// Runs the operator.
    ///
    /// - Parameters:
    ///   - arguments: a word for each of ``parameters``; none for those of the example.
    ///   - marbles: a line for each of ``inputs``; none for those of the example.
    public func run(arguments: [String], marbles: [String]) throws(OperatorExampleError) -> Demonstration {
        let words = arguments.isEmpty && marbles.isEmpty ? parameters.map(\.example) : arguments
        guard words.count == parameters.count else { throw .wrongNumberOfArguments(given: words.count, usage: usage) }
        var values: [OperatorArgument] = []
        for (word, parameter) in zip(words, parameters) {
            guard let value = parameter.value(of: word) else {
                throw .unreadableArgument(word, wanted: parameter.wanted, usage: usage)
            }
            values.append(value)
        }
        let lines = marbles.isEmpty ? inputs.map(\.example) : marbles
        guard marblesCount.contains(lines.count) else {
            throw .wrongNumberOfMarbles(given: lines.count, wanted: marblesCount, usage: usage)
        }
        var diagrams: [MarbleDiagram] = []
        for (index, line) in lines.enumerated() {
            let diagram = try Self.diagram(line)
            let input = inputs[min(index, inputs.count - 1)]
            if !input.canFail, diagram.hasFailure { throw .failingInput(name: input.name, marbles: line) }
            diagrams.append(diagram)
        }
        let stage = OperatorStage(title: title(values), arguments: values, inputs: inputs, diagrams: diagrams)
        body(stage)
        return stage.demonstration(showsSubscriptions: showsSubscriptions)
    }

    private static func diagram(_ line: String) throws(OperatorExampleError) -> MarbleDiagram {
        let diagram: MarbleDiagram
        do throws(MarbleSyntaxError) {
            diagram = try MarbleDiagram(parsing: line)
        } catch {
            throw .marbles(error)
        }
        guard diagram.events.count <= longestMarbles else { throw .tooLong(marbles: line) }
        return diagram
    }

    /// The name of the output's lane: `take(first: 2)`.
    private func title(_ arguments: [OperatorArgument]) -> String {
        if let label { return label }
        guard !arguments.isEmpty else { return String(name.prefix { $0 != "(" }) }
        let labels = name.drop { $0 != "(" }.dropFirst().split(separator: ":").dropLast().map(String.init)
        let words = arguments.enumerated().map { index, argument in
            index < labels.count && !labels[index].hasPrefix("_") ? "\(labels[index]): \(argument.word)" : argument.word
        }
        return "\(name.prefix { $0 != "(" })(\(words.joined(separator: ", ")))"
    }

    private static func quoted(_ word: String) -> String {
        word.allSatisfy { $0.isLetter || $0.isNumber } && !word.isEmpty ? word : "\"\(word)\""
    }
}

extension MarbleDiagram {
    fileprivate var hasFailure: Bool {
        events.contains { event in
            if case .failed = event.kind { true } else { false }
        }
    }
}
