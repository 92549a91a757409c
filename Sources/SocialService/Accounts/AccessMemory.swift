import Foundation

/// The file that keeps the user's decision, as a line: `twitter granted` or `twitter denied`.
///
/// Other lines are ignored, so that a damaged file isn't an error.
public struct AccessMemory: Sendable {
    /// The file. Saving a decision creates its folder.
    public let file: URL

    /// Creates a memory in a file, which doesn't have to exist yet.
    public init(file: URL) { self.file = file }

    func load() -> Bool? {
        let bytes = (try? Data(contentsOf: file)) ?? Data()
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
        return lines.contains("twitter granted") ? true : lines.contains("twitter denied") ? false : nil
    }

    /// - Parameter isGranted: nil to forget the decision.
    func save(_ isGranted: Bool?) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let line = isGranted.map { "twitter \($0 ? "granted" : "denied")\n" } ?? ""
        try Data(line.utf8).write(to: file, options: .atomic)
    }
}
