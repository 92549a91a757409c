import Reading

/// Hands a chapter's exercise to the player with the last lines of the chapter's own starter, compiled in one of our
/// files. The corresponding lines of a submission are compiled, but nothing uses them.
///
///     Playing::Player.play(Exercises::ValidationExercise(validate: validate, …, predictedBackgrounds: "yyw"))
///
/// A prediction is copied from the submission's source as text, so no code of the submission can compute it.
package struct Handover: Sendable {
    private static let title = "What the workbook reads"

    /// The earlier names of types that starters declare. An older exercise declares a type by its earlier name.
    private static let oldNames: [Substring: Substring] = ["ColoredForm": "SearchForm"]

    private let type: String
    /// The arguments of the type's initializer, as tokens: a label, a colon, and the value.
    private let arguments: [ArraySlice<Substring>]
    /// The numbers of the tasks that declare the values, by the values' names.
    private let tasks: [Substring: Int]
    /// The predict tasks' numbers, by the names of their constants.
    private let predictions: [Substring: Int]

    /// The handover of a chapter; nil if its starter hands nothing over, as in tests with their own fixtures.
    package init?(of chapter: Chapter) {
        let starter = chapter.starterRegions
        guard let mark = starter.source.marks.last, mark.title == Self.title else { return nil }
        let tokens = starter.source.tokens[mark.tokensBefore...]
        guard let equals = tokens.firstIndex(of: "="), equals + 2 < tokens.endIndex, tokens[equals + 2] == "(",
            tokens.last == ")"
        else { return nil }
        type = String(tokens[equals + 1])
        arguments = tokens[(equals + 3)...].dropLast().split(separator: ",")
        let names = Set(arguments.compactMap { $0.dropFirst(2).first })
        tasks = chapter.tasks.reduce(into: [:]) { tasks, task in
            let declared = starter[task.number]?.tokens.declaredNames ?? []
            for name in declared where names.contains(name) { tasks[name] = task.number }
        }
        let predicted = Set(chapter.tasks.filter { $0.kind == .predict }.map(\.number))
        predictions = tasks.filter { predicted.contains($0.value) }
    }

    /// - Parameter fixtures: the module that declares the type.
    func statement(for regions: TaskRegions, fixtures: String) -> String {
        let declared = Set(regions.source.tokens.declaredNames)
        let given = arguments.compactMap { argument -> String? in
            let label = argument.prefix(2).joined()
            guard let value = argument.dropFirst(2).first, let task = tasks[value] else { return argument.joined() }
            if predictions[value] != nil {
                return label + (Self.literal(of: value, in: regions[task]?.tokens ?? []) ?? "\"?\"")
            }
            if declared.contains(value) { return argument.joined() }
            // An exercise that was handed out before the task was added has no region for it.
            if regions[task] == nil { return nil }
            let old = Self.oldNames[value].flatMap { declared.contains($0) ? $0 : nil }
            return label + (old ?? value) + argument.dropFirst(3).joined()
        }
        let call = { (selector: String) in
            "Playing\(selector)Player.play(\(fixtures)\(selector)\(type)(\n\(given.joined(separator: ",\n"))))"
        }
        // Since Swift 6.3, the name before `::` is always a module's, even if a type has the same name.
        return "#if compiler(>=6.3)\n\(call("::"))\n#else\n\(call("."))\n#endif\n"
    }

    package func main(for regions: TaskRegions, fixtures: String) -> String {
        "import \(fixtures)\nimport Playing\n\n" + statement(for: regions, fixtures: fixtures)
    }

    /// Why a task's prediction can't be read from its region; nil if it can, or without a prediction or a region.
    func obstacle(toPrediction task: Int, in region: TaskRegions.Region?) -> String? {
        guard let name = predictions.first(where: { $0.value == task })?.key, let region,
            Self.literal(of: name, in: region.tokens) == nil
        else { return nil }
        return """
            A prediction is a text in quotes, such as `let \(name) = "a-b"`, and task \(task) has something else. \
            Write down what you expect the pipeline to send.
            """
    }

    /// A constant's value, if it's a string literal without interpolated code; otherwise nil.
    private static func literal(of name: Substring, in tokens: [Substring]) -> Substring? {
        let places = tokens.indices.dropFirst().filter {
            tokens[$0] == name && ["let", "var"].contains(tokens[$0 - 1])
        }
        guard places.count == 1, tokens[places[0] - 1] == "let" else { return nil }
        var rest = tokens[(places[0] + 1)...]
        if rest.starts(with: [":", "String"]) { rest = rest.dropFirst(2) }
        guard rest.popFirst() == "=", let value = rest.popFirst(), value.isPlainLiteral else { return nil }
        // The literal must be the whole expression, without a `+` or a call after it.
        let isAlone = rest.first.map { $0.first?.isLetter == true || ["@", "#", "}"].contains($0) } ?? true
        return isAlone ? value : nil
    }
}

extension Substring {
    fileprivate var isPlainLiteral: Bool {
        let hashes = prefix { $0 == "#" }
        guard dropFirst(hashes.count).first == "\"", hasSuffix("\"" + hashes) else { return false }
        return !contains("\\" + hashes + "(")
    }
}
