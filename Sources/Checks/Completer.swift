import Foundation
import Grading
import Reading
import Terminal

/// Completes a line at Tab: a command, then what the command takes, such as a chapter, a task, an option, or a file.
struct Completer: Sendable {
    package let book: Book
    let commands: Commands
    private var folder: URL { book.checkout.root }

    func complete(_ before: String) -> Completion {
        let words = Words(begun: before)
        let candidates = candidates(for: words.last ?? "", after: words.complete)
        return candidates.isEmpty
            ? .none : Completion(replacing: before[words.start...].count, candidates: candidates)
    }

    private func candidates(for typed: String, after words: [String]) -> [String] {
        guard let first = words.first else { return Command.names.sorted().beginning(with: typed) }
        guard let command = try? Command.named(first) else { return [] }
        if let last = words.last, let values = Command.optionValues[last], command.options.contains(last) {
            return values.isEmpty ? files(typed) : values.beginning(with: typed)
        }
        if typed.hasPrefix("-") {
            return command.options.filter { !words.contains($0) }.beginning(with: typed)
        }
        // Only a command that takes files completes more than one argument.
        guard words.count == 1 || command.completes == .files else { return [] }
        return arguments(typed, command.completes)
    }

    func arguments(_ typed: String, _ kind: Command.Completes) -> [String] {
        switch kind {
        case .nothing: []
        case .chapters: chapters(typed)
        case .chaptersAndTasks: typed.contains(".") ? tasks(typed) : chapters(typed) + tasks(typed)
        case .topics, .operators, .settings: commands.completions(kind, book.checkout).beginning(with: typed)
        case .files: files(typed)
        }
    }

    /// The chapters that match the typed text: numbers after a digit, names after an uppercase letter, else products.
    private func chapters(_ typed: String) -> [String] {
        if typed.first?.isNumber == true {
            return book.chapters.flatMap { [$0.shortNumber, $0.number] }.filter { $0.hasPrefix(typed) }
                .removingDuplicates()
        }
        let names = typed.first?.isUppercase == true ? book.chapters.map(\.name) : book.chapters.map(\.product)
        return names.beginning(with: typed)
    }

    private func tasks(_ typed: String) -> [String] {
        let head = typed.split(separator: ".", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        if typed.contains("."), let chapter = try? book.chapter(named: head) {
            return chapter.tasks.map { "\(head).\($0.number)" }.filter { $0.hasPrefix(typed) }
        }
        guard typed.isEmpty || typed.first?.isNumber == true else { return [] }
        return book.chapters.flatMap(\.taskReferences).map(\.name).filter { $0.hasPrefix(typed) }
    }

    /// The files and folders that begin with the typed text. Folders end with a slash. Hidden files need a leading dot.
    private func files(_ typed: String) -> [String] {
        let slash = typed.lastIndex(of: "/")
        let head = slash.map { String(typed[...$0]) } ?? ""
        let start = slash.map { String(typed[typed.index(after: $0)...]) } ?? typed
        let expanded = head.hasPrefix("~") ? NSString(string: head).expandingTildeInPath : head
        let place =
            expanded.hasPrefix("/")
            ? URL(filePath: expanded, directoryHint: .isDirectory) : folder.appending(path: expanded)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        return names.filter { $0.hasPrefix(start) && (start.hasPrefix(".") || !$0.hasPrefix(".")) }.sorted().map {
            name in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: place.appending(path: name).path, isDirectory: &isFolder)
            let escaped = (head + name).map { " \"'\\".contains($0) ? "\\\($0)" : String($0) }.joined()
            return escaped + (isFolder.boolValue ? "/" : "")
        }
    }
}
