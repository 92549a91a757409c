import ArgumentParser
import BookText
import Foundation
import Grading

/// The option for the workbook's folder.
struct CheckoutOptions: ParsableArguments, Sendable {
    @Option(
        name: .customLong("package-path"),
        help: ArgumentHelp(
            "The workbook's folder, if you start the program elsewhere.", valueName: "folder"))
    var packagePath: String?

    /// The checkout to work in.
    /// - Throws: a message if there is none.
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
    /// The chapter of a program.
    func chapter(_ product: String) throws -> Chapter {
        guard let chapter = first(where: { $0.product == product }) else {
            throw ValidationError("The catalogue has no chapter called \(product).")
        }
        return chapter
    }
}
