import Foundation
import Grading
import LineEditor
import Marbles

/// What Tab puts after what is typed: a command, then a chapter, a task or an option, as the command takes them.
struct Completer: Sendable {
    let book: Book

    func complete(_ before: String) -> Completion {
        let words = before.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
        let isAtWordStart = before.isEmpty || before.hasSuffix(" ")
        let typed = isAtWordStart ? "" : words.last ?? ""
        let earlier = isAtWordStart ? words : Array(words.dropLast())
        let candidates = self.candidates(for: typed, after: earlier)
        return candidates.isEmpty ? .none : Completion(replacing: typed.count, candidates: candidates)
    }

    private func candidates(for typed: String, after words: [String]) -> [String] {
        guard let first = words.first else { return matching(typed, Commands.names.sorted()) }
        guard let command = try? Commands.named(first).command else { return [] }
        if typed.hasPrefix("-") {
            return matching(typed, command.options.filter { !words.contains($0) })
        }
        if command.completes == .operators { return words.count == 1 ? matching(typed, OperatorCatalogue.commandNames.sorted()) : [] }
        guard words.count == 1 else { return [] }
        switch command.completes {
        case .nothing, .operators, .files: return []
        case .settings: return matching(typed, ServiceCommand.Setting.allCases.map(\.rawValue))
        case .topics: return matching(typed, Commands.names.sorted()) + matching(typed, OperatorCatalogue.commandNames.sorted())
        case .commands: return matching(typed, Commands.names.sorted())
        case .chapters: return chapters(typed)
        case .chaptersAndTasks: return typed.contains(".") ? tasks(typed) : chapters(typed) + tasks(typed)
        }
    }

    /// The chapters that begin with what is typed, in the way in which it is typed: a number, a name or a program.
    private func chapters(_ typed: String) -> [String] {
        if typed.first?.isNumber == true {
            return book.chapters.flatMap { [$0.shortNumber, $0.number] }.filter { $0.hasPrefix(typed) }.removingDoubles()
        }
        let names = typed.first?.isUppercase == true ? book.chapters.map(\.name) : book.chapters.map(\.product)
        return matching(typed, names)
    }

    private func tasks(_ typed: String) -> [String] {
        let head = typed.split(separator: ".", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        if typed.contains("."), let chapter = try? book.chapter(named: head) {
            return chapter.tasks.map { "\(head).\($0.number)" }.filter { $0.hasPrefix(typed) }
        }
        guard typed.isEmpty || typed.first?.isNumber == true else { return [] }
        return book.chapters.flatMap(\.taskReferences).map(\.name).filter { $0.hasPrefix(typed) }
    }

    private func matching(_ typed: String, _ words: [String]) -> [String] {
        words.filter { $0.lowercased().hasPrefix(typed.lowercased()) }
    }
}

extension [String] {
    fileprivate func removingDoubles() -> [String] {
        var seen: Set<String> = []
        return filter { seen.insert($0).inserted }
    }
}
