import BookText
import Grading

/// An exercise file's text, with its tasks.
struct ExerciseText {
    let text: String
    private let regions: TaskRegions

    init(_ text: String) {
        self.text = text
        regions = TaskRegions(of: text)
    }

    /// The line of a task's mark, from 1; nil if the file has none, or more than one.
    func firstLine(of task: Int) -> Int? { regions[task]?.lines.lowerBound }

    /// A task's region, without empty lines at its end.
    func region(of task: Int) -> [String]? {
        guard var lines = regions[task]?.text.split(separator: "\n", omittingEmptySubsequences: false) else {
            return nil
        }
        while lines.last?.isBlank == true { lines.removeLast() }
        return lines.map(String.init)
    }

    /// This text with a task's region taken from another file; nil if either has no such region.
    func replacing(_ task: Int, from other: ExerciseText) -> String? {
        guard let old = regions[task], let new = other.regions[task] else { return nil }
        return regions.replacing(old.lines, with: new.text)
    }
}
