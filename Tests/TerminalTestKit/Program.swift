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

    /// The build folder of the running tests, which contains the package's executables too. On Linux the tests are a
    /// program there, on macOS a bundle whose path is an argument.
    public static var buildFolder: String {
        let arguments = CommandLine.arguments
        let bundle = arguments.firstIndex(of: "--test-bundle-path").flatMap { arguments[($0 + 1)...].first }
        guard let tests = realpath(bundle.map(bundleFile) ?? "/proc/self/exe", nil) else { return "." }
        defer { free(tests) }
        return parent(String(cString: tests))
    }

    /// The bundle that contains a path.
    private static func bundleFile(_ path: String) -> String {
        var path = path
        while path.contains(".xctest/") { path = parent(path) }
        return path
    }

    private static func parent(_ path: String) -> String {
        String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    }
}
