import Exercises
import Grading

extension ExerciseTask {
    /// Task 1 of chapter 12: a signal from a button to the log.
    static let logTaps = ExerciseTask(
        number: 1,
        scenarios: [
            Scenario("taps and keys", input: SignInInput.self, judge: \LoggedTaps.finding) { input in
                input.typeName()
                for _ in 1...3 { input.add(.tap) }
                input.typePassword()
                input.add(.tap)
                input.waitForTheAnswer()
                input.add(.signInKey(.clear, .name))
                input.add(.tap)
                input.waitForTheAnswer()
            }
        ]
    )
}

/// Judges which lines are logged, and when.
private struct LoggedTaps: Judgment {
    let transcript: Transcript

    private static let line = "tapped"

    private var isTap: [Bool] { moments.map { $0.stimulus?.action == .tap } }

    var finding: Finding? {
        let expected = isTap.map { $0 ? [Self.line] : [] }
        let logged = moments.map { $0.values(in: .log) }
        guard logged != expected else { return nil }
        return Finding(
            explaining: logged, by: misconceptions,
            otherwise: "Each tap should log one line, at once. Nothing else should log.", hint: 2,
            expected: transcript.logMarbles(expected), actual: transcript.logMarbles(logged))
    }

    private var misconceptions: [Misconception<[[String]]>] {
        let isTap = isTap
        let other = transcript.values(in: .log).first { $0 != Self.line }
        return [
            Misconception("No tap was logged. Subscribe to the button's `tapSignal`, and call `form.log`.", hint: 2) {
                $0.allSatisfy(\.isEmpty)
            },
            Misconception(
                "A line was logged when the form opened, before any tap. Log in the subscriber's closure.", hint: 3
            ) { logged in
                (logged.firstIndex { !$0.isEmpty } ?? 0) < (isTap.firstIndex(of: true) ?? 0)
                    && transcript.observations(in: .log).first?.at == .zero
            },
            Misconception(
                "A key in a field logged a line, too. Start at the button's `tapSignal` alone.", hint: 2
            ) { logged in
                zip(logged, isTap).contains { !$0.isEmpty && !$1 }
            },
            Misconception("The log says \"\(other ?? "")\". The task asks for \"\(Self.line)\".", hint: 3) { _ in
                other != nil
            },
            Misconception("Each tap was logged more than once. Subscribe once.", hint: 3) { logged in
                zip(logged, isTap).allSatisfy { !$1 || $0.count > 1 }
            },
            Misconception("Only the first tap was logged. Something ended the pipeline after it.", hint: 3) { logged in
                logged.count { !$0.isEmpty } == 1
            },
            Misconception("Some taps weren't logged: those that came soon after another one.", hint: 2) { logged in
                zip(logged, isTap).contains { $0.isEmpty && $1 }
            },
        ]
    }
}
