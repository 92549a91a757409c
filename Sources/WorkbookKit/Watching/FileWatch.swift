import Dispatch
import Foundation
import Platform

/// Tells of each save of one file.
///
/// The file is looked at several times a second, which works on every file system and with every way of saving: in place, by moving
/// another file there, by deleting and creating. Where the system tells of changes (Linux, on its own disks), it is looked at at once.
@MainActor
final class FileWatch {
    /// What can be seen of a file. Two saves within a tick of the file system's clock differ in what they wrote, if in anything.
    private struct Sight: Equatable {
        var number: UInt64
        var changed: Date
        var content: Data
    }

    private let file: URL
    private let onSave: () -> Void
    private let timer: any DispatchSourceTimer
    private var notifications: FolderNotifications?
    private var last: Sight?
    private var wasEmpty = false

    /// Watches from now on; on the main actor.
    init(_ file: URL, every interval: Duration = .milliseconds(150), onSave: @escaping () -> Void) {
        self.file = file
        self.onSave = onSave
        let milliseconds = Int(interval / .milliseconds(1))
        timer = DispatchSource.makeTimerSource(queue: .main)
        last = sight()
        timer.schedule(
            deadline: .now() + .milliseconds(milliseconds), repeating: .milliseconds(milliseconds),
            leeway: .milliseconds(20))
        timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.look() } }
        timer.resume()
        notifications = FolderNotifications(file.deletingLastPathComponent().path) { [weak self] in self?.look() }
    }

    /// Looks no more.
    func stop() {
        timer.cancel()
        notifications?.stop()
        notifications = nil
    }

    private func look() {
        // A file that is gone is about to come back, and an empty one about to be written; one that stays empty was saved so.
        guard let now = sight() else { return }
        let isEmpty = now.content.isEmpty
        defer { wasEmpty = isEmpty }
        guard now != last, !isEmpty || wasEmpty else { return }
        last = now
        onSave()
    }

    private func sight() -> Sight? {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
            let content = try? Data(contentsOf: file)
        else {
            return nil
        }
        return Sight(
            number: (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0,
            changed: attributes[.modificationDate] as? Date ?? .distantPast,
            content: content
        )
    }
}
