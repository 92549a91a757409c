import Foundation

/// The program `isolate` and what it permits: the words in front of a program's own, which isolate that program.
struct Sandbox: Sendable, Equatable {
    /// The status with which the program `isolate` ends if it can't isolate another. It then prints why.
    static let failureStatus: CInt = 125

    /// What every program may read to start, to know the time zone, and to look at itself.
    private static let system =
        [
            "/etc/ld.so.cache", "/etc/localtime", "/etc/timezone", "/usr/share/zoneinfo", "/usr/lib/locale",
            "/dev/zero", "/dev/urandom", "/dev/random", "/proc/self", "/sys/devices/system/cpu",
        ] + Toolchain.libraryFolders

    /// Dispatch looks at each thread in /proc by a number that isn't known before. What is there about other processes
    /// is what every user may read, such as their command lines; their memory, environment and descriptors stay closed,
    /// because an isolated process can't look into one that isn't.
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
