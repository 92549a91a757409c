/// The differences between two texts, line by line.
struct LineDifference: Equatable {
    /// A line of either text, or of both.
    enum Line: Equatable {
        case common(String)
        case removed(String)
        case added(String)
    }

    /// A change, with the lines around it.
    struct Hunk: Equatable {
        /// The first line in the old text and in the new one, from 1.
        var oldStart: Int
        var newStart: Int
        var lines: [Line]

        var oldCount: Int { lines.count { if case .added = $0 { false } else { true } } }
        var newCount: Int { lines.count { if case .removed = $0 { false } else { true } } }
    }

    /// The lines of both texts. In a change, the removed lines come before the added ones.
    let lines: [Line]

    init(from old: [String], to new: [String]) {
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in new.difference(from: old) {
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

    var isEmpty: Bool { lines.allSatisfy { if case .common = $0 { true } else { false } } }

    /// The changes with up to `context` common lines before and after each; nearby changes share a hunk.
    func hunks(context: Int = 3) -> [Hunk] {
        var hunks: [Hunk] = []
        var (old, new) = (1, 1)
        var before: [Line] = []
        var open: Hunk?
        var commonAtEnd = 0
        for line in lines {
            if case .common = line {
                before.append(line)
                if before.count > context { before.removeFirst() }
                if open != nil {
                    open?.lines.append(line)
                    commonAtEnd += 1
                }
                (old, new) = (old + 1, new + 1)
                if commonAtEnd > 2 * context, let hunk = open?.withoutLast(commonAtEnd - context) {
                    hunks.append(hunk)
                    open = nil
                }
                continue
            }
            if open == nil { open = Hunk(oldStart: old - before.count, newStart: new - before.count, lines: before) }
            open?.lines.append(line)
            before = []
            commonAtEnd = 0
            if case .removed = line { old += 1 } else { new += 1 }
        }
        if let hunk = open?.withoutLast(max(0, commonAtEnd - context)) { hunks.append(hunk) }
        return hunks
    }
}

extension LineDifference.Hunk {
    fileprivate func withoutLast(_ count: Int) -> Self {
        var hunk = self
        hunk.lines.removeLast(count)
        return hunk
    }
}
