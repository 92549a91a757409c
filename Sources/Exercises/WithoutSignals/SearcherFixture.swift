import Playing
import StarterProject
import TerminalUI

/// A form in a world, with the learner's searcher.
///
/// Actions: `openForm`; `makeSearch`. Other actions, lanes, and counted objects: as in ``ObservedForm``.
@MainActor
final class SearcherFixture: Fixture {
    private let context: ScenarioContext
    private let make: WithoutSignalsExercise.SearcherMaker
    private var observed: ObservedForm?
    private var searcher: (any Searcher)?

    init(_ context: ScenarioContext, make: @escaping WithoutSignalsExercise.SearcherMaker) {
        (self.context, self.make) = (context, make)
    }

    var views: [any ScreenView] { observed?.views ?? [] }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .openForm(let world):
            let observed = ObservedForm(world, context)
            self.observed = observed
            guard let form = observed.form else { return }
            form.requestAccess { _ in }
            searcher = make(form)
        case .makeSearch(let text): searcher?.search(for: text)
        default: try observed.perform(action)
        }
    }
}
