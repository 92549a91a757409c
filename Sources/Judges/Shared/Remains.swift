import SharedJudges

/// Objects that stay alive after the release of a form, field, or controller.
enum Remains {
    static let mistakes: [Mistake] =
        Mistake.formCaptured + [
            captured("field"), captured("button"), captured("controller", as: "self"),
        ]

    private static func captured(_ object: String, as name: String? = nil) -> Mistake {
        .property("\(object) captured", capturing: [object, name ?? object]) { run in
            run.actual.alive(object) > 0 ? [:] : nil
        }
    }

    private static let afterDisposal = AfterDisposal.mistakes + [.fieldKeptAfterDispose]

    static func form(prepares: Bool) -> Scenario {
        Scenario("the form is released while its pipeline runs", showing: mistakes) { typing in
            typing.openAsked(prepares)
            typing.type(SearchWords.one(using: &typing.generator))
            typing.wait(.seconds(3))
            typing.add(.release)
            typing.wait(.seconds(3))
        }
    }

    static var field: Scenario {
        Scenario("the pipeline is disposed of, and the field is released", showing: afterDisposal) { typing in
            typing.type(typing.word())
            typing.dispose()
            typing.type("x")
            typing.add(.release)
        }
    }
}

extension Mistake {
    static let fieldKeptAfterDispose = property("field kept after dispose") { run in
        run.actual.alive("field") > 0 ? [:] : nil
    }
}
