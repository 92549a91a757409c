import SharedJudges
import TerminalUI

extension BookTask {
    /// Task 4 of chapter 02: a weak `self` frees the object, but its subscription stays in a source that lives longer.
    static let leaveNothingBehind = BookTask(
        sharing: .controller(open: .open, second: nil),
        except: [
            .repetition: "A color that comes again looks like the one before.", .emptyThings: "A color can't be empty.",
        ],
        view: TaskView(counting: [.subscribers]),
        scenarios: [
            Scenario("three controllers open and are released, two of them at once") { typing in
                let colors = [Color.red, .green, .blue, .cyan, .magenta, .yellow].shuffled(using: &typing.generator)
                typing.add(
                    .open, .color(colors[0]), .open, .color(colors[1]), .release, .color(colors[2]), .release, .open,
                    .color(colors[3]), .release)
            }.holding(.lifetime, .disposal, .count, .secondRun),
            Scenario("five controllers stay open through many colors, and go one by one") { typing in
                let colors = [Color.red, .green, .blue, .cyan, .magenta, .yellow].shuffled(using: &typing.generator)
                for _ in 0..<5 { typing.add(.open) }
                for color in colors + colors.reversed() + colors { typing.add(.color(color)) }
                for color in colors.prefix(5) {
                    typing.add(.release, .color(color))
                }
            },
            Scenario("a screen holds the form longer than its controller lives") { typing in
                typing.add(.open, .hold, .color(.red), .release, .color(.green))
            },
        ],
        mistakes: [
            .property("strong in map", capturing: ["self"]) { $0.outlives("controller") ? [:] : nil },
            .property("form captured", capturing: ["form"]) { $0.outlives("form") ? [:] : nil },
            subscribed("follows twice") { run, at in at < run.actual.time(of: .release) ?? at + .seconds(1) },
            subscribed("only weak") { _, _ in true },
        ]
    )
}

private func subscribed(_ name: String, when applies: @escaping @Sendable (PlayedRun, Duration) -> Bool) -> Mistake {
    Mistake(filling: name) { run in
        guard let (at, open, left) = run.subscriptionsLeft, applies(run, at) else { return nil }
        return ["open": "\(open)", "left": "\(left)"]
    }
}

extension PlayedRun {
    fileprivate func outlives(_ name: String) -> Bool {
        zip(actual.playedMoments, expected.playedMoments).contains { $0.alive[name] ?? 0 > $1.alive[name] ?? 0 }
    }

    /// The first time at which the color has more subscriptions than in the solution, with both numbers; nil if never.
    fileprivate var subscriptionsLeft: (at: Duration, open: Int, left: Int)? {
        zip(actual.observations(in: .subscribers), expected.observations(in: .subscribers)).lazy
            .map { (at: $0.at, open: Int($1.text) ?? 0, left: Int($0.text) ?? 0) }
            .first { $0.left > $0.open }
    }
}
