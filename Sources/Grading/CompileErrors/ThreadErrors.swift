/// Explains what the compiler says about threads: views from the background, and values that can't cross.
enum ThreadErrors {
    static func explanation(of problem: CompileProblem) -> Explanation? {
        let message = problem.message
        let isolated = /^main actor-isolated (?:\w+ )+'([^']+)' (?:can|cannot|can't)\b/
        let called = /^call to main actor-isolated (?:\w+ )+'([^']+)' in a synchronous/
        if let name = message.firstMatch(of: isolated)?.1 ?? message.firstMatch(of: called)?.1 {
            return fromBackground(String(name), in: problem)
        }
        if let match = message.firstMatch(of: /^capture of '([^']+)' with non-Sendable type '([^']+)'/) {
            return Explanation(
                "The closure may run on another thread, and `\(match.1)` (`\(match.2)`) can't be used from two. "
                    + "Deliver on main first, or take out what you need before the pipeline.", topic: .deliver)
        }
        if let match = message.firstMatch(of: /^(?:mutation of|reference to) captured var '([^']+)' in/) {
            return Explanation(
                "The closure may run on another thread while `\(match.1)` changes. "
                    + "Keep what changes in the pipeline, with `scan`, or in a `LockedValue`.")
        }
        if let match = message.firstMatch(of: /^sending '([^']+)' risks causing data races/) {
            return Explanation(
                "`\(match.1)` would be used from two threads at once. Use it on one side only.")
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

    private static func fromBackground(_ name: String, in problem: CompileProblem) -> Explanation {
        if problem.isInside("subscribe", "next", "failed", "completed", "observe") {
            return Explanation(
                "`\(name)` belongs to main, and the values may arrive on another thread here. "
                    + "Add `.deliver(on: \(problem.mainScheduler))` right above `subscribe`.", topic: .deliver)
        }
        if problem.isInPipeline {
            return Explanation(
                "`\(name)` belongs to main, and this stage may run on another thread. "
                    + "Move this to `subscribe`, below `.deliver(on: \(problem.mainScheduler))`.", topic: .deliver)
        }
        return Explanation(
            "`\(name)` belongs to main, and this code may run on another thread. "
                + "Mark its function with `@MainActor`, or use it below `.deliver(on: \(problem.mainScheduler))`.",
            topic: .deliver)
    }
}
