import Foundation
import Platform

/// Where the system's and Swift's programs and libraries are.
enum Toolchain {
    /// The folder that contains Swift's `bin` and `lib`, such as `/opt/swift/usr`: that of the libraries which this
    /// program runs with, or else of the `swiftc` on the PATH.
    private static let root: String? = {
        if let libraries = folder(ofLoadedLibrary: "libswiftCore.so") {
            // usr/lib/swift/linux
            let root = URL(filePath: libraries).appending(path: "../../..").standardizedFileURL.path
            if FileManager.default.isExecutableFile(atPath: root + "/bin/swiftc") { return root }
        }
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        let compiler = folders.map { "\($0)/swiftc" }.first(where: FileManager.default.isExecutableFile(atPath:))
        return compiler.map {
            URL(filePath: $0).resolvingSymlinksInPath().appending(path: "../..").standardizedFileURL.path
        }
    }()

    /// The path of one of Swift's programs, such as `swiftc`; its name if it isn't with the others.
    static func path(of name: String) -> String {
        guard let root, !name.contains("/"), FileManager.default.isExecutableFile(atPath: "\(root)/bin/\(name)") else {
            return name
        }
        return "\(root)/bin/\(name)"
    }

    /// The folders of libraries that programs run with. Whatever LD_LIBRARY_PATH says, a build folder isn't one of
    /// them: the judges are there, too.
    static let libraryFolders: [String] = {
        let searched = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]?.split(separator: ":") ?? []
        let isAllowed = { (folder: Substring) in
            folder.hasPrefix("/") && !FileManager.default.fileExists(atPath: "\(folder)/Modules")
        }
        return ["/lib", "/lib64", "/usr/lib", "/usr/lib64"]
            + [folder(ofLoadedLibrary: "libswiftCore.so") ?? root.map { $0 + "/lib/swift/linux" }].compactMap { $0 }
            + [folder(ofLoadedLibrary: "libc.so.6")].compactMap { $0 }
            + searched.filter(isAllowed).map(String.init)
    }()

    /// What starts a program that is linked with libraries.
    static let dynamicLinkers = ["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"]

    /// The folders of programs that a compiler starts, and of their parts.
    static let programFolders = ["/bin", "/usr/bin", "/usr/libexec"] + dynamicLinkers + [root].compactMap { $0 }

    /// What a compiler reads to know the system.
    static let headers = [
        "/usr/include", "/usr/local/include", "/usr/share", "/etc/os-release", "/etc/lsb-release",
        "/etc/debian_version", "/etc/redhat-release", "/etc/alternatives",
    ]
}
