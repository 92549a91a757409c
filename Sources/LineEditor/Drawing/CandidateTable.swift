import TextLayout

/// Candidates in columns, as `ls` lists files: down first, then right.
enum CandidateTable {
    static func rows(_ candidates: [String], columns room: Int) -> [String] {
        let width = (candidates.map { DisplayWidth.columns(of: $0) }.max() ?? 0) + 2
        let columns = max(1, room / width)
        let rows = (candidates.count + columns - 1) / columns
        return (0..<rows).map { row in
            let cells = stride(from: row, to: candidates.count, by: rows).map {
                DisplayWidth.fitted(candidates[$0], columns: width)
            }
            return String(cells.joined().reversed().drop { $0 == " " }.reversed())
        }
    }
}
