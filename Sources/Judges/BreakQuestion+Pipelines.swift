import ReactiveCore
import SharedJudges
import StarterProject

extension BreakQuestion {
    typealias Pipeline = @MainActor @Sendable (SearchForm) -> any Disposable

    /// A *break* task's question about two pipelines, each in an app that colors its field. The pipelines end when the
    /// user closes the app.
    init(faulty: @escaping Pipeline, right: @escaping Pipeline, faults: [BreakFault], shortest: String) {
        self.init(
            faulty: { form in Self.start(faulty, on: form) }, right: { form in Self.start(right, on: form) },
            faults: faults, shortest: shortest)
    }

    @MainActor
    private static func start(_ pipeline: Pipeline, on form: SearchForm) -> AnyObject {
        validate(form.searchField)
        return pipeline(form).scoped()
    }
}
