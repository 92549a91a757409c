import Foundation
import Terminal

/// A value that is stored in a file of the checkout's `.workbook` folder.
package protocol KeptState: Codable, Equatable, Sendable {
    /// The file's name without its extension, and the file's name in messages.
    static var fileName: String { get }
    static var subject: String { get }
    /// The layout that this program reads and writes.
    static var currentVersion: Int { get }
    /// The consequence of a damaged file for the reader.
    static var afterDamage: String { get }

    init()
}

/// Stores a state, such as a learner's progress, in a file of the checkout's `.workbook` folder.
///
/// Each change reads the file, changes the state, and replaces the file in one step, all under a lock. So two workbooks
/// on one checkout keep each other's changes, and a crash never leaves half a file. If the file can't be written, the
/// session continues in memory, and `tell` receives one message.
@MainActor
package final class StateStore<State: KeptState> {
    package let folder: URL
    private let context: [CodingUserInfoKey: any Sendable]
    private let tell: (String) -> Void
    private var state = State()
    /// Set if saving has failed, or would destroy a newer program's file or a damaged file.
    private var isMemoryOnly = false

    /// - Parameters:
    ///   - context: the `userInfo` of the state's decoder.
    ///   - tell: receives a message for the reader if something is wrong with the file.
    package init(
        folder: URL, context: [CodingUserInfoKey: any Sendable] = [:], tell: @escaping (String) -> Void
    ) {
        self.folder = folder
        self.context = context
        self.tell = tell
    }

    private var file: URL { folder.appending(path: "\(State.fileName).json") }

    /// The state: the file's, unless the file is missing or can't be used.
    package var current: State {
        if !isMemoryOnly { load() }
        return state
    }

    package func update(_ change: (inout State) -> Void) {
        if !isMemoryOnly, !FileManager.default.fileExists(atPath: folder.path) {
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            } catch {
                goOnFromMemory(error.systemReason)
            }
        }
        guard !isMemoryOnly else { return change(&state) }
        do {
            try FileLock.holding(folder.appending(path: "lock").path) {
                read()
                change(&state)
                if !isMemoryOnly { try write() }
            }
        } catch let error as FileLockError {
            load()
            change(&state)
            goOnFromMemory(error.reason)
        } catch {
            goOnFromMemory(error.systemReason)
        }
    }

    private func load() {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        // If the lock can't be taken, the folder is probably read-only, and then no process writes.
        do {
            try FileLock.holding(folder.appending(path: "lock").path) { read() }
        } catch {
            read()
        }
    }

    private func read() {
        guard let data = try? Data(contentsOf: file) else {
            if FileManager.default.fileExists(atPath: file.path) {
                tell("The \(State.subject) file \(file.path) can't be read. Check its permissions.")
            }
            return
        }
        let version = try? JSONDecoder().decode(VersionOnly.self, from: data).version
        if let version, version < State.currentVersion { return putAside("comes from an older workbook") }
        if let version, version > State.currentVersion {
            isMemoryOnly = true
            tell(
                """
                A newer workbook wrote the \(State.subject) in \(file.path) (layout \(version), this workbook knows \
                \(State.currentVersion)). The file stays as it is, and your changes are lost when you quit.
                """)
            return
        }
        do {
            let decoder = JSONDecoder()
            decoder.userInfo = context
            state = try decoder.decode(State.self, from: data)
        } catch {
            putAside("is damaged")
        }
    }

    /// - Parameter fault: what's wrong with the file, as a part of a sentence.
    private func putAside(_ fault: String) {
        let name = "\(State.fileName).\(fault.split(separator: " ").contains("damaged") ? "damaged" : "old")"
        var kept = folder.appending(path: "\(name).json")
        var number = 2
        while FileManager.default.fileExists(atPath: kept.path) {
            kept = folder.appending(path: "\(name)-\(number).json")
            number += 1
        }
        do {
            try FileManager.default.moveItem(at: file, to: kept)
            tell(
                """
                The \(State.subject) file \(fault). It was renamed to .workbook/\(kept.lastPathComponent), and a new \
                one starts; \(State.afterDamage).
                """)
        } catch {
            isMemoryOnly = true
            tell(
                """
                The \(State.subject) file \(file.path) \(fault) and can't be renamed: \(error.systemReason). \
                Your changes are lost when you quit.
                """)
        }
    }

    private func write() throws { try JSONEncoder.readable.encode(state).write(to: file, options: .atomic) }

    private func goOnFromMemory(_ reason: String) {
        isMemoryOnly = true
        tell(
            """
            The \(State.subject) can't be saved in \(folder.path): \(reason). Everything works, but your changes are \
            lost when you quit.
            """)
    }
}

/// The part that all versions of a file share.
private struct VersionOnly: Decodable {
    var version: Int
}

extension JSONEncoder {
    /// Writes JSON that a human can read and a tool can compare.
    package static var readable: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return encoder
    }
}
