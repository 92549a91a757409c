struct LineDifference: Equatable {
    enum Line: Equatable {
        case common(String)
        case removed(String)
        case added(String)

        fileprivate var isOld: Bool { if case .added = self { false } else { true } }
        fileprivate var isNew: Bool { if case .removed = self { false } else { true } }
    }

    struct Hunk: Equatable {
        /// The hunk's first line in the old text and in the new text, from 1.
        var oldStart: Int
        var newStart: Int
        var lines: [Line]

        var oldCount: Int { lines.count(where: \.isOld) }
        var newCount: Int { lines.count(where: \.isNew) }
    }

    /// The lines of both texts. In a change, the removed lines come before the added ones.
    let lines: [Line]

    /// - Parameter isSame: whether two lines count as one; the old one is then shown.
    init(from old: [String], to new: [String], isSame: (String, String) -> Bool = (==)) {
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in new.difference(from: old, by: isSame) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [Line] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, removed.contains(i) {
                lines.append(.removed(old[i]))
                i += 1
            } else if j < new.count, added.contains(j) {
                lines.append(.added(new[j]))
                j += 1
            } else {
                lines.append(.common(old[i]))
                (i, j) = (i + 1, j + 1)
            }
        }
        self.lines = lines
    }

    var isEmpty: Bool { lines.allSatisfy { $0.isOld && $0.isNew } }

    func hunks(context: Int = 3) -> [Hunk] {
        var shown = RangeSet<Int>()
        for (index, line) in lines.enumerated() where !(line.isOld && line.isNew) {
            shown.insert(contentsOf: max(0, index - context)..<min(lines.count, index + context + 1))
        }
        return shown.ranges.map { range in
            let before = lines[..<range.lowerBound]
            return Hunk(
                oldStart: 1 + before.count(where: \.isOld), newStart: 1 + before.count(where: \.isNew),
                lines: Array(lines[range])
            )
        }
    }
}
