extension ResponsePlan {
    /// The plan as it's written after `--plan`: `200@400ms,503...`. Latencies are in whole milliseconds.
    package var text: String { steps.map(\.text).joined(separator: ",") + (repeatsLast ? "..." : "") }
}

extension ResponsePlan.Step {
    fileprivate var text: String { response.word + (latency.map { "@\($0.text)" } ?? "") }
}

extension ResponsePlan.Response {
    /// The response as a plan names it: `503/130`.
    fileprivate var word: String {
        switch self {
        case .answer: "200"
        case .failure(let failure): failure.planWord
        case .malformed: "malformed"
        case .withoutStatuses: "no-statuses"
        case .drop: "drop"
        case .never: "never"
        }
    }
}

extension Latency {
    fileprivate var text: String {
        let bounds = (shortest == longest ? [shortest] : [shortest, longest])
        return bounds.map { "\(Int(($0 / .milliseconds(1)).rounded()))ms" }.joined(separator: "-")
    }
}
