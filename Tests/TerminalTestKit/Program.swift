import Platform

/// A program to start on a pseudo-terminal.
public struct Program: Sendable {
    /// Its path.
    public let path: String

    /// A program at a path.
    public init(path: String) {
        self.path = path
    }

    /// An executable of this package, from the build folder of the running tests. The test target must depend on the
    /// executable's target, or it may not be built yet.
    public static func product(_ name: String) -> Program {
        Program(path: buildFolder + "/" + name)
    }

    /// The build folder of the running tests, which contains the package's executables too.
    public static var buildFolder: String { BuildLayout.ofRunningProgram?.products ?? "." }
}
