import Foundation
import Grading
import Playing
import Terminal
import TerminalTestKit

/// The targets of the attacks: the test's own files, process and sockets, and this checkout's judges and solutions.
package final class Decoys {
    package enum Target: Sendable {
        /// A path among the decoys.
        case file(String)
        /// A path in the checkout.
        case checkout(String)
        case builtJudges
        case process
        case port, unixSocket, abstractSocket
        /// An environment variable of the grader.
        case secret
        case text(String)
        /// In isolation, the attack waits to be stopped. Without isolation, it does what it can and continues.
        case patience
        /// The attack waits to be stopped.
        case end

        private static let named: [String: Target] = [
            "": .text(""), "built judges": .builtJudges, "process": .process, "port": .port,
            "Unix socket": .unixSocket, "abstract socket": .abstractSocket, "secret": .secret, "limit": .end,
            "limit in isolation": .patience,
        ]

        /// A target as Attacks.md says it: "process", "decoy `home/notes`", "book `Sources`", or "`/tmp`".
        init?(_ words: String) {
            if let (_, kind, text) = words.wholeMatch(of: /(decoy |book |)`([^`]+)`/)?.output {
                let text = String(text)
                self = kind.isEmpty ? .text(text) : kind == "book " ? .checkout(text) : .file(text)
            } else if let target = Self.named[words] {
                self = target
            } else {
                return nil
            }
        }
    }

    private static let secret: String = {
        setenv("WORKBOOK_DECOY_SECRET", "secret", 1)
        return "WORKBOOK_DECOY_SECRET"
    }()

    private static let files = [
        "home/notes": "private", "home/.ssh/id_ed25519": "secret key", "other/01-Validation/Exercise.swift": "answers",
        "progress.json": "{}", "book/Chapters/01-Validation/Exercise.swift": "mine",
        "grades/other/report.txt": "5 of 5", "builds/next/exercise": "program",
    ]
    private static let folders = ["shared", "empty"]

    private let temporary: TemporaryFolder
    package var folder: URL { temporary.url }
    private var descriptors: [CInt] = []
    private var sleeper: Process?

    package init() throws {
        // Short, because the path of a socket may have only about 100 bytes.
        temporary = try TemporaryFolder(named: "d")
        for (path, text) in Self.files { try temporary.write(text, to: path) }
        for path in Self.folders {
            try FileManager.default.createDirectory(
                at: folder.appending(path: path), withIntermediateDirectories: true)
        }
    }

    deinit {
        for descriptor in descriptors { close(descriptor) }
        if let sleeper, sleeper.isRunning { kill(sleeper.processIdentifier, SIGKILL) }
    }

    package func words(for target: Target, isIsolated: Bool) throws -> String {
        switch target {
        case .text(let text): return text
        case .secret: return Self.secret
        case .patience: return isIsolated ? "wait" : ""
        case .end: return "wait"
        case .file(let path): return folder.appending(path: path).path
        case .checkout(let path): return Book.root.appending(path: path).path
        case .builtJudges:
            let built = BuildLayout.ofRunningProgram?.objects(of: "Judges") ?? "nowhere"
            let name = try FileManager.default.contentsOfDirectory(atPath: built).first { $0.hasSuffix(".o") }
            return "\(built)/\(name ?? "nothing")"
        case .process:
            let process = Process()
            process.executableURL = URL(filePath: "/bin/sleep")
            process.arguments = ["1000"]
            try process.run()
            sleeper = process
            return "\(process.processIdentifier)"
        case .port:
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
            let server = serve(AF_INET, address, MemoryLayout<sockaddr_in>.size)
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            withUnsafeMutablePointer(to: &address) {
                _ = getsockname(server, UnsafeMutableRawPointer($0).assumingMemoryBound(to: sockaddr.self), &length)
            }
            return "\(UInt16(bigEndian: address.sin_port))"
        case .unixSocket:
            let path = folder.appending(path: "socket").path
            serve(unix: Array(path.utf8) + [0])
            return path
        case .abstractSocket:
            let name = folder.lastPathComponent
            serve(unix: [0] + Array(name.utf8))
            return name
        }
    }

    private func serve(unix path: [UInt8]) {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
        serve(AF_UNIX, address, path.count + 2)
    }

    @discardableResult
    private func serve<Address>(_ family: CInt, _ address: Address, _ length: Int) -> CInt {
        let server = socket(family, streamSocket, 0)
        descriptors.append(server)
        withUnsafePointer(to: address) {
            _ = bind(server, UnsafeRawPointer($0).assumingMemoryBound(to: sockaddr.self), socklen_t(length))
        }
        listen(server, 1)
        return server
    }

    var processIsUnharmed: Bool { sleeper?.isRunning ?? true }

    /// Each path with its kind, permissions, number of links, time, and text, to detect changes.
    package var contents: [String] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return paths.sorted().map { path in
            let file = folder.appending(path: path).path
            var status = stat()
            lstat(file, &status)
            let time = status.st_mode & S_IFMT == S_IFREG ? modificationTime(ofPath: file) ?? 0 : 0
            return
                "\(path) \(status.st_mode) \(status.st_nlink) \(time) \(SafeFile.text(of: file, atMost: 1_000) ?? "")"
        }
    }
}
