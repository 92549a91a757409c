import Reading

/// Asks when a pipeline's owner is freed, if ever.
extension LeakProblem {
    static let misconceptions: [Misconception] = [
        .oneWeakIsEnough, .alwaysHeld, .handleEndsIt, .endsWithItsSource,
    ]

    var question: DrillQuestion? {
        let spec = QuestionSpec.leak(self)
        guard stages.contains(where: { $0.capture != .none }) || subscriber != .none else { return nil }
        let freed = LeakRun(self).freed()
        var options = [freed: DrillQuestion.Option(words(for: freed), nil, reply: rule(freed))]
        var generator = spec.generator
        for (misconception, clause, problem) in misreadings.shuffled(using: &generator) {
            let wrong = LeakRun(problem).freed()
            guard options[wrong] == nil else { continue }
            options[wrong] = .init(
                words(for: wrong), misconception, reply: "Your answer would be right if \(clause). \(rule(freed))")
        }
        guard options.count > 2 else { return nil }
        let order = Freed.allCases.compactMap { options[$0] }
        return DrillQuestion(spec, options: order) { options in
            [
                .paragraph(situation), .code(info: "swift", lines: lines),
                .question("The app drops its last reference to the \(names.owner). When is it freed?"), options.list,
            ]
        }
    }

    private var situation: String {
        let source =
            ownsSource
            ? "`\(names.source)` is in a property of the \(names.owner), and nothing else holds it."
            : "`\(names.source)` belongs to the app, and lives on."
        return ending == .scoped ? source + " `handle` is another property of the \(names.owner)." : source
    }

    private func words(for freed: Freed) -> String {
        switch freed {
        case .atOnce: "at once"
        case .withTheNextValue: "with the next \(names.value)"
        case .whenTheSourceCompletes: "when `\(names.source)` completes"
        case .never: "never"
        }
    }

    private func rule(_ freed: Freed) -> String {
        let holds = stages.contains { $0.capture == .strong } || subscriber == .strong
        switch freed {
        case .atOnce where !holds: return "No closure holds the \(names.owner), so nothing keeps it."
        case .atOnce: return "The pipeline has ended by then, and released everything its closures held."
        case .withTheNextValue:
            return "A closure holds `self` until `take(first: 1)` has its value. Then everything is freed."
        case .whenTheSourceCompletes:
            return "A closure holds `self`, and `\(names.source)` holds the closure until it completes."
        case .never: return "A closure holds `self`, and the \(names.owner) holds `\(names.source)`: a cycle."
        }
    }

    // MARK: - Code

    private var lines: [String] {
        let start =
            switch ending {
            case .source, .first: ""
            case .disposed: "let subscription = "
            case .scoped: "handle = "
            case .lost: "_ = "
            }
        var lines = [start + names.source]
        if ending == .first { lines.append("    .take(first: 1)") }
        for stage in stages {
            switch (stage.name, stage.capture) {
            case (.map, .none): lines.append("    .map { trimmed($0) }")
            case (.map, .strong): lines.append("    .map { self.trimmed($0) }")
            case (.map, .weak): lines += ["    .map { [weak self] in", "        self?.trimmed($0) ?? $0", "    }"]
            case (.filter, .none): lines.append("    .filter { isNew($0) }")
            case (.filter, .strong): lines.append("    .filter { self.wants($0) }")
            case (.filter, .weak):
                lines += ["    .filter { [weak self] in", "        self?.wants($0) == true", "    }"]
            case (.doNext, .none): lines.append("    .doNext { print($0) }")
            case (.doNext, .strong): lines.append("    .doNext { self.note($0) }")
            case (.doNext, .weak): lines += ["    .doNext { [weak self] in", "        self?.note($0)", "    }"]
            }
        }
        switch subscriber {
        case .none: lines.append("    .subscribe(next: { print($0) })")
        case .strong: lines.append("    .subscribe(next: { self.\(names.verb)($0) })")
        case .weak: lines += ["    .subscribe(next: { [weak self] in", "        self?.\(names.verb)($0)", "    })"]
        }
        switch ending {
        case .source, .first: break
        case .disposed: lines += ["// Later:", "subscription.dispose()"]
        case .scoped, .lost: lines.append("    .scoped()")
        }
        return lines.map { $0.replacing("    ", with: "  ") }
    }

    // MARK: - Misreadings

    /// The misconceptions, their clauses for the reply, and pipelines that behave as each misconception predicts.
    private var misreadings: [(Misconception, String, LeakProblem)] {
        var misreadings: [(Misconception, String, LeakProblem)] = []
        func add(_ misconception: Misconception, _ clause: String, _ problem: LeakProblem) {
            misreadings.append((misconception, clause, problem))
        }
        let captures = stages.map(\.capture) + [subscriber]
        if captures.contains(.weak), captures.contains(.strong) {
            add(.oneWeakIsEnough, "one `[weak self]` counted for all closures", holding(.weak))
        }
        if captures.contains(.weak), !captures.contains(.strong) {
            add(.alwaysHeld, "a closure held `self` in spite of `[weak self]`", holding(.strong))
            add(.alwaysHeld, "a weak reference held on until the next value", holding(.strong).ended(by: .first))
        }
        if ending == .source, !ownsSource {
            add(.handleEndsIt, "dropping the handle ended the subscription", ended(by: .lost))
        }
        if ending == .source, ownsSource {
            add(.handleEndsIt, "a subscription ended with the function that made it", ended(by: .lost))
        }
        if ending == .scoped { add(.handleEndsIt, "the \(names.owner) let go of `handle` now", ended(by: .lost)) }
        if ending == .disposed || ending == .first || ending == .lost {
            add(.alwaysHeld, "a pipeline that has ended still held its closures", ended(by: .source))
        }
        if ending == .first { add(.endsTooEarly, "`take(first: 1)` ended before its value came", ended(by: .lost)) }
        if captures.contains(.strong), !ownsSource, ending == .source || ending == .scoped {
            var other = self
            other.ownsSource = true
            add(.alwaysHeld, "a completed source still held its subscribers", other)
        }
        if captures.contains(.strong), ending == .source || ending == .scoped {
            add(.endsWithItsSource, "the next value were the last", ended(by: .first))
        }
        return misreadings
    }

    private func holding(_ capture: Capture) -> LeakProblem {
        var other = self
        for index in stages.indices where stages[index].capture != .none { other.stages[index].capture = capture }
        if subscriber != .none { other.subscriber = capture }
        return other
    }

    private func ended(by ending: Ending) -> LeakProblem {
        var other = self
        other.ending = ending
        return other
    }
}
