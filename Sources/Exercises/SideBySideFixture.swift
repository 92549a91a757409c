import Playing
import TerminalUI

/// Several of a fixture in one run, such as two forms that are open at once. Each calls the learner's code for itself.
///
/// Actions: `turn`; `both`; those of the fixture, for the current one. Lanes: those of the fixture, with a number from
/// the second one on; `disposal`, each `dispose` and `close`.
@MainActor
final class SideBySideFixture<One: Fixture>: Fixture where One.Verbs == BookVerb {
    private let make: @MainActor (_ number: Int) -> One
    private let observer: Observer
    private var fixtures: [Int: One] = [:]
    private var current: One
    private var number = 1

    init(_ context: ScenarioContext, make: @escaping @MainActor (ScenarioContext) -> One) {
        self.make = { number in make(number == 1 ? context : context.numbering(number)) }
        observer = context.observer
        current = self.make(1)
        fixtures[1] = current
    }

    var views: [any ScreenView] { current.views }

    func perform(_ action: BookVerb) throws(UnknownAction) {
        switch action {
        case .turn(let number):
            self.number = number
            current = fixtures[number] ?? make(number)
            fixtures[number] = current
        case .both(let first, let second):
            try perform(first)
            try perform(second)
        default:
            try current.perform(action)
            if [.dispose, .close].contains(action) { observer.next(number, in: .disposal) }
        }
    }

    func recordState() {
        for (_, fixture) in fixtures.sorted(by: { $0.key < $1.key }) { fixture.recordState() }
    }
}
