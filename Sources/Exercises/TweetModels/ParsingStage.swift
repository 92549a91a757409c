import Foundation
import StarterProject

/// Answers of the service, one after the other, handed to the learner's parser.
///
/// Words: `answer`, with the text of a JSON document.
/// Lane: `tweets`, the ids of the tweets that came of it, separated by spaces; a failure where it threw.
@MainActor
final class ParsingStage: Stage {
    private let observer: Observer
    private let parse: TweetModelsExercise.Parsing

    init(_ setting: Setting, parse: @escaping TweetModelsExercise.Parsing) {
        observer = setting.observer
        self.parse = parse
    }

    func perform(_ stimulus: Stimulus) {
        guard let json = try? JSON(parsing: Data((stimulus.value ?? "").utf8)) else { return }
        do {
            observer.next(try parse(json).map(\.id).joined(separator: " "), in: "tweets")
        } catch {
            observer.record(.failed("\(error)"), in: "tweets")
        }
    }
}
