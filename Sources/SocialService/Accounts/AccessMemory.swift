import Foundation

/// Where the user's decisions are kept between two runs: a text file with one line a decision, `twitter granted` or `twitter denied`.
///
/// Lines that are not understood are skipped, so a damaged file means no more than being asked again.
public struct AccessMemory: Sendable {
    /// The file. Its folder is made when the first decision is written.
    public let file: URL

    /// A memory in the given file, which need not exist yet.
    public init(file: URL) {
        self.file = file
    }

    /// The decisions in the file; none when it cannot be read.
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

    /// Writes the decisions, replacing the file in one step.
    func save(_ decisions: [AccountType: Bool]) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let lines =
            decisions
            .map { "\($0.key.identifier) \($0.value ? "granted" : "denied")\n" }
            .sorted()
        try Data(lines.joined().utf8).write(to: file, options: .atomic)
    }
}
