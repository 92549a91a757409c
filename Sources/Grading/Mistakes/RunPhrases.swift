/// The words for the events of a run, from the list in Mistakes.md:
///
///     - log: the log | show | shows
///     - shown: the list of results | show | shows | tweets
///     - completed: complete | completes
///
/// A lane has a subject and a verb. If its values mean nothing to a reader, a noun replaces them. An event that isn't a
/// value has only a verb.
public struct RunPhrases: Sendable {
    struct Lane: Sendable {
        let subject: String
        let verb: String
        let verbs: String
        let noun: String?
    }

    private var lanes: [String: Lane] = [:]
    private var events: [String: (verb: String, verbs: String)] = [:]

    /// Reads a line of the list.
    /// - Returns: false if the line has another format.
    mutating func read(_ line: String) -> Bool {
        guard line.hasPrefix("- "), let colon = line.firstIndex(of: ":") else { return false }
        let name = String(line[..<colon].dropFirst(2))
        let parts = line[line.index(after: colon)...].split(separator: "|").map { String($0.trimmed) }
        switch parts.count {
        case 2: events[name] = (parts[0], parts[1])
        case 3, 4:
            lanes[name] = Lane(subject: parts[0], verb: parts[1], verbs: parts[2], noun: parts.dropFirst(3).first)
        default: return false
        }
        return true
    }

    subscript(lane: String) -> Lane {
        lanes[lane] ?? Lane(subject: "the lane “\(lane)”", verb: "show", verbs: "shows", noun: nil)
    }

    func verbs(of event: String) -> (verb: String, verbs: String) { events[event] ?? (event, event) }
}
