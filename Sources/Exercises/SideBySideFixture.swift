import Playing
import TerminalUI

/// Several copies of a fixture in one run, such as two forms open at once. Each copy calls the learner's code itself.
///
/// Actions: `turn`; `both`; the fixture's actions, for the current copy. Lanes: the fixture's lanes, numbered from the
/// second copy on; `disposal`, the copy's number at each `dispose` and `close`.
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
