import Exercises
import Grading
import TerminalUI

extension ExerciseTask {
    /// Task 4 of chapter 02: a weak `self` frees the object, but its subscription stays in a source that lives longer.
    static let leaveNothingBehind = ExerciseTask(
        number: 4,
        scenarios: [
            Scenario(
                "three controllers open and are released, two of them at once", judge: \FollowerJudgment.finding
            ) { typing in
                let colors = [Color.red, .green, .blue, .cyan, .magenta, .yellow].shuffled(using: &typing.generator)
                typing.add(.open)
                typing.add(.color(colors[0]))
                typing.add(.open)
                typing.add(.color(colors[1]))
                typing.add(.release)
                typing.add(.color(colors[2]))
                typing.add(.release)
                typing.add(.open)
                typing.add(.color(colors[3]))
                typing.add(.release)
            }
        ]
    )
}

/// Judges controllers that come and go: what each shows while it is open, and what is left of it.
private struct FollowerJudgment: Judgment {
    let transcript: Transcript

    var finding: Finding? {
        for moment in moments.indices.dropFirst() {
            let open = count(.open, through: moment) - count(.release, through: moment)
            if let finding = colorAtOpening(moment) ?? colors(at: moment) ?? living(open, at: moment)
                ?? subscribers(open, at: moment)
            {
                return finding
            }
        }
        return nil
    }

    /// A controller that opens doesn't show the color that the app has already.
    private func colorAtOpening(_ moment: Int) -> Finding? {
        guard moments[moment].stimulus?.action == .open,
            moments[moment].values(in: .shown, of: count(.open, through: moment)).isEmpty
        else { return nil }
        return Finding(
            """
            A controller that opens doesn't show the color that the app has then. \
            The signal starts with that color: subscribe in `follow`, and let the first value through.
            """, hint: 2)
    }

    private func colors(at moment: Int) -> Finding? {
        let first = count(.release, through: moment) + 1
        let last = count(.open, through: moment)
        guard first <= last, case .color(let color) = moments[moment].stimulus?.action
        else { return nil }
        for number in first...last where moments[moment].values(in: .shown, of: number).last != color.rawValue {
            return Finding(
                number == first && first < last
                    ? """
                    Two controllers are open, but the older one stopped following the color when the newer one opened. \
                    Each controller needs its own subscription.
                    """
                    : """
                    An open controller doesn't follow the color: its subscription ended right away. \
                    A `ScopedDisposable` has to be kept in a property of the controller.
                    """,
                expected: [
                    Observation(at: transcript.times[moment], lane: .shown, of: number, event: .next(color.rawValue))
                ],
                actual: moments[moment].observations.filter { $0.lane == .shown && $0.number == number },
                hint: 2)
        }
        return nil
    }

    private func living(_ open: Int, at moment: Int) -> Finding? {
        if moments[moment].alive["controller", default: 0] > open {
            return Finding(
                """
                The controller stays alive after its release: the color holds your subscriber, \
                whose closure holds the controller. Capture `self` weakly.
                """, hint: 3, captured: ["self"])
        }
        if moments[moment].alive["form", default: 0] > open {
            return Finding(
                """
                The controller is freed, but its form isn't: the color holds your subscriber, \
                whose closure holds the form. Capture it weakly.
                """, hint: 3, captured: ["form"])
        }
        return nil
    }

    private func subscribers(_ open: Int, at moment: Int) -> Finding? {
        guard let left = moments[moment].values(in: .subscribers).last.flatMap({ Int($0) }), left > open else {
            return nil
        }
        if count(.release, through: moment) == 0 {
            return Finding(
                """
                \(open == 1 ? "One open controller has" : "\(open) open controllers have") subscribed to the color \
                \(left) times. Subscribe once in each.
                """, hint: 2)
        }
        let isEndedLater = moments[(moment + 1)...].contains { later in
            later.isColor
                && later.values(in: .subscribers).last.flatMap { Int($0) }.map { $0 < left } == true
        }
        if isEndedLater {
            return Finding(
                """
                The controller is freed, but its subscription stays until the next color, which may never come. \
                `bind` notices only then that its target is gone. \
                End the subscription with the controller.
                """, hint: 1)
        }
        return Finding(
            """
            The controller is freed, but its subscription stays (open controllers: \(open), subscriptions: \(left)). \
            Every controller that was ever opened leaves one behind. \
            End the subscription with the controller.
            """, hint: 1)
    }

    private func count(_ action: Stimulus.Action, through moment: Int) -> Int {
        moments[...moment].count { $0.stimulus?.action == action }
    }
}

extension Transcript.Moment {
    fileprivate var isColor: Bool {
        if case .color = stimulus?.action { true } else { false }
    }
}
