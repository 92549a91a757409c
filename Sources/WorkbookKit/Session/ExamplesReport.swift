import Checks
import Grading
import Marbles
import Reading
import Terminal

/// Shows how many answers a learner's examples accept and catch, and a question that none of the examples answers.
@MainActor
struct ExamplesReport {
    let verdict: ExampleVerdict
    let task: ExampleTask
    let reference: TaskReference
    let session: Session

    private var output: Output { session.output }

    func show() {
        output.say(StyledText(verdict.summary, style: verdict.isComplete ? .good : .unsure))
        for contradiction in verdict.contradictions { show(contradiction) }
        if let missed = verdict.missed.first {
            output.blankLine()
            output.say("No example answers this question yet: \(missed.text)")
        }
        output.blankLine()
        let name = reference.name
        if verdict.isComplete {
            let isPassed = session.stores.progress.current[reference.key].state == .passed
            output.say(
                (isPassed ? "" : "Now the code: `edit \(name)`, then `check \(name)`. ")
                    + "`examples \(name) --swift` prints them as tests.")
        } else if verdict.count < Example.counts.lowerBound {
            output.say("Write at least \(Example.counts.lowerBound) examples. `edit \(name)` opens the file.")
        } else {
            output.say("`edit \(name)` opens the file. You can also begin with the code: examples are optional.")
        }
    }

    /// Shows an example that contradicts the task, because some or all of the right answers fail it.
    private func show(_ contradiction: ExampleVerdict.Contradiction) {
        output.blankLine()
        output.say(
            """
            Example \(contradiction.number) contradicts the task: `\(reference.chapter.exercisePath)`, \
            line \(contradiction.example.expected.line). \(sentence(about: contradiction))
            """)
        let lanes = [
            Lane(task.input.name, contradiction.example.input.events), Lane("right", contradiction.right),
            Lane(Example.expectedName, contradiction.expected),
        ]
        output.blankLine()
        if output.isSpoken {
            for line in SpokenLanes(lanes, time: .steps(of: ExampleTask.step)).sentences { output.say(spoken: line) }
            return
        }
        let drawing = LaneDrawing(lanes, step: ExampleTask.step, width: max(20, output.columns - 4))
        for line in drawing.lines { output.verbatim(line.isEmpty ? "" : "    " + line) }
    }

    private func sentence(about contradiction: ExampleVerdict.Contradiction) -> String {
        let comparison = MarbleComparison(
            expected: contradiction.right, actual: contradiction.expected, step: ExampleTask.step)
        guard let difference = comparison.difference else { return "" }
        let who =
            contradiction.refused == verdict.right
            ? "the right answers do" : "\(contradiction.refused) of \(verdict.right) right answers do"
        return "It forbids what \(who) at \(difference.place): \(difference.expected). You wrote \(difference.actual)."
    }
}

extension ExampleVerdict {
    fileprivate var summary: String {
        let tally = caught.count == wrong ? "all \(wrong) wrong ones" : "\(caught.count) of \(wrong) wrong ones"
        let sound = count - contradictions.count
        let (accept, these) = sound == 1 ? ("accepts", "catches") : ("accept", "catch")
        if count == 1 {
            return sound == 1
                ? "Your example \(accept) all \(right) right answers and \(these) \(tally)."
                : "Your example refuses right answers, so it can't catch wrong ones."
        }
        return switch sound {
        case count: "Your \(count) examples \(accept) all \(right) right answers and \(these) \(tally)."
        case 0: "Each of your \(count) examples refuses right answers, so they can't catch wrong ones."
        default: "\(sound) of your \(count) examples \(accept) all \(right) right answers and \(these) \(tally)."
        }
    }
}
