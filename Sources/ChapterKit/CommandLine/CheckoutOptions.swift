import ArgumentParser
import Foundation
import Reading

struct CheckoutOptions: ParsableArguments, Sendable {
    @Option(
        name: .customLong("package-path"),
        help: ArgumentHelp(
            "The workbook's folder, if you start the program elsewhere.", valueName: "folder"))
    var packagePath: String?

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

    var words: [String] { packagePath.map { ["--package-path", $0] } ?? [] }

    /// Replaces this process with the workbook, which can compile and judge exercises. Builds it first if needed.
    /// - Throws: a message if there is no checkout.
    func becomeWorkbook(_ arguments: [String]) throws {
        let checkout = try checkout()
        Task { @MainActor in
            let output = Output.standard(noColor: arguments.contains("--no-color"), isConversation: false)
            let words = Array(arguments.drop { $0.hasPrefix("--") && $0 != "--package-path" })
            let program = LargerProgram.smallest(for: words, of: ChapterHeading.all, checkout, arguments)
            Foundation.exit(await program.run(showing: output).code)
        }
        while true { RunLoop.main.run() }
    }
}
