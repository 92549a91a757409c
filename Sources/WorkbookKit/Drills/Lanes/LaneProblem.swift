import Marbles

/// An operator call, such as `take(first:)` with `2`.
public struct LaneStage: Sendable, Hashable {
    let name: String
    let arguments: [String]

    init(_ name: String, _ arguments: [String] = []) { (self.name, self.arguments) = (name, arguments) }

    var lanes: LaneOperator? { LaneOperator.named(name) }
    var code: String { lanes?.code(arguments) ?? name }

    /// The catalogue by name, since a search in it for each run would be slow.
    private static let examples = Dictionary(OperatorCatalogue.all.map { ($0.name, $0) }) { first, _ in first }

    func output(for sources: [String]) -> [TimedEvent]? {
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
public struct LaneProblem: Sendable, Hashable {
    let stages: [LaneStage]
    /// The lanes in marble notation. Only a pipeline of one stage can have several lanes.
    let sources: [String]

    init(_ stages: [LaneStage], _ sources: [String]) { (self.stages, self.sources) = (stages, sources) }

    var needs: Set<String> { Set(stages.map(\.name)) }

    var output: [TimedEvent]? { output { stage, sources in stage.output(for: sources) } }

    /// The pipeline's output if each stage sends the result of `run`; nil if `run` returns nil for a stage.
    func output(_ run: (LaneStage, [String]) -> [TimedEvent]?) -> [TimedEvent]? {
        var lanes = sources
        var events: [TimedEvent] = []
        for stage in stages {
            guard let sent = run(stage, lanes) else { return nil }
            events = sent
            lanes = [MarbleDiagram(sent).marbles]
        }
        return events
    }

    func output(misreading index: Int, as misreading: LaneMisreading) -> [TimedEvent]? {
        var position = -1
        return output { stage, sources in
            position += 1
            guard position == index else { return stage.output(for: sources) }
            return misreading.model.output(of: stage, for: sources)
        }
    }

    var misreadings: [(stage: Int, misreading: LaneMisreading)] {
        stages.enumerated().flatMap { index, stage in
            stage.misreadings.map { (index, $0) }
        }
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
    public var description: String { ([name] + arguments).joined(separator: " ") }

    static func list(_ text: String) -> [LaneStage]? {
        let stages = text.split(separator: ", ").map { stage in
            let words = stage.split(separator: " ").map(String.init)
            return LaneStage(words.first ?? "", Array(words.dropFirst()))
        }
        return stages.allSatisfy { $0.lanes != nil } ? stages : nil
    }
}

extension LaneProblem: LosslessStringConvertible {
    /// The stages, a slash, and the lanes: `distinct, throttle 3 / a-ab--b|`.
    public var description: String {
        stages.map(\.description).joined(separator: ", ") + " / " + sources.joined(separator: " ")
    }

    public init?(_ description: String) {
        let parts = description.split(separator: " / ").map(String.init)
        guard parts.count == 2, let stages = LaneStage.list(parts[0]), !stages.isEmpty else { return nil }
        self.init(stages, parts[1].split(separator: " ").map(String.init))
    }
}
