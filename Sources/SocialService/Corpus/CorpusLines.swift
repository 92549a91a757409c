/// The lines of a corpus file, each cut at its first bars: `one | two | the rest, which may hold a | of its own`.
///
/// Empty lines and lines that begin with `# ` are for people.
struct CorpusLines {
    struct Line {
        let number: Int
        let fields: [String]
    }

    let lines: [Line]

    /// Fails with a ``CorpusError`` when the file is not UTF-8 or a line has another number of fields.
    init(_ bytes: [UInt8], file: String, fieldNames: [String]) throws(CorpusError) {
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw CorpusError(file: file, line: nil, problem: "The file is not UTF-8; save it as UTF-8.")
        }
        var lines: [Line] = []
        var number = 0
        var start = 0
        bytes.withUnsafeBufferPointer { bytes in
            while start < bytes.count {
                var end = start
                while end < bytes.count, bytes[end] != 0x0A { end += 1 }
                number += 1
                let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
                start = end + 1
                if Self.isForPeople(line) { continue }
                lines.append(Line(number: number, fields: Self.fields(of: line, atMost: fieldNames.count)))
            }
        }
        if let short = lines.first(where: { $0.fields.count != fieldNames.count }) {
            throw CorpusError(
                file: file,
                line: short.number,
                problem:
                    "There are \(short.fields.count) fields, but a line has \(fieldNames.count): \(fieldNames.joined(separator: " | "))."
            )
        }
        self.lines = lines
    }

    private static func isForPeople(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = line.first(where: { $0 != 0x20 && $0 != 0x0D }) else { return true }
        return first == UInt8(ascii: "#") && (line.count == 1 || line[1] == 0x20 || line[1] == UInt8(ascii: "#"))
    }

    private static func fields(of line: UnsafeBufferPointer<UInt8>, atMost count: Int) -> [String] {
        var fields: [String] = []
        var start = 0
        var position = 0
        while position <= line.count {
            let isLast = fields.count == count - 1
            if isLast { position = line.count }
            if position == line.count || line[position] == UInt8(ascii: "|") {
                var first = start
                var last = position
                while first < last, line[first] == 0x20 { first += 1 }
                while last > first, line[last - 1] == 0x20 || line[last - 1] == 0x0D { last -= 1 }
                fields.append(String(decoding: UnsafeBufferPointer(rebasing: line[first..<last]), as: UTF8.self))
                start = position + 1
            }
            position += 1
        }
        return fields
    }
}
