import Terminal

/// A pipeline as boxes and arrows: each stage, a lane, with a summary of its events.
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
    /// The stages in rows from top to bottom. Arrows lead from every stage of a row to every stage of the next.
    public let rows: [[Lane]]

    /// Creates a picture of stages in rows. Empty rows are left out.
    public init(rows: [[Lane]]) { self.rows = rows.filter { !$0.isEmpty } }

    /// Creates a picture of a trace, whose lanes are consecutive stages.
    public init(_ lanes: [Lane]) { self.init(rows: lanes.map { [$0] }) }
}

extension PipelinePicture {
    /// The widths, with the same width for all boxes that are alone in their rows.
    static func aligned(_ widths: [[Int]]) -> [[Int]] {
        let alone = widths.filter { $0.count == 1 }.map { $0[0] }.max() ?? 0
        return widths.map { $0.count == 1 ? [alone] : $0 }
    }
}

extension Lane {
    /// The columns of the wider one of name and summary.
    var boxColumns: Int { max(DisplayWidth.columns(of: name), DisplayWidth.columns(of: summary)) }

    /// A summary of the events: "3 values on main, completed".
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
        let threads = events.threads
        let place = threads.isEmpty ? "" : " on \(threads.joined(separator: " and "))"
        return "\(values == 1 ? "1 value" : "\(values) values")\(place)\(ending)"
    }
}
