import ReactiveCore
import Testing

@Suite("Tests with marbles") struct MarbleTestTests {
    private func expectProblem(_ words: String, @MarbleTest.Builder _ lines: (MarbleTest) -> [MarbleTest.Line]) {
        let problems = MarbleTest.problems(lines)
        #expect(problems.count == 1 && problems[0].contains(words), "\(problems)")
    }

    @Test func `a wrong lane fails, with both lanes on one ruler`() {
        expectProblem("expected  A-X|\nactual    A-B|\n            ^ step 2") {
            "a-b|"
            $0.inputs[0].map { $0.uppercased() }
            "A-X|"
        }
    }

    @Test func `what arrives after the end of the expected lane fails`() {
        expectProblem("actual    --a") {
            "a"
            $0.inputs[0].delay($0.steps(2), on: $0.scheduler)
            "-"
        }
    }

    @Test func `a timer that's left when the pipeline is over fails`() {
        expectProblem("a timer is left") {
            "ab|"
            let scheduler = $0.scheduler
            $0.inputs[0].doNext { _ in scheduler.schedule(after: .seconds(1)) {} }
            "ab|"
        }
    }
}
