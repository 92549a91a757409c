/// The location of Swift's programs.
public enum SwiftToolchain {
    /// The folder that contains Swift's `bin` and `lib`, such as `/opt/swift/usr`: it has the libraries that this
    /// program runs with, or else the `swiftc` on the PATH. Nil if neither is found.
    public static let root: String? = {
        // The folder of the library is usr/lib/swift/linux.
        if let libraries = folder(ofLoadedLibrary: "libswiftCore.so"),
            let root = resolvedPath(libraries + "/../../.."), isProgram(root + "/bin/swiftc")
        {
            return root
        }
        return searched.map { "\($0)/swiftc" }.first(where: isProgram).flatMap(resolvedPath).flatMap { compiler in
            resolvedPath(compiler.split(separator: "/").dropLast(2).reduce(into: "") { $0 += "/" + $1 })
        }
    }()

    private static var searched: [Substring] { getenv("PATH").map { String(cString: $0).split(separator: ":") } ?? [] }

    /// Whether the compiler finds a program: among Swift's own programs, or on the PATH.
    public static func hasProgram(_ name: String) -> Bool {
        (searched.map(String.init) + [root.map { $0 + "/bin" } ?? ""]).contains { isProgram("\($0)/\(name)") }
    }

    /// The path of one of Swift's programs, such as `swiftc`; just the name if Swift has no such program.
    public static func path(of name: String) -> String {
        guard let root, !name.contains("/"), isProgram("\(root)/bin/\(name)") else { return name }
        return "\(root)/bin/\(name)"
    }

    /// This toolchain's location and date, which distinguish it from others; nil if no toolchain is found.
    public static let identity: String? = root.flatMap { root in
        modificationTime(ofPath: root + "/bin/swiftc").map { "\(root) \($0)" }
    }

    /// When this toolchain was installed, in seconds since 1970; nil if no toolchain is found.
    public static let installed: Double? = root.flatMap { root in
        var status = stat()
        guard stat(root + "/bin/swiftc", &status) == 0 else { return nil }
        #if os(Linux)
        return Double(status.st_ctim.tv_sec)
        #else
        return Double(status.st_ctimespec.tv_sec)
        #endif
    }

    private static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 }
}

func resolvedPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
}

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

    /// The run path of a program that uses a library of a folder. On Linux it's the program's own folder, which needs a
    /// link to the library: the loader would split a path that contains a colon.
    public static func runPath(toLibraryIn folder: String) -> String {
        #if os(Linux)
        "$ORIGIN"
        #else
        folder
        #endif
    }

    /// Options of `swiftc` for a program that keeps its symbols private. Then a function with the name of a C library
    /// function doesn't replace that function in other libraries.
    ///
    /// On Linux, the linker hides symbols with a script; lld, where available, is faster than the default linker. On
    /// macOS, no options are needed.
    /// - Parameter script: a file with the text ``scriptThatHidesSymbols``.
    public static func optionsThatHideSymbols(script: String) -> [String] {
        #if os(Linux)
        (SwiftToolchain.hasProgram("ld.lld") ? ["-use-ld=lld"] : []) + ["-Xlinker", "--version-script=\(script)"]
        #else
        []
        #endif
    }

    /// The text of the linker's script for ``optionsThatHideSymbols(script:)``.
    public static let scriptThatHidesSymbols = "{ local: *; };\n"
}

/// The folder of a library that this process has loaded, such as `libswiftCore.so`; nil if it isn't loaded, as in a
/// statically linked program. Always nil on macOS, where nothing needs it.
public func folder(ofLoadedLibrary name: String) -> String? {
    #if os(Linux)
    guard let stream = fopen("/proc/self/maps", "re") else { return nil }
    defer { fclose(stream) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, stream) > 0 {
        guard let line, let path = strchr(line, CInt(UInt8(ascii: "/"))) else { continue }
        let text = String(cString: path)
        if text.hasSuffix("/\(name)\n") { return String(text.dropLast(name.utf8.count + 2)) }
    }
    #endif
    return nil
}
