import Foundation
import Platform

/// Where the system's and Swift's programs and libraries are.
enum Toolchain {
    /// The folders of libraries that programs run with. Whatever LD_LIBRARY_PATH says, a build folder isn't one of
    /// them: the judges are there, too.
    static let libraryFolders: [String] = {
        let searched = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"]?.split(separator: ":") ?? []
        let isAllowed = { (folder: Substring) -> Bool in
            let real = URL(filePath: String(folder)).resolvingSymlinksInPath().path
            return folder.hasPrefix("/") && BuildLayout(products: real) == nil
        }
        return ["/lib", "/lib64", "/usr/lib", "/usr/lib64"]
            + [folder(ofLoadedLibrary: "libswiftCore.so") ?? SwiftToolchain.root.map { $0 + "/lib/swift/linux" }]
            .compactMap { $0 }
            + [folder(ofLoadedLibrary: "libc.so.6")].compactMap { $0 }
            + searched.filter(isAllowed).map(String.init)
    }()

    /// What starts a program that is linked with libraries.
    static let dynamicLinkers = ["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"]

    /// The folders of programs that a compiler starts, and of their parts.
    static let programFolders =
        ["/bin", "/usr/bin", "/usr/libexec"] + dynamicLinkers + [SwiftToolchain.root].compactMap { $0 }

    /// What a compiler reads to know the system.
    static let headers = [
        "/usr/include", "/usr/local/include", "/usr/share", "/etc/os-release", "/etc/lsb-release",
        "/etc/debian_version", "/etc/redhat-release", "/etc/alternatives",
    ]
}
