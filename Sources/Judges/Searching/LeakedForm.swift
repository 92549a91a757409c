import Grading

extension Transcript {
    /// The finding if a closure of the pipeline keeps the released form alive.
    func formLeakedByPipeline(hint: Int) -> Finding? {
        formLeaked(by: "a closure of the pipeline captures it strongly. \(cureForCapture(of: "form"))", hint: hint)
    }

    /// The finding if the closure in `onConfigure` keeps the released form alive.
    func formLeakedByRows(hint: Int) -> Finding? {
        formLeaked(
            by: """
                a closure of its own list of results captures it strongly. \
                Take `form.twitter` and `form.schedulers` out of the form before the closure.
                """, hint: hint)
    }

    /// What to write in place of a strong capture. Where a stage only reads the form's service or accounts, a constant
    /// is better than a weak form.
    func cureForCapture(of name: String) -> String {
        let read: [(member: Substring, constant: String)] = [("twitter", "twitter"), ("accountStore", "accounts")]
        let (member, constant) =
            read.first { code.mentions([$0.member], areMembers: true, inside: "flatMap") } ?? ("", "")
        guard name == "form", !member.isEmpty else { return "Use `[weak \(name)]`." }
        return "Make a constant above the pipeline, `let \(constant) = form.\(member)`, or use `[weak form]`."
    }

    private func formLeaked(by cause: String, hint: Int) -> Finding? {
        guard stimuli.contains(where: { $0.action == .release }), alive("form") > 0 else { return nil }
        return Finding("The form was released, but it is still alive: \(cause)", hint: hint, captured: ["form"])
    }
}
