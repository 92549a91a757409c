import BookText

/// How a chapter's exercise gets to the player: the last lines of the chapter's own starter, in one of our files. The
/// corresponding lines of a submission are compiled, but nothing calls them.
///
///     Playing::Player.play(Exercises::ValidationExercise(validate: validate, …, predictedBackgrounds: "yyw"))
///
/// A prediction is copied from the submission's source as text, so no code of the submission can compute it.
struct Handover: Sendable {
    private static let title = "What the workbook reads"

    /// The type, such as `ValidationExercise`, and what is in its brackets.
    private let type: String
    private let arguments: [Substring]
    /// The predict tasks' numbers, by the names of their constants.
    private let predictions: [Substring: Int]

    /// The handover of a chapter; nil for one whose exercises have their own fixtures, as those of tests do.
    init?(of chapter: Chapter) {
        let starter = chapter.starterRegions
        guard let mark = starter.source.marks.last, mark.title == Self.title else { return nil }
        let tokens = starter.source.tokens[mark.tokensBefore...]
        guard let equals = tokens.firstIndex(of: "="), equals + 2 < tokens.endIndex, tokens[equals + 2] == "(",
            tokens.last == ")"
        else { return nil }
        type = String(tokens[equals + 1])
        arguments = Array(tokens[(equals + 3)...].dropLast())
        let names = Set(arguments)
        predictions = chapter.tasks.filter { $0.kind == .predict }.reduce(into: [:]) { predictions, task in
            let declared = starter[task.number]?.tokens.declaredNames ?? []
            for name in declared where names.contains(name) { predictions[name] = task.number }
        }
    }

    /// The statement that hands a submission to the player, for the end of one of our files.
    /// - Parameter fixtures: the module of the chapter's exercise.
    func statement(for regions: TaskRegions, fixtures: String) -> String {
        let values = predictions.mapValues { regions[$0]?.tokens ?? [] }
        let words = arguments.enumerated().map { index, word in
            // The label comes first, then a colon.
            guard let tokens = values[word], index > 0, arguments[index - 1] == ":" else { return word }
            return Self.literal(of: word, in: tokens) ?? "\"?\""
        }
        let call = { (selector: String) in
            "Playing\(selector)Player.play(\(fixtures)\(selector)\(type)(\n\(Self.lines(of: words))))"
        }
        // Since Swift 6.3, two colons always name a module, even if a type has the module's name.
        return "#if compiler(>=6.3)\n\(call("::"))\n#else\n\(call("."))\n#endif\n"
    }

    func main(for regions: TaskRegions, fixtures: String) -> String {
        "import \(fixtures)\nimport Playing\n\n" + statement(for: regions, fixtures: fixtures)
    }

    /// Why the prediction of a task can't be read from a submission, as a sentence; nil if it can.
    func obstacle(toPrediction task: Int, in region: TaskRegions.Region?) -> String? {
        guard let name = predictions.first(where: { $0.value == task })?.key, let region,
            Self.literal(of: name, in: region.tokens) == nil
        else { return nil }
        return """
            A prediction is a text in quotes, such as `let \(name) = "a-b"`, and task \(task) has something else. \
            Write down what you expect the pipeline to send.
            """
    }

    /// The string literal that a constant is declared with; nil if there's none, or if it contains code.
    private static func literal(of name: Substring, in tokens: [Substring]) -> Substring? {
        let places = tokens.indices.dropFirst().filter {
            tokens[$0] == name && ["let", "var"].contains(tokens[$0 - 1])
        }
        guard places.count == 1, tokens[places[0] - 1] == "let" else { return nil }
        var rest = tokens[(places[0] + 1)...]
        if rest.starts(with: [":", "String"]) { rest = rest.dropFirst(2) }
        guard rest.popFirst() == "=", let value = rest.popFirst(), value.isPlainLiteral else { return nil }
        // No expression may continue after it, such as `+` or a call.
        let isAlone = rest.first.map { $0.first?.isLetter == true || ["@", "#", "}"].contains($0) } ?? true
        return isAlone ? value : nil
    }

    private static func lines(of words: [Substring]) -> String {
        words.reduce(into: "") { text, word in text += word == "," ? ",\n" : word }
    }
}

extension Substring {
    fileprivate var isPlainLiteral: Bool {
        let hashes = prefix { $0 == "#" }
        guard dropFirst(hashes.count).first == "\"", hasSuffix("\"" + hashes) else { return false }
        return !contains("\\" + hashes + "(")
    }
}
