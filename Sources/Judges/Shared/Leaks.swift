import SharedJudges

/// Objects that stay alive after the release of a form, field, or controller.
extension Mistake {
    /// A closure of the pipeline keeps an object alive.
    /// - Parameter names: the names under which a closure captures it.
    static func captured(_ object: String, as names: String...) -> Mistake {
        .property("\(object) captured", capturing: Set(names)) { run in run.actual.alive(object) > 0 ? [:] : nil }
    }

    static let leaks: [Mistake] =
        formCaptured + [
            captured("field", as: "field"), captured("button", as: "button"),
            captured("controller", as: "controller", "self"),
        ]

    /// If a stage only reads the form's service or accounts, a constant is better than a weak form.
    static let formCaptured: [Mistake] = [
        .property("form captured for a member", capturing: ["form"]) { run in
            guard run.actual.alive("form") > 0, let (member, constant) = run.code.memberInFlatMap else { return nil }
            return ["member": member, "constant": constant]
        },
        captured("form", as: "form"),
    ]

    /// A released form is alive: `onConfigure` may hold it.
    static let formCapturedInItsList = Mistake.property("form captured in its list", capturing: ["form"]) { run in
        run.actual.time(of: .release) != nil && run.actual.alive("form") > 0 ? [:] : nil
    }

    static let fieldKeptAfterDispose = property("field kept after dispose") { run in
        run.actual.alive("field") > 0 ? [:] : nil
    }
}

extension Scenario {
    static func releasedForm(prepares: Bool) -> Scenario {
        Scenario("the form is released while its pipeline runs", showing: Mistake.leaks) { typing in
            typing.openAsked(prepares)
            typing.type(SearchWords.one(using: &typing.generator))
            typing.wait(.seconds(3))
            typing.add(.release)
            typing.wait(.seconds(3))
        }
    }

    static let releasedField = Scenario(
        "the pipeline is disposed of, and the field is released",
        showing: AfterDisposal.mistakes + [.fieldKeptAfterDispose]
    ) { typing in
        typing.type(typing.word())
        typing.dispose()
        typing.type("x")
        typing.add(.release)
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
