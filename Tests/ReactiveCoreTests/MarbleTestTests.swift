import Marbles
import ReactiveCore
import Testing

/// Tests that a wrong picture fails.
@Suite("Tests with marbles")
struct MarbleTestTests {
    private func expectProblem(_ words: String, @MarbleTest.Builder _ lines: (MarbleTest) -> [MarbleTest.Line]) {
        let problems = MarbleTest.problems(lines)
        #expect(problems.count == 1 && problems[0].contains(words), "\(problems)")
    }

    @Test("a wrong lane fails, with both lanes on one ruler")
    func wrongLane() {
        expectProblem("expected  A-X|\nactual    A-B|\n            ^ step 2") {
            "a-b|"
            $0.inputs[0].map { $0.uppercased() }
            "A-X|"
        }
    }

    @Test("what arrives after the end of the expected lane fails")
    func tooMuch() {
        expectProblem("actual    --a") {
            "a"
            $0.inputs[0].delay($0.steps(2), on: $0.scheduler)
            "-"
        }
    }

    @Test("a timer that's left when the pipeline is over fails")
    func leftTimer() {
        expectProblem("a timer is left") {
            "ab|"
            let scheduler = $0.scheduler
            $0.inputs[0].doNext { _ in scheduler.schedule(after: .seconds(1)) {} }
            "ab|"
        }
    }

    @Test("lines in the wrong order fail")
    func misplaced() {
        expectProblem("MisplacedLine") { _ in
            "a|"
            "a|"
        }
    }

    @Test("a line that isn't marbles fails")
    func notMarbles() {
        expectProblem("[ab") {
            "[ab"
            $0.inputs[0]
            "[ab]"
        }
    }

    /// The events of a cold input are timers, so at one instant they fire before the events of a hot one.
    @Test("a hot input plays once; a cold one plays from its start for each subscriber")
    func hotAndCold() {
        validate {
            "a-b|"
            cold("c-d|")
            $0.inputs[0].merge(with: $0.inputs[1])
            "[ca]-[db]|"
            $0.inputs[0]
            "--[^b]|"
            $0.inputs[1]
            "--[^c]-d|"
            $0.subscriptions[1]
            "^-^!-!"
        }
    }

    @Test("^ and ! come before the inputs of their instant")
    func subscriptionAndDisposal() {
        validate {
            "abcd"
            $0.inputs[0]
            "-[^b]c!"
            $0.subscriptions[0]
            "-^-!"
        }
    }
}
