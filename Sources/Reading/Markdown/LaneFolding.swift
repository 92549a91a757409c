import Terminal

/// A drawing of lanes that goes on below if it's too wide. Each part repeats the names. A marble is cut only if it's
/// wider than a part.
enum LaneFolding {
    private static let leastRoom = 8

    /// The lines in parts of at most `width` columns. Lines that can't be folded stay as they are.
    static func lines(_ lines: [String], width: Int) -> [String] {
        let rows = lines.map { Array($0) }
        let end = rows.map(\.count).max() ?? 0
        let names = rows.compactMap(widthOfName).min() ?? 0
        guard end > width, width - names >= leastRoom,
            lines.allSatisfy({ DisplayWidth.columns(of: $0) == $0.count })
        else { return lines }
        var folded: [String] = []
        var start = names
        while start < end {
            var next = min(end, start + width - names)
            if next < end {
                let places = (start + 1...next).reversed()
                next = places.first { place in rows.allSatisfy { isBetweenMarbles(place, of: $0) } } ?? next
            }
            if start > names { folded.append("") }
            folded += rows.map { row in
                String(row.prefix(names)) + String(row[min(start, row.count)..<min(next, row.count)])
            }
            start = next
        }
        return folded
    }

    /// Where a line's marbles begin; nil for a line without a name.
    private static func widthOfName(_ row: [Character]) -> Int? {
        guard row.first.map({ $0 != " " }) == true, let gap = row.firstIndex(of: " ") else { return nil }
        return row[gap...].firstIndex { $0 != " " }
    }

    private static func isBetweenMarbles(_ place: Int, of row: [Character]) -> Bool {
        place >= row.count || "- ".contains(row[place - 1]) && row[..<place].count { $0 == "'" } % 2 == 0
    }
}
