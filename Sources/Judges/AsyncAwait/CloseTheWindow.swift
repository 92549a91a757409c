import SharedJudges

extension BookTask {
    private static let noPipeline = "A window has no disposable and no second subscriber. Its scenarios close it."

    /// Task 1 of chapter 13: a task isn't a child.
    static let closeTheWindow = BookTask(outside: noPipeline) {
        TaskJudge(
            number: $0, view: .windows, scenarios: Scenario.windows,
            mistakes: Mistake.windows + [.noSearchSent, .nothingShown] + Pause.mistakes, obstacle: SteppedTasks.obstacle
        )
    }

    /// Task 4 of chapter 13: signals and `async` together.
    static let bothTogether = BookTask(outside: noPipeline) {
        TaskJudge(
            number: $0, view: .windows, scenarios: Scenario.windows,
            mistakes: Mistake.windows + [.noSearchSent, .nothingShown] + Pause.mistakes + [
                .observed("every key") { run in
                    let (sent, enough) = (
                        run.actual.values(in: .request).count, run.expected.values(in: .request).count
                    )
                    return sent > enough ? ["sent": "\(sent)", "enough": "\(enough)"] : nil
                },
                .observed("old answer") { run in
                    run.missing(in: .canceled).first.map { ["text": $0.text] }
                },
            ], obstacle: SteppedTasks.obstacle)
    }
}

extension TaskView {
    /// When the newest search is canceled is up to the program: at the next key, or once that has got through.
    fileprivate static let windows = TaskView(free: [.accessRequest])
}
