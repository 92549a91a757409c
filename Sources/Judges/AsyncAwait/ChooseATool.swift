import SharedJudges

extension BookTask {
    /// Task 6 of chapter 13: eight problems, and the smallest tool for each.
    static let chooseATool = BookTask(outside: "The choices are values. The programs that they name are the book's.") {
        TaskJudge(
            number: $0,
            scenarios: Problem.allCases.map { problem in
                Scenario("\(problem): \(problem.question)") { typing in
                    typing.add(.solve(problem), after: .zero)
                    typing.wait(.seconds(1))
                    for (pause, events) in problem.events {
                        let verbs = events.map(BookVerb.sendText)
                        let verb = verbs.dropFirst().reduce(verbs[0]) { .both($0, $1) }
                        typing.add(verb, after: .milliseconds(pause))
                    }
                    typing.wait(.seconds(3))
                }
            },
            mistakes: [
                .observed("no choice yet") { run in
                    run.tool == Tool.undecided ? ["problem": run.problem] : nil
                },
                .property("larger than needed") { run in
                    run.firstDifference == nil && !run.extra(in: .choice).isEmpty ? run.choice : nil
                },
                .observed("can't wait") { run in
                    let cannotWait = run.tool == .computedProperty || run.tool == .constant && run.problem != "taps"
                    return run.isSilent && cannotWait ? run.choice : nil
                },
                .observed("asks once") { run in run.isSilent && run.tool == .asyncFunction ? run.choice : nil },
                .observed("torn") { run in
                    let counts = [1, 2].map { run.actual.values(in: .outcome, of: $0).count }
                    guard run.problem == "taps", !counts.contains(0),
                        counts[0] + counts[1] == run.expected.values(in: .outcome, of: 1).count
                    else { return nil }
                    return ["first": "\(counts[0])", "second": "\(counts[1])"]
                },
                .observed("state, not events") { run in
                    guard ["taps", "download"].contains(run.problem), !run.isSilent else { return nil }
                    let count = run.expected.values(in: .outcome, of: 1).count
                    let lost = count - run.actual.values(in: .outcome, of: 1).count
                    return ["problem": run.problem, "lost": "\(lost)", "count": "\(count)"]
                },
                .observed("a queue") { run in
                    let late = (run.extra(in: .outcome, of: 1)).first { shown in
                        ["search", "saving"].contains(run.problem) && run.newestText(at: shown.at) != shown.text
                    }
                    return late.map { ["late": $0.text, "text": run.newestText(at: $0.at) ?? ""] }
                },
                .observed("starved") { run in
                    guard run.problem == "saving", let saved = run.actual.observations(in: .outcome, of: 1).first,
                        let begin = run.actual.stimuli.first(where: { $0.verb?.sentText != nil })
                    else { return nil }
                    return ["wait": "\((saved.at - begin.at).inMilliseconds)"]
                },
                .observed("read once") { run in
                    ["total", "button", "taps"].contains(run.problem) && run.extra(in: .outcome, of: 1).isEmpty
                        ? run.choice : nil
                },
            ], obstacle: SteppedTasks.obstacle)
    }
}

extension PlayedRun {
    /// The name of the problem that the run is about.
    fileprivate var problem: String {
        for case .solve(let problem)? in actual.stimuli.map(\.verb) { return problem.rawValue }
        return ""
    }

    /// The tool that was chosen.
    fileprivate var tool: Tool? {
        let name = actual.values(in: .choice).first
        return Tool.allCases.first { "\($0)" == name }
    }

    /// The places of a message about the choice.
    fileprivate var choice: [String: String] { ["problem": problem, "tool": tool.map { "\($0)" } ?? ""] }

    /// The text of the newest event at a time.
    fileprivate func newestText(at time: Duration) -> String? {
        actual.stimuli.last { $0.at <= time && $0.verb?.sentText != nil }?.verb?.sentText
    }

    /// Whether nothing came of the problem, in spite of its events.
    fileprivate var isSilent: Bool {
        actual.values(in: .outcome, of: 1).isEmpty && !expected.values(in: .outcome, of: 1).isEmpty
    }
}

extension Problem {
    fileprivate var question: String {
        switch self {
        case .title: "a title that never changes"
        case .total: "the total of a cart"
        case .button: "a button that depends on two fields"
        case .settings: "settings from a file, once"
        case .search: "the answer to the newest text"
        case .saving: "a document that's saved as it changes"
        case .download: "lines, each of them, in order"
        case .taps: "two parts that react to each tap"
        }
    }

    /// What happens: pauses in milliseconds, each before one turn with its events.
    fileprivate var events: [(pause: Int, events: [String])] {
        switch self {
        case .title, .settings: []
        case .total: [(100, ["3"]), (200, ["4"]), (200, ["5"])]
        case .button: [(100, ["name"]), (200, ["password"]), (200, ["name"])]
        case .search: [(100, ["swi"]), (100, ["swif"]), (500, ["swift"]), (100, ["tea"])]
        case .saving: (1...12).map { (100, ["draft \($0)"]) }
        case .download: [(100, ["a"]), (50, ["b", "c"]), (50, ["c"]), (400, ["d"])]
        case .taps: [(100, ["tap"]), (100, ["tap"]), (100, ["tap", "tap"]), (100, ["tap"])]
        }
    }
}
