/// How this system links programs and libraries.
public enum Linking {
    /// The file name of a dynamic library, such as `libWorkbookRuntime.so`. On macOS it ends in `.dylib`.
    public static func fileName(ofLibrary name: String) -> String {
        #if os(Linux)
        "lib\(name).so"
        #else
        "lib\(name).dylib"
        #endif
    }

    /// Options of `swiftc` for a program that keeps its symbols to itself. A function that has the name of one of the
    /// C library's then doesn't replace that one in other libraries.
    ///
    /// On Linux, lld does so by a script, and links twice as fast as the default linker. On macOS every program is
    /// linked like that.
    /// - Parameter script: a file with the text ``scriptThatHidesSymbols``.
    public static func optionsThatHideSymbols(script: String) -> [String] {
        #if os(Linux)
        ["-use-ld=lld", "-Xlinker", "--version-script=\(script)"]
        #else
        []
        #endif
    }

    /// The text of the linker's script for ``optionsThatHideSymbols(script:)``.
    public static let scriptThatHidesSymbols = "{ local: *; };\n"
}
