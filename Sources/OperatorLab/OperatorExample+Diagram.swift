import Marbles

extension OperatorExample {
    /// The example as the operator's documentation shows it.
    ///
    /// Where one of the arguments is a choice, its outputs are shown for each choice, under the same inputs.
    public var diagram: [String] {
        let choice = parameters.firstIndex { if case .choice = $0.kind { true } else { false } }
        guard let choice, case .choice(let words) = parameters[choice].kind else { return run().lines(width: 100) }
        let outputs = words.flatMap { word in
            var arguments = parameters.map(\.example)
            arguments[choice] = word
            return run(example: arguments).outputs
        }
        return LaneDrawing(asWritten + outputs, options: .init(width: 100)).lines
    }

    /// The inputs' marbles as they are written, whenever they are played.
    private var asWritten: [Lane] {
        inputs.compactMap { input in
            (try? MarbleDiagram(parsing: input.example)).map { Lane(input.name, $0.events) }
        }
    }
}
