/// The lines of an exercise file that belong to one task: from its mark, `// MARK: - Task 2: …`, to the line before the next
/// `// MARK: -`.
struct TaskRegion: Equatable {
    /// The file's lines, ends and all.
    private let lines: [Substring]
    /// The lines of the region, from 0.
    private let range: Range<Int>

    /// - Returns: nil where the file has no mark for the task.
    init?(task number: Int, in file: String) {
        lines = file.split(separator: "\n", omittingEmptySubsequences: false)
        let mark = "// MARK: - Task \(number)"
        let start = lines.firstIndex { line in
            line.hasPrefix(mark) && line.dropFirst(mark.count).first?.isNumber != true
        }
        guard let start else { return nil }
        let end = lines[(start + 1)...].firstIndex { $0.hasPrefix("// MARK: -") } ?? lines.count
        range = start..<end
    }

    /// The line of the mark, from 1.
    var firstLine: Int { range.lowerBound + 1 }

    /// The region without empty lines at its end.
    var text: String {
        var kept = lines[range]
        while kept.last?.isBlank == true { kept.removeLast() }
        return kept.joined(separator: "\n")
    }

    /// The file with this region replaced by another file's.
    func replaced(by other: TaskRegion) -> String {
        (lines[..<range.lowerBound] + other.lines[other.range] + lines[range.upperBound...]).joined(separator: "\n")
    }
}
