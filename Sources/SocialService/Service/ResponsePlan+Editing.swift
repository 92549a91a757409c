extension ResponsePlan {
    /// Plans another response to one request. All other requests keep theirs: those before it that the plan doesn't
    /// reach get the usual answers, and a last step that repeats goes on after it.
    ///
    ///     var plan = try ResponsePlan(parsing: "503...")
    ///     plan.replaceStep(2, with: .init(.drop))  // 503,503,drop,503...
    ///
    /// - Parameter index: the place of the request among those of its kind, from 0.
    package mutating func replaceStep(_ index: Int, with step: Step) {
        let repeated = repeatsLast ? steps.last : nil
        while steps.count <= index { steps.append(repeated ?? Step(.answer)) }
        if let repeated, index == steps.count - 1 { steps.append(repeated) }
        steps[index] = step
        repeatsLast = repeated != nil
    }
}
