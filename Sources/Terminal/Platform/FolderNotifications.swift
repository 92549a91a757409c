import Dispatch

/// Calls a closure on the main actor soon after a file in a folder was written, or was moved into the folder. Some file
/// systems never report changes.
///
/// On Linux, this uses inotify. On macOS, it uses kqueue, which reports only files that are added, renamed, or removed.
@MainActor
public final class FolderNotifications {
    private let source: any DispatchSourceProtocol

    /// Begins to watch; nil if the system can't watch the folder.
    public init?(_ folder: String, onChange: @escaping () -> Void) {
        #if os(Linux)
        let descriptor = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        guard inotify_add_watch(descriptor, folder, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)) >= 0 else {
            close(descriptor)
            return nil
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler {
            var buffer = [UInt8](repeating: 0, count: 4_096)
            while read(descriptor, &buffer, buffer.count) > 0 {}
            MainActor.assumeIsolated { onChange() }
        }
        #else
        let descriptor = open(folder, O_EVTONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let source = DispatchSource.makeFileSystemObjectSource(
            fileDescriptor: descriptor, eventMask: .write, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { onChange() } }
        #endif
        source.setCancelHandler { close(descriptor) }
        source.resume()
        self.source = source
    }

    /// Stops watching.
    public func stop() { source.cancel() }
}
