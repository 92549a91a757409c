import Foundation

/// Keeps a learner's progress in the checkout's `.workbook` folder.
///
/// Every change reads the file again under a lock, is made on what stands there, and replaces the file in one move; so two
/// workbooks on one checkout keep each other's passes, and a crash leaves the old file or the new one, never half of one.
/// Where nothing can be written the session goes on from memory, and `tell` is told once.
@MainActor
final class ProgressStore {
    /// The `.workbook` folder.
    let folder: URL
    private let tell: (String) -> Void
    private var progress = Progress()
    /// Set once saving has failed, or would destroy a newer program's file: the session's own memory is all there is.
    private var isMemoryOnly = false

    /// - Parameter tell: is handed a sentence for the reader when something is wrong with the file.
    init(folder: URL, tell: @escaping (String) -> Void) {
        self.folder = folder
        self.tell = tell
    }

    private var file: URL { folder.appending(path: "progress.json") }

    /// The progress as it stands in the file now; in memory where there is no file to be had.
    var current: Progress {
        if !isMemoryOnly { load() }
        return progress
    }

    /// Makes a change on top of what stands in the file now, and saves it.
    func update(_ change: (inout Progress) -> Void) {
        if !isMemoryOnly, !FileManager.default.fileExists(atPath: folder.path) {
            do {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            } catch {
                goOnFromMemory(reason(of: error))
            }
        }
        guard !isMemoryOnly else { return change(&progress) }
        do {
            try FileLock.holding(folder.appending(path: "lock").path) {
                read()
                change(&progress)
                if !isMemoryOnly { try write() }
            }
        } catch let error as FileLockError {
            load()
            change(&progress)
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
                tell("The progress file \(file.path) cannot be read: look at its permissions.")
            }
            return
        }
        if let version = try? JSONDecoder().decode(VersionOnly.self, from: data).version, version > Progress.currentVersion {
            isMemoryOnly = true
            tell("""
                The progress in \(file.path) was written by a newer workbook (layout \(version), this one knows \
                \(Progress.currentVersion)). It is left as it is, and what you do now is remembered only until you leave.
                """)
            return
        }
        do {
            progress = try JSONDecoder().decode(Progress.self, from: data)
        } catch {
            putAside()
        }
    }

    private func putAside() {
        var kept = folder.appending(path: "progress.damaged.json")
        var number = 2
        while FileManager.default.fileExists(atPath: kept.path) {
            kept = folder.appending(path: "progress.damaged-\(number).json")
            number += 1
        }
        do {
            try FileManager.default.moveItem(at: file, to: kept)
            tell("""
                The progress file was damaged and could not be read. It is kept as .workbook/\(kept.lastPathComponent), \
                and a new one is begun; `check` brings back what you have solved.
                """)
        } catch {
            isMemoryOnly = true
            tell("""
                The progress file \(file.path) is damaged, and it cannot be moved out of the way: \(reason(of: error)). \
                What you do now is remembered only until you leave.
                """)
        }
    }

    private func write() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(progress).write(to: file, options: .atomic)
    }

    private func goOnFromMemory(_ reason: String) {
        isMemoryOnly = true
        tell("""
            Progress cannot be saved in \(folder.path): \(reason). Everything works, but what you do now is remembered \
            only until you leave.
            """)
    }

    private func reason(of error: any Error) -> String {
        let system = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
        if let system, system.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(system.code))) }
        return (error as NSError).localizedDescription
    }

    private struct VersionOnly: Decodable {
        var version: Int
    }
}
