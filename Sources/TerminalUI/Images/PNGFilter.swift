/// A row's filter (ISO 15948, 9), which makes the row easier to compress: each byte is the difference from a prediction
/// based on its neighbors.
enum PNGFilter: UInt8 {
    case none, left, above, average, paeth

    /// Undoes the filters of all rows. Each row begins with the number of its filter.
    ///
    /// - Parameters:
    ///   - rowLength: the number of bytes in a row, without the filter's number.
    ///   - step: the number of bytes per pixel, which is the distance to the left neighbor.
    /// - Returns: the rows without the filters' numbers.
    static func undone(_ filtered: [UInt8], rowLength: Int, step: Int) throws(PNGError) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(filtered.count)
        for (row, start) in stride(from: 0, to: filtered.count, by: rowLength + 1).enumerated() {
            guard let filter = PNGFilter(rawValue: filtered[start]) else { throw .badFilter(row: row) }
            let first = rows.count
            for column in 0..<rowLength {
                let left = column >= step ? rows[first + column - step] : 0
                let above = row > 0 ? rows[first + column - rowLength] : 0
                let corner = row > 0 && column >= step ? rows[first + column - rowLength - step] : 0
                rows.append(filtered[start + 1 + column] &+ filter.guess(left, above, corner))
            }
        }
        return rows
    }

    private func guess(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        switch self {
        case .none: 0
        case .left: left
        case .above: above
        case .average: UInt8((Int(left) + Int(above)) / 2)
        case .paeth: PNGFilter.nearest(left, above, corner)
        }
    }

    /// Returns the value closest to left plus above minus corner; in a tie, the first.
    private static func nearest(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
        let sum = Int(left) + Int(above) - Int(corner)
        let distances = (abs(sum - Int(left)), abs(sum - Int(above)), abs(sum - Int(corner)))
        if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
        return distances.1 <= distances.2 ? above : corner
    }
}
