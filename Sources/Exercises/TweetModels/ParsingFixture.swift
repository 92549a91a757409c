import Foundation
import StarterProject

/// Answers of the service, handed to the learner's parser one after the other.
///
/// Action: `parse`. A text that isn't JSON is unknown here: a judge only sends what the service could.
/// Lane: `tweets`, the ids of the parsed tweets, separated by spaces; a failure where the parser threw.
@MainActor
final class ParsingFixture: Fixture {
    private let observer: Observer
    private let parse: TweetModelsExercise.Parsing

    init(_ context: ScenarioContext, parse: @escaping TweetModelsExercise.Parsing) {
        observer = context.observer
        self.parse = parse
    }

    func perform(_ action: Stimulus.Action) throws(UnknownAction) {
        guard case .parse(let text) = action, let json = try? JSON(parsing: Data(text.utf8)) else {
            throw UnknownAction()
        }
        do {
            observer.next(try parse(json).map(\.id).joined(separator: " "), in: .tweets)
        } catch {
            observer.record(.failed("\(error)"), in: .tweets)
        }
    }
}
