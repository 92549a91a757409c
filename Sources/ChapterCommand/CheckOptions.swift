import ArgumentParser
import BookText
import Foundation
import Reading

/// The options of `check`, at the prompt, in the shell, and of a chapter's program.
public struct CheckOptions: ParsableArguments, Sendable {
    @Option(help: "Repeat the inputs of an earlier report.")
    public var seed: UInt64?

    @Flag(help: "Print the report as JSON, in the format of Exercism's test runners.")
    public var json = false

    @Flag(help: "Print the report as Gradescope's results.json.")
    public var gradescope = false

    @Flag(help: "Print each finding as `file:line:column: error: message`, for an editor.")
    public var plain = false

    @Flag(help: "Show the compiler's own text for code that doesn't compile, and the stack trace of a crash.")
    public var compiler = false

    /// Whether programs read the report.
    package var isForPrograms: Bool { json || gradescope || plain }

    public init() {}

    /// The options as they are typed.
    public var words: [String] {
        (seed.map { ["--seed", String($0)] } ?? []) + (json ? ["--json"] : [])
            + (gradescope ? ["--gradescope"] : []) + (plain ? ["--plain"] : []) + (compiler ? ["--compiler"] : [])
    }
}

/// The option for the workbook's folder.
struct CheckoutOptions: ParsableArguments, Sendable {
    @Option(
        name: .customLong("package-path"),
        help: ArgumentHelp(
            "The workbook's folder, if you start the program elsewhere.", valueName: "folder"))
    var packagePath: String?

    /// - Throws: a message if there's no checkout.
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

    /// Becomes the workbook, which has the judges and the compiler, and builds it first if needed. Doesn't return.
    /// - Throws: a message if there is no checkout.
    func becomeWorkbook(_ arguments: [String]) throws {
        let checkout = try checkout()
        Task { @MainActor in
            let output = Output.standard(noColor: arguments.contains("--no-color"), isConversation: false)
            Foundation.exit(await WholeWorkbook(checkout: checkout, arguments: arguments).run(showing: output).code)
        }
        while true { RunLoop.main.run() }
    }
}
