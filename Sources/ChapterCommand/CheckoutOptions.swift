import ArgumentParser
import Foundation
import Grading

/// Where the learner's files are.
struct CheckoutOptions: ParsableArguments, Sendable {
    @Option(
        name: .customLong("package-path"),
        help: ArgumentHelp(
            "The folder of the workbook, where the program is not started from inside it.", valueName: "folder"))
    var packagePath: String?

    /// The checkout to work in.
    /// - Throws: a sentence, where there is none.
    func checkout() throws -> Checkout {
        do {
            return try Checkout.find(
                given: packagePath,
                from: URL(filePath: FileManager.default.currentDirectoryPath),
                program: URL(filePath: CommandLine.arguments[0])
            )
        } catch {
            throw ValidationError(error.sentence)
        }
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
