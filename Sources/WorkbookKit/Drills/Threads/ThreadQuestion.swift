import Reading

/// Asks on which thread a line of a pipeline runs.
extension ThreadProblem {
    private static let threads = ["main", "background", "twitter"]
    static let misconceptions: [Misconception] = [.deliverMovesAll, .subscribeDelivers, .staysOnItsThread]

    var question: DrillQuestion? {
        let spec = QuestionSpec.thread(self)
        guard isPlausible, let thread else { return nil }
        var options = [DrillQuestion.Option("on \(thread)", nil, reply: rule)]
        var generator = spec.generator
        for (misconception, clause, problem) in misreadings.shuffled(using: &generator) {
            guard let wrong = problem.thread, !options.contains(where: { $0.text == "on \(wrong)" }) else { continue }
            options.append(
                .init("on \(wrong)", misconception, reply: "Your answer would be right if \(clause). \(rule)"))
        }
        guard options.count == Self.threads.count else { return nil }
        let order = Self.threads.compactMap { thread in options.first { $0.text == "on \(thread)" } }
        return DrillQuestion(spec, options: order) { options in
            [
                .paragraph(situation), .code(info: "swift", lines: lines),
                .question("On which thread does the closure with `// here` run?"), options.list,
            ]
        }
    }

    private var situation: String {
        let what =
            switch source {
            case .field: "`texts` come from a text field, which sends on main."
            case .search: "`search` calls back on the queue *twitter*."
            case .file: "`file` is cold. It sends where it's started."
            }
        let search = stages.contains(.search) ? " `search` calls back on the queue *twitter*." : ""
        return what + search + " You subscribe on main."
    }

    private var lines: [String] {
        [source == .field ? "texts" : source.rawValue]
            + stages.enumerated().map { index, stage in
                let code =
                    switch stage {
                    case .map: ".map { change($0) }"
                    case .doNext: ".doNext { log($0) }"
                    case .search: ".flatMap { search($0) }"
                    case .deliverToMain: ".deliver(on: main)"
                    case .deliverToBackground: ".deliver(on: background)"
                    case .subscribeInBackground: ".subscribe(on: background)"
                    }
                return "    " + code + (index == asked ? "  // here" : "")
            }
    }

    private var rule: String {
        let above = stages[..<asked]
        let decides = above.lastIndex { $0.delivers || $0 == .search }
        switch decides.map({ above[$0] }) {
        case .search: return "An inner search is a source, and sends on twitter, whatever is above it."
        case .deliverToMain, .deliverToBackground:
            return "The next `deliver(on:)` above it decides. `subscribe(on:)` only starts the source elsewhere."
                .replacing(
                    stages.contains(.subscribeInBackground)
                        ? "" : " `subscribe(on:)` only starts the source elsewhere.", with: "")
        default: break
        }
        switch source {
        case .field: return "Nothing above it changes the thread, so it runs where the field sends: on main."
        case .search: return "Nothing above it changes the thread, so it runs where the search sends: on twitter."
        case .file:
            return stages.contains(.subscribeInBackground)
                ? "`file` sends where it's started, and `subscribe(on:)` starts it in the background."
                : "`file` sends where it's started, and you subscribe on main."
        }
    }

    /// The misconceptions, their clauses for the reply, and pipelines that behave as each misconception predicts.
    private var misreadings: [(Misconception, String, ThreadProblem)] {
        var misreadings: [(Misconception, String, ThreadProblem)] = []
        func add(_ misconception: Misconception, _ clause: String, _ problem: ThreadProblem) {
            misreadings.append((misconception, clause, problem))
        }
        if let last = stages.lastIndex(where: \.delivers) {
            add(.deliverMovesAll, "`deliver(on:)` also moved what is above it", moving(last))
            add(.staysOnItsThread, "`deliver(on:)` moved nothing here", without(\.delivers))
        }
        if let first = stages.firstIndex(where: \.delivers) {
            add(.deliverMovesAll, "`deliver(on:)` also moved what is above it", moving(first))
        }
        if let place = stages.firstIndex(of: .subscribeInBackground) {
            var stages = stages
            stages[place] = .deliverToBackground
            let delivering = ThreadProblem(source: source, stages: stages, asked: asked)
            add(.subscribeDelivers, "`subscribe(on:)` decided where values arrive", delivering)
            add(.staysOnItsThread, "`subscribe(on:)` didn't matter", without { $0 == .subscribeInBackground })
        }
        let code = stages.filter(\.runsCode)
        let onField = ThreadProblem(source: .field, stages: code, asked: askedWithout { !$0.runsCode })
        add(.staysOnItsThread, "a pipeline stayed on the thread where you subscribe", onField)
        let onSource = without { $0.delivers || $0 == .search }
        add(.staysOnItsThread, "all values stayed on the thread of their first source", onSource)
        if stages[..<asked].contains(.search) {
            let outside = without { $0 == .search }
            add(.deliverMovesAll, "`deliver(on:)` also moved what is sent inside `flatMap`", outside)
        }
        return misreadings
    }

    private func moving(_ index: Int) -> ThreadProblem {
        var stages = stages
        // Insert `deliver(on:)` right below the last source above the line in question, because the reader believes
        // that it moves everything below that source.
        let stage = stages.remove(at: index)
        let asked = asked - (index < asked ? 1 : 0)
        let sources = stages[..<asked].lastIndex(of: .search).map { $0 + 1 } ?? 0
        stages.insert(stage, at: sources)
        return ThreadProblem(source: source, stages: stages, asked: asked + 1)
    }

    private func without(_ isLeftOut: (Stage) -> Bool) -> ThreadProblem {
        ThreadProblem(source: source, stages: stages.filter { !isLeftOut($0) }, asked: askedWithout(isLeftOut))
    }

    private func askedWithout(_ isLeftOut: (Stage) -> Bool) -> Int { asked - stages[..<asked].count(where: isLeftOut) }
}
