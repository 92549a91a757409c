import Exercises
import Foundation
import Terminal

@testable import Grading

extension ExerciseBuilder {
    init(in layout: BuildLayout? = nil, isolation: Isolation = .whereAvailable) {
        self.init(for: .book, in: layout, isolation: isolation)
    }
}

extension Compiler {
    static func forTests(in folder: URL) async throws -> Compiler {
        let library = try await WorkbookLibrary.find(.book)
        let modules = try ImportableModules(of: library, linkedIn: folder.appending(path: "ExerciseModules"))
        return Compiler(library: library, modules: modules, moduleCache: folder)
    }
}
