/// The numbers that tasks had before each chapter numbered them in the order of its lesson. Data that was saved with
/// the old numbers is converted: progress, failing runs, a class's mistakes with their comments, and exercises.
package enum OldTaskNumbers {
    /// The old numbers, in the order of the new ones: task 2 of chapter 01 was task 5.
    private static let inNewOrder = [
        "01": [1, 5, 2, 3, 4], "03": [1, 2, 4, 3], "07": [1, 3, 4, 2], "09": [1, 4, 2, 5, 3, 6],
    ]

    package static func had(_ chapter: ChapterHeading) -> Bool {
        ["01-Validation", "03-AccessRequest", "07-Threading", "09-Avatars"].contains(chapter.folder)
    }

    package static func new(_ old: Int, in chapter: String) -> Int {
        inNewOrder[chapter]?.firstIndex(of: old).map { $0 + 1 } ?? old
    }

    package static func old(_ new: Int, in chapter: String) -> Int {
        inNewOrder[chapter].flatMap { $0.indices.contains(new - 1) ? $0[new - 1] : nil } ?? new
    }

    /// Replaces the task number in a name that begins like "01-Validation/5" or "01.5"; leaves other names alone.
    package static func carriedOver(_ name: String) -> String {
        guard let match = name.firstMatch(of: /^(\d\d)(?:-\w+\/|\.)(\d+)/), let old = Int(match.2) else { return name }
        return name[..<match.2.startIndex] + "\(new(old, in: String(match.1)))" + name[match.2.endIndex...]
    }
}

extension Dictionary where Key == String {
    package var withNewTaskNumbers: Self { Dictionary(map { (OldTaskNumbers.carriedOver($0), $1) }) { one, _ in one } }
}
