import ArgumentParser
import Grading
import ProofKit

/// The arguments of a command that name chapters and tasks: `05`, `filter`, `05.2`.
enum CatalogueWords {
    static func check(_ words: [String]) throws {
        if let word = words.first(where: { tasks(named: $0).isEmpty }) {
            throw ValidationError("There is no part, chapter, or task \(word).")
        }
    }

    static func tasks(named words: [String]) -> [(Chapter, ExerciseTask)] {
        words.isEmpty ? catalogue.flatMap { chapter in chapter.tasks.map { (chapter, $0) } } : words.flatMap(tasks)
    }

    private static func tasks(named word: String) -> [(Chapter, ExerciseTask)] {
        let parts = word.split(separator: ".", maxSplits: 1).map(String.init)
        guard let name = parts.first?.lowercased(),
            let chapter = catalogue.first(where: {
                [$0.product, $0.name.lowercased(), $0.id.lowercased()].contains(name) || Int($0.number) == Int(name)
            })
        else { return [] }
        return chapter.tasks.filter { parts.count == 1 || $0.number == Int(parts[1]) }.map { (chapter, $0) }
    }
}
