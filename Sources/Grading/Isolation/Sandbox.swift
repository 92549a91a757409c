import Foundation
import Terminal

/// Makes command lines that run a program in isolation: `isolate`, the program's permissions, then the program.
struct Sandbox: Sendable, Equatable {
    /// The exit status of `isolate` if it can't isolate a program. It then also prints why.
    static let failureStatus: CInt = 125

    /// What every isolated program may read, besides /proc and the paths for its role.
    private static let system =
        [
            "/etc/ld.so.cache", "/etc/localtime", "/etc/timezone", "/usr/share/zoneinfo", "/usr/lib/locale",
            "/dev/zero", "/dev/urandom", "/dev/random", "/proc/self", "/sys/devices/system/cpu",
        ] + Toolchain.libraryFolders

    /// Dispatch looks up each thread in /proc by an ID that isn't known in advance, so all of /proc is open. A program
    /// can read what every user can read about other processes, such as their command lines, but not their memory,
    /// environment or descriptors, because an isolated process can't inspect a process outside its isolation.
    private static let processes = "/proc"

    private let program: String
    private let simulatedLandlock: Int?

    init?(_ support: IsolationSupport) {
        guard support.isUsable, let program = support.program else { return nil }
        self.program = program
        simulatedLandlock = support.simulated
    }

    /// The command line of a player. `folder` is the only folder in which it may write.
    func words(toPlay player: String, with library: WorkbookLibrary, in folder: String) -> [String] {
        words(
            "--player",
            read: Self.system + library.readable,
            run: [player] + Toolchain.dynamicLinkers, write: [folder, "/dev/null"], player)
    }

    /// The command line of a tool that reads a stranger's files, such as a compiler.
    func words(toRun tool: String, reading read: [String], writing write: [String] = []) -> [String] {
        words(
            "--tool", read: Self.system + Toolchain.headers + read, run: Toolchain.programFolders + [tool],
            write: write + ["/dev/null"], tool)
    }

    private func words(_ role: String, read: [String], run: [String], write: [String], _ program: String) -> [String] {
        [self.program] + Self.words(forLandlock: simulatedLandlock) + [role]
            + ["--open", Self.processes] + read.flatMap { ["--read", $0] } + run.flatMap { ["--run", $0] }
            + write.flatMap { ["--write", $0] }
            + ["--", program]
    }

    /// The options that simulate an older Landlock; empty for nil.
    static func words(forLandlock version: Int?) -> [String] {
        version.map { ["--landlock", "\($0)"] } ?? []
    }
}

enum Toolchain {
    /// The folders of libraries that programs run with. Build folders in LD_LIBRARY_PATH are left out, because they
    /// also contain the judges.
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

    static let dynamicLinkers = ["/lib64/ld-linux-x86-64.so.2", "/lib/ld-linux-aarch64.so.1"]

    static let programFolders =
        ["/bin", "/usr/bin", "/usr/libexec"] + dynamicLinkers + [SwiftToolchain.root].compactMap { $0 }

    static let headers = [
        "/usr/include", "/usr/local/include", "/usr/share", "/etc/os-release", "/etc/lsb-release",
        "/etc/debian_version", "/etc/redhat-release", "/etc/alternatives",
    ]
}
