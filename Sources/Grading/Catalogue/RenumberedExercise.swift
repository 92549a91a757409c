import Reading

/// An exercise in which new task numbers replace the old ones (``OldTaskNumbers``) in the marks. The declarations below
/// a mark show which task it begins.
package struct RenumberedExercise {
    /// The text. It differs from the text that was read only in the numbers of its marks.
    package private(set) var text: String
    /// Messages about marks that could begin either of two tasks, by the tasks' numbers.
    package private(set) var unclear: [Int: String] = [:]

    package init(_ text: String, in path: String, of chapter: ChapterHeading, starter: String) {
        self.text = text
        guard OldTaskNumbers.had(chapter) else { return }
        let (file, starter) = (Tokenizer(text), Tokenizer(starter))
        var declaring: [Substring: Int] = [:]
        for (index, mark) in starter.marks.enumerated() {
            for name in starter.declaredNames(below: index) { declaring[name] = mark.task }
        }
        var marks: [(mark: Mark, digits: Substring, tasks: Set<Int>)] = []
        for (index, mark) in file.marks.enumerated() {
            guard let task = mark.task, let digits = mark.digits else { continue }
            let possible = Set([task, OldTaskNumbers.new(task, in: chapter.number)]).intersection(declaring.values)
            let declared = Set(file.declaredNames(below: index).compactMap { declaring[$0] }).intersection(possible)
            marks.append((mark, digits, declared.isEmpty ? possible : declared))
        }
        // If another mark certainly begins a task, an unclear mark doesn't begin that task.
        for _ in Set(declaring.values) {
            let known = Set(marks.filter { $0.tasks.count == 1 }.flatMap(\.tasks))
            for index in marks.indices where marks[index].tasks.count > 1 { marks[index].tasks.subtract(known) }
        }
        var (renumbered, end) = ("", text.startIndex)
        for (mark, digits, tasks) in marks {
            if tasks.count == 1, let task = tasks.first, task != mark.task {
                renumbered += text[end..<digits.startIndex] + "\(task)"
                end = digits.endIndex
            }
            guard tasks.count > 1 else { continue }
            let names = tasks.sorted().map { "task \($0)" }.joined(separator: " or ")
            for task in tasks {
                unclear[task] = """
                    The tasks of this chapter have new numbers, and the mark in \(path), line \(mark.line), may be \
                    that of \(names). Declare below it what the starter declares for one of them.
                    """
            }
        }
        self.text = renumbered + text[end...]
    }
}

extension Tokenizer {
    /// The names declared between a mark and the next one, outside all brackets.
    fileprivate func declaredNames(below mark: Int) -> [Substring] {
        let end = mark + 1 < marks.count ? marks[mark + 1].tokensBefore : tokens.count
        var (names, depth) = ([Substring](), 0)
        for place in (marks[mark].tokensBefore..<end).dropLast() {
            switch tokens[place] {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "func", "class", "struct", "enum", "actor", "let", "var":
                if depth == 0 { names.append(tokens[place + 1]) }
            default: break
            }
        }
        return names
    }
}
