import SharedJudges

extension Mistake {
    /// A closure of the pipeline keeps the released form alive. If a stage only reads the form's service or accounts,
    /// a constant is better than a weak form.
    static let formCaptured: [Mistake] = [
        .property("form captured for a member", capturing: ["form"]) { run in
            guard run.actual.alive("form") > 0, let (member, constant) = run.code.memberInFlatMap else { return nil }
            return ["member": member, "constant": constant]
        },
        .property("form captured", capturing: ["form"]) { run in run.actual.alive("form") > 0 ? [:] : nil },
    ]

    /// A released form is alive: `onConfigure` may hold it.
    static let formCapturedInItsList = Mistake.property("form captured in its list", capturing: ["form"]) { run in
        run.actual.time(of: .release) != nil && run.actual.alive("form") > 0 ? [:] : nil
    }
}

extension TaskCode {
    /// The form's member that a closure of `flatMap` reads, and a name for a constant with its value.
    fileprivate var memberInFlatMap: (member: String, constant: String)? {
        [("twitter", "twitter"), ("accountStore", "accounts")].first { member, _ in
            mentions([member[...]], areMembers: true, inside: "flatMap")
        }
    }
}
