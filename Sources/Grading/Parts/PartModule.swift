import Foundation
import Reading

/// The source of a module with a learner's part: the task's region of their Exercise.swift, the imports and helpers
/// above the first task, and the passed tasks that the region uses.
///
/// Each part is its own module, because names recur in the exercises. A scoped import, such as
/// `import func RequestAccess.requestAccess`, hides the book's function of the same name.
package struct PartModule: Sendable, Equatable {
    package let part: OwnPart

    /// The lines of the exercise, with an empty line in place of what isn't taken.
    fileprivate let lines: [String]

    /// The modules of the parts that have passed, in the parts' order.
    /// - Parameter hasPassed: whether a task of a chapter has passed.
    package static func all(
        of parts: [OwnPart], in root: URL, hasPassed: (TaskKey) -> Bool
    ) -> [PartModule] {
        let names = Set(parts.flatMap { [$0.name, $0.function] })
        return parts.filter { hasPassed($0.key) }.compactMap { part in
            guard let file = try? ExerciseFile(reading: root.appending(path: part.chapter.exercisePath)) else {
                return nil
            }
            let passed = file.regions.regions.filter { region in
                hasPassed(TaskKey(chapter: part.chapter.folder, task: region.task))
            }
            return PartModule(part, in: file, passed: passed, shared: names)
        }
    }

    private init?(_ part: OwnPart, in file: ExerciseFile, passed: [TaskRegions.Region], shared: Set<String>) {
        guard let own = file.regions[part.task] else { return nil }
        var taken = [own]
        while let next = passed.first(where: { region in
            !taken.contains { $0.task == region.task }
                && taken.contains { !region.declared.subtracting(shared).isDisjoint(with: $0.tokens.map(String.init)) }
        }) {
            taken.append(next)
        }
        let marks = Set(file.regions.source.marks.map(\.line))
        let first = marks.min() ?? 1
        let left: Set = ["import Exercises"]
        self.part = part
        lines = file.regions.source.lines.enumerated().map { index, line in
            let (number, text) = (index + 1, String(line))
            let isHeader = number < first && text.hasPrefix("//") && !text.hasPrefix("///")
            let isTaken = number < first || taken.contains { $0.lines.contains(number) }
            return isTaken && !isHeader && !marks.contains(number) && !left.contains(text) ? text : ""
        }
    }

    /// The source as `take` writes it: without empty lines in place of what isn't taken.
    package func plain(after earlier: [PartModule]) -> String {
        let written = written(after: earlier)
        let kept = zip(written, [""] + written).filter { !$0.isEmpty || !$1.isEmpty }.map(\.0)
        let text = kept.joined(separator: "\n").trimmingCharacters(in: .newlines).importing(earlier, separator: "\n")
        let adapter = "\n/// The name under which the rest of the app calls it.\n\(part.adapter)\n"
        return text + "\n" + (part.adapter.isEmpty ? "" : adapter)
    }

    /// The file that `run --mine` compiles, in which each line has its number in the learner's file. The names of such
    /// files end in `Part.swift`, so that a trace leaves their stages out, as it leaves out those of the book's parts.
    func file(after earlier: [PartModule]) -> ExerciseFile {
        let text = (written(after: earlier) + [part.adapter, ""]).joined(separator: "\n")
        return ExerciseFile(path: fileName, text: text).importing(earlier)
    }

    fileprivate var fileName: String { "\(part.module)Part.swift" }

    /// The lines with the part's function made public, and with calls of the book's functions turned into calls of the
    /// learner's.
    private func written(after earlier: [PartModule]) -> [String] {
        lines.map { line in
            var line = line
            if part.adapter.isEmpty, let match = line.firstMatch(of: /^((?:@\w+ |nonisolated )*)func (\w+)/),
                match.2 == part.function
            {
                line.replaceSubrange(match.range, with: "\(match.1)public func \(match.2)")
            }
            for name in earlier.map(\.part.name) { line = line.replacing("StarterProject.\(name)(", with: "\(name)(") }
            return line
        }
    }

    /// Whether a source calls the function. A declaration of the name counts, too, and does no harm.
    fileprivate func isCalled(in text: String) -> Bool {
        ((try? Regex("(?:^|\\W)\(part.name)\\(")).map(text.contains)) ?? false
    }
}

extension [PartModule] {
    /// Each module, and the modules before it, whose functions it may call.
    package var withEarlier: [(module: PartModule, earlier: [PartModule])] {
        indices.map { (self[$0], Array(self[..<$0])) }
    }

    /// The modules without those that have errors in a compiler's output.
    package func without(brokenIn output: CompilerOutput) -> [PartModule] {
        filter { module in !output.errors.contains { $0.file == module.fileName } }
    }

    /// The modules whose functions are called in a text, or by another one of them.
    package func called(in text: String) -> [PartModule] {
        var all = text
        return reversed().filter { module in
            guard module.isCalled(in: all) else { return false }
            all += "\n" + module.lines.joined(separator: "\n")
            return true
        }.reversed()
    }
}

extension String {
    /// A source with imports of the parts that it calls.
    package func importing(_ parts: [PartModule], separator: String) -> String {
        parts.filter { $0.isCalled(in: self) }
            .map { "import func \($0.part.module).\($0.part.name)\(separator)" }.joined() + self
    }
}

extension ExerciseFile {
    /// The file, with imports of the parts that it calls. They go on the first line, so line numbers don't change.
    func importing(_ parts: [PartModule]) -> ExerciseFile {
        ExerciseFile(path: path, text: text.importing(parts, separator: "; "))
    }
}

extension TaskRegions.Region {
    /// The names that the region declares at the top level.
    fileprivate var declared: Set<String> {
        let pattern = /(?m)^(?:@?\w+ )*(?:func|let|var|class|struct|enum|actor|protocol|typealias) (\w+)/
        return Set(text.matches(of: pattern).map { String($0.1) })
    }
}
