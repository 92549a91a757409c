import BookText

/// Explains what the compiler says about threads: views from the background, and values that can't cross.
enum ThreadErrors {
    static func explanation(of problem: CompileProblem) -> Explanation? {
        let message = problem.message
        let isolated = /^main actor-isolated (?:\w+ )+'([^']+)' (?:can|cannot|can't)\b/
        let called = /^call to main actor-isolated (?:\w+ )+'([^']+)' in a synchronous/
        if let name = message.firstMatch(of: isolated)?.1 ?? message.firstMatch(of: called)?.1 {
            return fromBackground(name.prefix { $0 != "(" }, in: problem)
        }
        if let match = problem.match("capture of '", /^capture of '([^']+)' with non-Sendable type '(.+)' in/) {
            if match.2.contains("->") {
                return Explanation(
                    "The closure may run on any thread, and so may `\(match.1)`, which it calls. "
                        + "Write `@Sendable` before the type of `\(match.1)`.")
            }
            return Explanation(
                "The closure may run on another thread, and `\(match.1)` (`\(match.2)`) can't be used from two. "
                    + "Deliver on main first, or take out what you need before the pipeline.", topic: .deliver)
        }
        if let match = message.firstMatch(of: /^(?:mutation of|reference to) captured var '([^']+)' in/) {
            return Explanation(
                "The closure may run on another thread while `\(match.1)` changes. "
                    + "Keep what changes in the pipeline, with `scan`, or in a `Mutex`.")
        }
        if let match = problem.match("sending '", /^sending '([^']+)' risks causing data races/) {
            return Explanation(
                "`\(match.1)` would be used from two threads at once. Use it on one side only.")
        }
        if message.hasPrefix("converting non-Sendable function value to '@Sendable") {
            return Explanation(
                "This function may be called on any thread, and its type doesn't say so. "
                    + "Write `@Sendable` before its type, or before its `func`.")
        }
        if message.contains("to a '@Sendable' function type") || message.contains("loses global actor 'MainActor'")
            || message.contains("converting function value of type '@MainActor")
        {
            return Explanation(
                "This function works on main only, and the values may arrive on any thread here. "
                    + "Add `.deliver(on: \(problem.mainScheduler))` above.", topic: .deliver)
        }
        return nil
    }

    private static func fromBackground(_ name: Substring, in problem: CompileProblem) -> Explanation {
        let deliver = "`.deliver(on: \(problem.mainScheduler))`"
        guard problem.isInPipeline else {
            return Explanation(
                "`\(name)` belongs to main, and this code may run on another thread. "
                    + "Mark its function with `@MainActor`, or use it below \(deliver).", topic: .deliver)
        }
        let chain = problem.chain
        guard ["subscribe", "observe"].contains(chain.here?.name) else {
            let aim = chain.below.first { $0.deliversOnMain }.map { "below the `deliver(on:)` of line \($0.line)" }
            return Explanation(
                "`\(name)` belongs to main, and this stage may run on another thread. "
                    + "Move this to `subscribe`, \(aim ?? "below \(deliver)").", topic: .deliver)
        }
        return Explanation(
            sentences(about: "`\(name)` belongs to main", deliver: deliver, in: problem), topic: .deliver)
    }

    /// Says what brings the values to main in `subscribe`: what's missing, or what undoes it.
    private static func sentences(about fact: String, deliver: String, in problem: CompileProblem) -> String {
        let above = problem.chain.above
        if let delivery = above.last(where: { $0.deliversOnMain }),
            let leaving = above.first(where: { $0.index > delivery.index && $0.leavesMain })
        {
            return "\(fact), and `\(leaving.name)` goes on from another thread. "
                + "Move `deliver(on:)` from line \(delivery.line) right above `subscribe`."
        }
        if let last = above.last, ["deliver", "subscribe"].contains(last.name) {
            return last.name == "deliver"
                ? "\(fact), and line \(last.line) delivers on another thread. Write \(deliver) there."
                : "\(fact). `subscribe(on:)` says where the work starts, not where the values arrive. "
                    + "Add \(deliver) below line \(last.line)."
        }
        if problem.isInside("Task", "async", "detached") {
            return "\(fact), and `\(problem.calls.last { ["Task", "async", "detached"].contains($0) } ?? "")` "
                + "doesn't bring the values there. Remove it, and add \(deliver) right above `subscribe`."
        }
        return "\(fact), and the values may arrive on another thread here. Add \(deliver) right above `subscribe`."
    }
}
