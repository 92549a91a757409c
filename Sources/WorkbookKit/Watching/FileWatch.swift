import Dispatch
import Foundation
import Terminal

/// Reports when a file is saved, is gone, or is back.
///
/// It reads the file several times a second, so it depends neither on the file system nor on how an editor saves: in
/// place, by moving another file there, or by deleting and re-creating the file. If the system reports a change, it
/// also reads the file at once.
@MainActor
final class FileWatch {
    /// The state of a file. It includes the content, because two quick saves can have the same date.
    private struct Snapshot: Equatable {
        var number: UInt64
        var changed: Date
        var content: Data
    }

    private let file: URL
    private let onSave: () -> Void
    private let timer: any DispatchSourceTimer
    private var notifications: FolderNotifications?
    private var last: Snapshot?
    private var wasUnfinished = false

    init(_ file: URL, every interval: Duration = .milliseconds(150), onSave: @escaping () -> Void) {
        self.file = file
        self.onSave = onSave
        let milliseconds = Int(interval / .milliseconds(1))
        timer = DispatchSource.makeTimerSource(queue: .main)
        last = snapshot()
        timer.schedule(
            deadline: .now() + .milliseconds(milliseconds), repeating: .milliseconds(milliseconds),
            leeway: .milliseconds(20))
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.look() } }
        timer.resume()
        notifications = FolderNotifications(file.deletingLastPathComponent().path) { [weak self] in self?.look() }
    }

    func stop() {
        timer.cancel()
        notifications?.stop()
        notifications = nil
    }

    private func look() {
        // An editor may delete or empty a file just before it writes it. If it stays so, that's the new state.
        let now = snapshot()
        let isUnfinished = now?.content.isEmpty ?? true
        defer { wasUnfinished = isUnfinished }
        guard now != last, !isUnfinished || wasUnfinished else { return }
        last = now
        onSave()
    }

    private func snapshot() -> Snapshot? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
            let content = try? Data(contentsOf: file)
        else { return nil }
        return Snapshot(
            number: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0,
            changed: attributes[.modificationDate] as? Date ?? .distantPast,
            content: content
        )
    }
}
