import Playing
import StarterProject
import TerminalUI

/// The code that a learner supplies in chapter 00.
public struct WithoutSignalsExercise: Exercise {
    /// Chooses the color for a text.
    public typealias ColorRule = @MainActor (_ text: String) -> Color

    /// Makes the object that searches.
    public typealias SearcherMaker = @MainActor (SearchForm) -> any Searcher

    public let fixtures: Fixtures

    /// Takes the code of each task, in order.
    public init(color: @escaping ColorRule, script: BreakScript, searcher: @escaping SearcherMaker) {
        fixtures = Fixtures([
            { context in
                let field = TextField.observed(by: context.observer)
                field.background = color(field.text)
                return ActionFixture { action throws(UnknownAction) in
                    guard case .key(let key) = action else { throw UnknownAction() }
                    field.press(key)
                    field.background = color(field.text)
                }
            },
            { WrittenFixture($0, script: script) },
            { SideBySideFixture($0) { SearcherFixture($0, make: searcher) } },
        ])
    }
}

/// An object that searches for texts and shows the result. The learner writes such an object in task 3.
@MainActor
public protocol Searcher: AnyObject {
    /// Searches for a text.
    func search(for text: String)
}
