import Reading

/// Asks what a signal prints at creation, at subscription, and for each value.
extension RunsProblem {
    static let misconceptions: [Misconception] = [
        .creationOrSubscription, .subscriptionOrValue, .coldOrHot, .lateGetsAll,
    ]

    var question: DrillQuestion? {
        let spec = QuestionSpec.runs(self)
        let printed = RunsRun(self).printed()
        guard printed.count <= 9 else { return nil }
        var texts = [printed]
        var options = [DrillQuestion.Option(words(printed), nil, reply: rule)]
        var generator = spec.generator
        for (misconception, clause, belief) in misreadings.shuffled(using: &generator) where options.count < 4 {
            let wrong = RunsRun(self, believing: belief).printed()
            guard !texts.contains(wrong), wrong.count <= 12 else { continue }
            texts.append(wrong)
            options.append(
                .init(words(wrong), misconception, reply: "Your answer would be right if \(clause). \(rule)"))
        }
        guard options.count > 2 else { return nil }
        return DrillQuestion(spec, options: options.shuffled(using: &generator)) { options in
            (source == .field ? [.paragraph("The text field contains \"m\".")] : [])
                + [.code(info: "swift", lines: lines), .question("What is printed?"), options.list]
        }
    }

    private func words(_ printed: String) -> String {
        printed.isEmpty ? "nothing" : printed.map { String($0) }.joined(separator: " ")
    }

    private var rule: String {
        if subscribers == 0 { return "A signal is a recipe. Without a subscriber, none of it runs." }
        return subscribers == 1
            ? "The recipe runs once per subscription, and the closure of `\(effect.rawValue)` for each value."
            : "Each subscriber gets its own run of the recipe and of every stage."
    }

    private func line(_ number: Int) -> String {
        let letters = Array(letters)
        return "print(\"\(letters[number])\")"
    }

    private var lines: [String] {
        var body: [String]
        switch source {
        case .field: body = ["field.textSignal"]
        case .recipe:
            body = ["Signal { subscriber in", "  " + line(1)]
            body += Array(repeating: "  subscriber.send(\"m\")", count: values)
            body += ["  subscriber.complete()", "  return nil", "}"]
        }
        let margin = source == .field ? "  " : ""
        switch effect {
        case .map: body += [".map { text in", "  " + line(2), "  return text", "}"].map { margin + $0 }
        case .doNext: body.append(margin + ".doNext { _ in \(line(2)) }")
        }
        if takesFirst { body.append(margin + ".take(first: 1)") }
        var lines = body
        if announces {
            lines = ["func make() -> Signal<String, Never> {", "  " + line(0), "  return " + body[0]]
            lines += body.dropFirst().map { "  " + $0 } + ["}", "let signal = make()"]
        } else {
            lines[0] = "let signal = " + lines[0]
        }
        lines.append(line(3))
        lines += Array(repeating: "signal.subscribe(next: { _ in })", count: subscribers)
        if source == .field { lines.append("type(\"a\")") }
        return lines
    }

    private var misreadings: [(Misconception, String, RunsRun.Belief)] {
        [
            (.creationOrSubscription, "making a signal ran it", .runsWhenMade),
            (.creationOrSubscription, "`make` ran again for each subscriber", .madeForEachSubscriber),
            (.subscriptionOrValue, "the recipe ran for each value", .recipeForEachValue),
            (
                .subscriptionOrValue, "the closure of `\(effect.rawValue)` ran once per subscription",
                .effectOncePerSubscription
            ),
            (.coldOrHot, "the second subscriber shared the first one's run", .runIsShared),
            (.endsWithItsSource, "`take(first: 1)` didn't end the signal", .takesAll),
            (.lateGetsAll, "a text field sent only what is typed from then on", .fieldStartsEmpty),
        ]
    }
}
