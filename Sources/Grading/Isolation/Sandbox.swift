import Foundation
import Platform

/// The program `isolate` and what it permits: the arguments in front of a program's own, which isolate that program.
struct Sandbox: Sendable, Equatable {
    /// The status with which the program `isolate` ends if it can't isolate another. It then prints why.
    static let failureStatus: CInt = 125

    /// What every program may read to start, to know the time zone, and to look at itself.
    private static let system =
        [
            "/etc/ld.so.cache", "/etc/localtime", "/etc/timezone", "/usr/share/zoneinfo", "/usr/lib/locale",
            "/dev/zero", "/dev/urandom", "/dev/random", "/proc/self", "/sys/devices/system/cpu",
        ] + Toolchain.libraryFolders

    /// Dispatch looks at each thread in /proc by a number that isn't known in advance. About other processes, a program
    /// sees what every user may read there, such as their command lines. Their memory, environment and descriptors stay
    /// closed, because an isolated process can't look into one that isn't.
    private static let processes = "/proc"

    private let program: String
    private let simulatedLandlock: Int?

    /// The sandbox that a system offers; nil if it has none.
    init?(_ support: IsolationSupport) {
        guard support.isUsable, let program = support.program else { return nil }
        self.program = program
        simulatedLandlock = support.simulated
    }

    /// For a program that plays a stranger's code: it may read itself and the libraries it runs with, and write in its
    /// folder.
    func words(toPlay player: String, with library: WorkbookLibrary, in folder: String) -> [String] {
        words(
            "--player",
            read: Self.system + library.readable,
            run: [player] + Toolchain.dynamicLinkers, write: [folder, "/dev/null"], player)
    }

    /// For a tool that reads what a stranger wrote, such as a compiler: it may read and run the system's tools and the
    /// toolchain, read some files and folders, and write in some folders.
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

    /// Makes the system behave like one with an older Landlock.
    static func words(forLandlock version: Int?) -> [String] {
        version.map { ["--landlock", "\($0)"] } ?? []
    }
}

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
