/// A pipeline as boxes and arrows: each stage with what passed it in a recording.
///
///     ┌─────────────────────┐
///     │ text                │
///     │ 3 values            │
///     └──────────┬──────────┘
///                ▼
///     ┌─────────────────────┐
///     │ filter              │
///     │ 1 value, completed  │
///     └─────────────────────┘
public struct PipelinePicture: Sendable {
    /// A stage: a box.
    public struct Stage: Sendable, Equatable {
        /// Its name.
        public let name: String
        /// What passed it, in a few words; empty where nothing is known.
        public let summary: String

        /// A stage of this name, with what passed it.
        public init(_ name: String, summary: String = "") {
            self.name = name
            self.summary = summary
        }

        /// The stage whose recording is a lane.
        public init(_ lane: Lane) {
            self.init(lane.name, summary: lane.summary)
        }
    }

    /// The stages in rows, from top to bottom; all of a row flow into those of the next.
    public let rows: [[Stage]]

    /// A picture of stages.
    public init(rows: [[Stage]]) {
        self.rows = rows.filter { !$0.isEmpty }
    }

    /// The lanes of a trace: each is a stage, and flows into the next.
    public init(_ lanes: [Lane]) {
        self.init(rows: lanes.map { [Stage($0)] })
    }
}

extension Lane {
    /// What passed it, in words: "3 values on main, completed".
    public var summary: String {
        var values = 0
        var ending = ""
        for event in events {
            switch event.kind {
            case .next: values += 1
            case .failed(let failure): ending = failure.isEmpty ? ", failed" : ", failed: \(failure)"
            case .completed: ending = ", completed"
            case .disposed: if ending.isEmpty { ending = ", disposed of" }
            case .subscribed: break
            }
        }
        var threads: [String] = []
        for thread in events.compactMap(\.thread) where !threads.contains(thread) { threads.append(thread) }
        let place = threads.isEmpty ? "" : " on \(threads.joined(separator: " and "))"
        return "\(values == 1 ? "1 value" : "\(values) values")\(place)\(ending)"
    }
}
