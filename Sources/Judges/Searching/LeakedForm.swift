import Grading

extension Transcript {
    /// The finding if a closure of the pipeline keeps the released form alive.
    func formLeakedByPipeline(hint: Int) -> Finding? {
        formLeaked(by: "a closure of the pipeline captures it strongly. Use `[weak form]`.", hint: hint)
    }

    /// The finding if the closure in `onConfigure` keeps the released form alive.
    func formLeakedByRows(hint: Int) -> Finding? {
        formLeaked(
            by: """
                a closure of its own list of results captures it strongly. \
                Take `form.twitter` and `form.schedulers` out of the form before the closure.
                """, hint: hint)
    }

    private func formLeaked(by cause: String, hint: Int) -> Finding? {
        guard alive("form") > 0 else { return nil }
        return Finding("The form was released, but it is still alive: \(cause)", hint: hint, captured: ["form"])
    }
}
