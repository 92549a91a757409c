/// The lines of a corpus file, split into fields: `one | two | the rest, which may contain a |`.
///
/// Skips blank lines, and comments such as `# …`, but not `#tag …`.
struct CorpusLines {
    struct Line {
        let file: String
        let number: Int
        let fields: [String]

        func problem(_ sentence: String) -> CorpusError {
            CorpusError(file: file, line: number, problem: sentence)
        }
    }

    private(set) var lines: [Line] = []

    init(_ bytes: [UInt8], file: String, fieldNames: [String]) throws(CorpusError) {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw CorpusError(file: file, line: nil, problem: "The file is not UTF-8; save it as UTF-8.")
        }
        let count = fieldNames.count
        for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            if Self.isComment(line) { continue }
            let fields = line.split(
                separator: UInt8(ascii: "|"), maxSplits: count - 1, omittingEmptySubsequences: false
            ).map(Self.trimmed)
            let entry = Line(file: file, number: index + 1, fields: fields)
            guard fields.count == count else {
                let names = fieldNames.joined(separator: " | ")
                throw entry.problem("There are \(fields.count) fields, but a line has \(count): \(names).")
            }
            lines.append(entry)
        }
    }

    private static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first(where: { $0 != 0x20 && $0 != 0x0D }) else { return true }
        let second = line.dropFirst().first
        return first == UInt8(ascii: "#") && (second == nil || second == 0x20 || second == UInt8(ascii: "#"))
    }

    private static func trimmed(_ field: ArraySlice<UInt8>) -> String {
        var field = field.drop { $0 == 0x20 }
        while field.last == 0x20 || field.last == 0x0D { field.removeLast() }
        return String(decoding: field, as: UTF8.self)
    }
}
