/// Where Swift's programs are.
public enum SwiftToolchain {
    /// The folder that contains Swift's `bin` and `lib`, such as `/opt/swift/usr`: that of the libraries which this
    /// program runs with, or else of the `swiftc` on the PATH.
    public static let root: String? = {
        // Its folder is usr/lib/swift/linux.
        if let libraries = folder(ofLoadedLibrary: "libswiftCore.so"), let root = resolved(libraries + "/../../.."),
            isProgram(root + "/bin/swiftc")
        {
            return root
        }
        let folders = getenv("PATH").map { String(cString: $0).split(separator: ":") } ?? []
        return folders.map { "\($0)/swiftc" }.first(where: isProgram).flatMap(resolved).flatMap { compiler in
            resolved(compiler.split(separator: "/").dropLast(2).reduce(into: "") { $0 += "/" + $1 })
        }
    }()

    /// The path of one of Swift's programs, such as `swiftc`; its name if it isn't with the others.
    public static func path(of name: String) -> String {
        guard let root, !name.contains("/"), isProgram("\(root)/bin/\(name)") else { return name }
        return "\(root)/bin/\(name)"
    }

    /// Tells this toolchain from others: where it is, and from when. Nil if there is none.
    public static let identity: String? = root.flatMap { root in
        modificationTime(ofPath: root + "/bin/swiftc").map { "\(root) \($0)" }
    }

    /// When it was installed here, in seconds since 1970; nil if there is none.
    public static let installed: Double? = root.flatMap { root in
        var status = stat()
        guard stat(root + "/bin/swiftc", &status) == 0 else { return nil }
        // On macOS the field has another name.
        #if os(Linux)
        return Double(status.st_ctim.tv_sec)
        #else
        return Double(status.st_ctimespec.tv_sec)
        #endif
    }

    private static func isProgram(_ path: String) -> Bool { access(path, X_OK) == 0 }

    private static func resolved(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
