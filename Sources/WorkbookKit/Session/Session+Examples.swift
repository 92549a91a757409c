import Checks
import Grading
import Reading
import Terminal

extension Session {
    func remember(_ verdict: ExampleVerdict, on task: TaskReference) {
        let file = FailedRuns.hash(of: book.exerciseFile(of: task.chapter))
        stores.progress.update {
            $0[task.key].examples = ExamplesRecord(
                written: verdict.count, caught: verdict.caught.count, wrong: verdict.wrong, file: file)
        }
    }

    func showForm(of task: ExampleTask, _ reference: TaskReference) {
        output.say(StyledText("Examples for task \(reference.name): \(reference.task.title)", style: .heading))
        output.blankLine()
        output.say(
            """
            Before you write code, say what it should do. An example is two lanes: what goes in, and what should come \
            out. Write two to six of them as comments, below the task's line in \(place(of: reference)):
            """)
        output.blankLine()
        let width = max(task.input.name.count, Example.expectedName.count) + 2
        let lanes = [(task.input.name, task.sample.input), (Example.expectedName, task.sample.expected)]
        let lines = lanes.map { "// " + $0.padding(toLength: width, withPad: " ", startingAt: 0) + $1 }
        output.show([.code(info: "swift", lines: ["// Examples", "//"] + lines)])
        output.blankLine()
        output.say("`\(task.input.name)`: \(task.input.text)")
        output.blankLine()
        output.say("`\(Example.expectedName)`: \(task.output)")
        output.blankLine()
        output.say(
            """
            In both, `-` is a step in which nothing happens, `[ab]` puts two marbles into one step, and `'text'` is \
            one step, however wide.
            """)
        output.blankLine()
        output.say(
            """
            `edit \(reference.name)` opens the file, and `examples \(reference.name)` runs them against right and \
            wrong answers. `task \(reference.name)` shows what the task asks for.
            """)
    }
}
