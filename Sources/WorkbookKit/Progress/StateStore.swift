import Foundation

/// Something that is kept in a file of the checkout's `.workbook` folder.
protocol KeptState: Codable, Equatable, Sendable {
    /// The file's name without its ending, and what the file is called in sentences.
    static var fileName: String { get }
    static var subject: String { get }
    /// The layout that this program reads and writes.
    static var currentVersion: Int { get }
    /// What is said when a damaged file is put aside: what it means for the reader.
    static var afterDamage: String { get }

    /// The state of somebody who has done nothing yet.
    init()
}

/// Keeps a state in a file of the checkout's `.workbook` folder: a learner's progress, the service's settings.
///
/// Every change reads the file again under a lock, is made on what stands there, and replaces the file in one move; so two
/// workbooks on one checkout keep each other's passes, and a crash leaves the old file or the new one, never half of one.
/// Where nothing can be written the session goes on from memory, and `tell` is told once.
@MainActor
final class StateStore<State: KeptState> {
    /// The `.workbook` folder.
    let folder: URL
    private let tell: (String) -> Void
    private var state = State()
    /// Set once saving has failed, or would destroy a newer program's file: the session's own memory is all there is.
    private var isMemoryOnly = false

    /// - Parameter tell: is handed a sentence for the reader when something is wrong with the file.
    init(folder: URL, tell: @escaping (String) -> Void) {
        self.folder = folder
        self.tell = tell
    }

    private var file: URL { folder.appending(path: "\(State.fileName).json") }

    /// The state as it stands in the file now; in memory where there is no file to be had.
    var current: State {
        if !isMemoryOnly { load() }
        return state
    }

    /// Makes a change on top of what stands in the file now, and saves it.
    func update(_ change: (inout State) -> Void) {
        if !isMemoryOnly, !FileManager.default.fileExists(atPath: folder.path) {
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            } catch {
                goOnFromMemory(reason(of: error))
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
            goOnFromMemory(reason(of: error))
        }
    }

    private func load() {
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        // Where the lock cannot be had, the folder is read-only and nobody writes.
        do {
            try FileLock.holding(folder.appending(path: "lock").path) { read() }
        } catch {
            read()
        }
    }

    private func read() {
        guard let data = try? Data(contentsOf: file) else {
            if FileManager.default.fileExists(atPath: file.path) {
                tell("The \(State.subject) file \(file.path) cannot be read: look at its permissions.")
            }
            return
        }
        if let version = try? JSONDecoder().decode(VersionOnly.self, from: data).version, version > State.currentVersion
        {
            isMemoryOnly = true
            tell(
                """
                The \(State.subject) in \(file.path) was written by a newer workbook (layout \(version), this one knows \
                \(State.currentVersion)). It is left as it is, and what you do now is remembered only until you leave.
                """)
            return
        }
        do {
            state = try JSONDecoder().decode(State.self, from: data)
        } catch {
            putAside()
        }
    }

    private func putAside() {
        var kept = folder.appending(path: "\(State.fileName).damaged.json")
        var number = 2
        while FileManager.default.fileExists(atPath: kept.path) {
            kept = folder.appending(path: "\(State.fileName).damaged-\(number).json")
            number += 1
        }
        do {
            try FileManager.default.moveItem(at: file, to: kept)
            tell(
                """
                The \(State.subject) file was damaged and could not be read. It is kept as .workbook/\(kept.lastPathComponent), \
                and a new one is begun; \(State.afterDamage).
                """)
        } catch {
            isMemoryOnly = true
            tell(
                """
                The \(State.subject) file \(file.path) is damaged, and it cannot be moved out of the way: \(reason(of: error)). \
                What you do now is remembered only until you leave.
                """)
        }
    }

    private func write() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(state).write(to: file, options: .atomic)
    }

    private func goOnFromMemory(_ reason: String) {
        isMemoryOnly = true
        tell(
            """
            The \(State.subject) cannot be saved in \(folder.path): \(reason). Everything works, but what you do now is remembered \
            only until you leave.
            """)
    }

    private func reason(of error: any Error) -> String {
        let system = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        if let system, system.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(system.code))) }
        return (error as NSError).localizedDescription
    }

}

/// The one thing that every layout of a file has.
private struct VersionOnly: Decodable {
    var version: Int
}

/// The learner's progress.
typealias ProgressStore = StateStore<Progress>
