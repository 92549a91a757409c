import ArgumentParser

/// The options of the command `check`: at the prompt, in the shell, and in a chapter's own program.
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

    package var isForPrograms: Bool { json || gradescope || plain }

    public init() {}

    /// The options as the user would type them.
    public var words: [String] {
        (seed.map { ["--seed", String($0)] } ?? []) + (json ? ["--json"] : [])
            + (gradescope ? ["--gradescope"] : []) + (plain ? ["--plain"] : []) + (compiler ? ["--compiler"] : [])
    }
}

/// The arguments with which a chapter's program starts the workbook for `--mine`: this word, the step's type, the
/// program's name, the checkout, and the program's own arguments.
package let learnersPipelineRequest = "---mine"
