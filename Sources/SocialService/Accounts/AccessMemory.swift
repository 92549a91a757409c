import Foundation

/// The file that keeps the user's decisions, one per line: `twitter granted` or `twitter denied`.
///
/// Other lines are ignored, so that a damaged file isn't an error.
public struct AccessMemory: Sendable {
    /// The file. Saving a decision creates its folder.
    public let file: URL

    /// Creates a memory in a file, which doesn't have to exist yet.
    public init(file: URL) { self.file = file }

    func load() -> [AccountType: Bool] {
        guard let bytes = try? Data(contentsOf: file) else { return [:] }
        var decisions: [AccountType: Bool] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ")
            guard words.count == 2, let granted = ["granted": true, "denied": false][words[1]] else { continue }
            decisions[AccountType(identifier: String(words[0]))] = granted
        }
        return decisions
    }

    func save(_ decisions: [AccountType: Bool]) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let lines = decisions.map { "\($0.key.identifier) \($0.value ? "granted" : "denied")\n" }
        try Data(lines.sorted().joined().utf8).write(to: file, options: .atomic)
    }
}
