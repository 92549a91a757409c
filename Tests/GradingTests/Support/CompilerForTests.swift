import Foundation

@testable import Grading

extension Compiler {
    /// A compiler against the library that was built for the tests, which keeps its files in a folder.
    static func forTests(in folder: URL) async throws -> Compiler {
        let library = try await WorkbookLibrary.find()
        let modules = try ImportableModules(of: library, linkedIn: folder.appending(path: "ExerciseModules"))
        return Compiler(library: library, modules: modules, moduleCache: folder)
    }
}
