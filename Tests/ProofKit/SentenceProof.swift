import Grading
import Reading

/// The proof that each marked sentence of a goal has a run that fails if the sentence is ignored, and an answer that
/// ignores only this sentence: the run is the first to fail for that answer.
public struct SentenceProof {
    /// The number of marked sentences, and how many of them are proved.
    public private(set) var sentences = 0
    public private(set) var shown = 0
    /// The faults, as messages.
    public private(set) var faults: [String] = []

    /// - Parameters:
    ///   - listed: the runs that Answers.md names.
    ///   - path: the path of Answers.md, as errors name it.
    ///   - played: the task's answers, each with the index of the first scenario that failed, under each seed.
    public init(
        of task: ExerciseTask, _ listed: [ChapterAnswers.MarkedRun], in path: String,
        _ played: [(answer: Answer, firstFailures: [Int?])]
    ) {
        let names = task.scenarios.map(\.name)
        sentences = task.marks.count
        for run in listed {
            if !task.marks.contains(run.mark) {
                faults.append("\(path):\(run.line): No sentence of the goal has the mark [\(run.mark)].")
            }
            guard !names.contains(run.scenario) else { continue }
            let nearest = Suggestions.question(Suggestions.closest(to: run.scenario, among: names))
            faults.append(
                "\(path):\(run.line): No run is called “\(run.scenario)”.\(nearest.map { " \($0)" } ?? "")")
        }
        let ignoring = played.filter { $0.answer.isFirstProgram && $0.answer.known.ignores != nil }
        for (answer, _) in ignoring where !task.marks.contains(answer.known.ignores ?? "") {
            faults.append(
                "\(path):\(answer.known.line): No sentence of the goal has the mark [\(answer.known.ignores ?? "")].")
        }
        for mark in task.marks {
            let runs = listed.filter { $0.mark == mark }.map(\.scenario)
            let answers = ignoring.filter { $0.answer.known.ignores == mark }
            if runs.isEmpty { faults.append("\(path) names no run for the sentence [\(mark)] of the goal.") }
            if answers.isEmpty { faults.append("\(path): No answer `· ignores \(mark)`.") }
            let others = answers.compactMap { answer, failures in
                failures.lazy.map { $0.map { names[$0] } ?? "none" }.first { !runs.contains($0) }.map {
                    "\(path):\(answer.known.line): “\(answer.known.title)” should fail first in a run for [\(mark)], "
                        + "and it does in “\($0)”."
                }
            }
            faults += others
            if !runs.isEmpty, !answers.isEmpty, others.isEmpty { shown += 1 }
        }
    }
}
