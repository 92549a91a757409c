import SharedJudges

extension BookTask {
    private static let noPipeline = "A window has no disposable and no second subscriber. Its scenarios close it."

    /// Task 1 of chapter 13: a task isn't a child.
    static let closeTheWindow = BookTask(outside: noPipeline) {
        TaskJudge(
            number: $0, view: .windows, scenarios: Scenario.windows,
            mistakes: [
                .observed("canceled group") { run in
                    let isSilent = run.actual.values(in: .request).isEmpty && !run.missing(in: .request).isEmpty
                    return isSilent && run.code.tokens.contains("cancelAll") ? [:] : nil
                },
                .olderTasksGoOn,
            ] + Mistake.windows + [.swallowedCancellation, .noSearchSent, .nothingShown] + Pause.mistakes,
            obstacle: SteppedTasks.obstacle)
    }

    /// Task 4 of chapter 13: signals and `async` together.
    static let bothTogether = BookTask(outside: noPipeline) {
        TaskJudge(
            number: $0, view: .windows, scenarios: Scenario.windows,
            mistakes: [
                .observed("canceled at the key") { run in
                    guard run.extra(in: .request).isEmpty else { return nil }
                    let early = run.missing(in: .canceled).first { missing in
                        run.extra(in: .canceled).contains { $0.text == missing.text && $0.at < missing.at }
                    }
                    return early.map { ["text": $0.text] }
                }
            ] + Mistake.windows + [.noSearchSent, .nothingShown] + Pause.mistakes + [
                .observed("over at once") { run in
                    run.isSilent(in: .request) && run.code.tokens.contains("dispose") ? [:] : nil
                },
                .observed("throttle latest") { run in
                    run.code.tokens.contains("throttleLatest") ? run.needlessRequests : nil
                },
                .observed("every key", filling: \.needlessRequests),
                .observed("nothing after the first cancellation") { run in
                    guard let canceled = (run.actual.observations(in: .canceled) + run.missing(in: .canceled)).first,
                        run.missing(in: .request).contains(where: { $0.at > canceled.at }),
                        !run.actual.observations(in: .request).contains(where: { $0.at > canceled.at })
                    else { return nil }
                    return ["text": canceled.text]
                },
            ], obstacle: SteppedTasks.obstacle)
    }

    /// Task 5 of chapter 13: a stream that nobody listens to anymore.
    static let noOneListens = BookTask(outside: noPipeline) {
        TaskJudge(
            number: $0, view: .windowsThatEnd, scenarios: Scenario.windows + [.textsEnd],
            mistakes: [
                .observed("never ends") { run in
                    guard let end = run.actual.time(of: .complete) else { return nil }
                    return run.missing(in: .window).contains { $0.at >= end } ? [:] : nil
                },
                .observed("searches on") { run in
                    guard let close = run.actual.time(of: .close) else { return nil }
                    return run.extra(in: .request).first { $0.at > close }.map { ["text": $0.text] }
                },
                .olderTasksGoOn,
            ] + Mistake.searches + [.swallowedCancellation, .noSearchSent, .nothingShown] + Pause.mistakes,
            obstacle: SteppedTasks.obstacle)
    }
}

extension PlayedRun {
    /// How many requests were sent, and how many are enough; nil if those were enough.
    fileprivate var needlessRequests: [String: String]? {
        let (sent, enough) = (actual.values(in: .request).count, expected.values(in: .request).count)
        return sent > enough ? ["sent": "\(sent)", "enough": "\(enough)"] : nil
    }
}

extension TaskView {
    /// How often access is asked for isn't compared, nor is where a search is canceled.
    fileprivate static let windows = TaskView(free: [.accessRequest], onAnyThread: [.canceled])
    fileprivate static let windowsThatEnd = TaskView(
        free: [.accessRequest], counting: [.window], onAnyThread: [.canceled])
}
