import ArgumentParser
import Foundation
import Grading

/// The folder that holds the package.
enum Checkout {
    /// The nearest folder, upwards from this program and then from where it was started, that holds a chapter.
    /// - Throws: a sentence, where there is none.
    static func containingThisProgram(and chapter: Chapter) throws -> URL {
        let program = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let here = URL(filePath: FileManager.default.currentDirectoryPath)
        for start in [program, here] {
            var folder = start
            while folder.path != "/" {
                if FileManager.default.fileExists(atPath: folder.appending(path: chapter.exercisePath).path) { return folder }
                folder.deleteLastPathComponent()
            }
        }
        throw ValidationError("\(chapter.exercisePath) was not found. Start the program from inside the workbook's folder.")
    }
}

extension [Chapter] {
    /// The chapter whose program this is.
    func chapter(_ product: String) throws -> Chapter {
        guard let chapter = first(where: { $0.product == product }) else {
            throw ValidationError("The catalogue has no chapter called \(product).")
        }
        return chapter
    }
}
