import Foundation
import Marbles

/// An operator call, such as `take(first:)` with `2`.
struct LaneStage: Sendable, Hashable {
    let name: String
    let arguments: [String]

    init(_ name: String, _ arguments: [String] = []) { (self.name, self.arguments) = (name, arguments) }

    /// Reads a call, such as `throttle 3` or `flatMap(_ strategy:) latest`.
    init(reading text: String) {
        let end = text.firstIndex(of: ")").map { text.index(after: $0) } ?? text.firstIndex(of: " ") ?? text.endIndex
        self.init(String(text[..<end]), text[end...].split(separator: " ").map(String.init))
    }

    var lanes: LaneOperator? { LaneOperator.named(name) }
    var code: String { lanes?.code(arguments) ?? name }

    /// The catalogue by name, since a search in it for each run would be slow.
    private static let examples = Dictionary(OperatorCatalogue.all.map { ($0.name, $0) }) { first, _ in first }

    func output(for sources: [String]) -> [TimedEvent]? {
        if let (here, there) = lanes?.elsewhere(arguments) { return there.output(here, sources) }
        guard let example = lanes?.example ?? Self.examples[name],
            let lane = try? example.run(words: arguments + sources).outputs.last
        else { return nil }
        return lane.events.compactMap { event in
            switch event.kind {
            case .next, .completed: TimedEvent(at: event.time, event.kind)
            // Drop the failure's text: it would make the drawing wide, and isn't part of the question.
            case .failed: TimedEvent(at: event.time, .failed(""))
            case .subscribed, .disposed: nil
            }
        }
    }
}

/// A pipeline of stages, and its input lanes.
struct LaneProblem: DrillProblem {
    let stages: [LaneStage]
    /// The lanes in marble notation. Only a pipeline of one stage can have several lanes.
    let sources: [String]

    init(_ stages: [LaneStage], _ sources: [String]) { (self.stages, self.sources) = (stages, sources) }

    static let kind = QuestionSpec.Kind.lane

    var needs: Set<String> { Set(stages.map(\.name)) }

    var output: [TimedEvent]? { output() }

    /// The pipeline's output, if a reader misreads the stage at an index; nil if a stage has none.
    func output(misreading index: Int = -1, as misreading: LaneOperator.Misreading? = nil) -> [TimedEvent]? {
        var lanes = sources
        var events: [TimedEvent] = []
        for (position, stage) in stages.enumerated() {
            let output = position == index ? misreading?.output(stage, lanes) : stage.output(for: lanes)
            guard let sent = output else { return nil }
            events = sent
            lanes = [MarbleDiagram(sent).marbles]
        }
        return events
    }

    /// The problem with another stage at an index; nil removes the stage.
    func replacing(_ index: Int, with stage: LaneStage?) -> LaneProblem {
        var stages = stages
        stages.replaceSubrange(index...index, with: stage.map { [$0] } ?? [])
        return LaneProblem(stages, sources)
    }
}

extension LaneStage: CustomStringConvertible {
    /// The name and the arguments: `throttle 3`.
    var description: String { ([name] + arguments).joined(separator: " ") }

    static func list(_ text: String) -> [LaneStage]? {
        let stages = text.components(separatedBy: ", ").map(LaneStage.init(reading:))
        return stages.allSatisfy { $0.lanes != nil } ? stages : nil
    }
}

extension LaneProblem: CustomStringConvertible {
    /// The stages, a slash, and the lanes: `distinct, throttle 3 / a-ab--b|`.
    var description: String {
        stages.map(\.description).joined(separator: ", ") + " / " + sources.joined(separator: " ")
    }

    init?(_ description: String) {
        let parts = description.split(separator: " / ").map(String.init)
        guard parts.count == 2, let stages = LaneStage.list(parts[0]), !stages.isEmpty else { return nil }
        self.init(stages, parts[1].split(separator: " ").map(String.init))
    }
}
