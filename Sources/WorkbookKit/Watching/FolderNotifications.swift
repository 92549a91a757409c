import Dispatch
import Foundation

#if canImport(Glibc)
import Glibc
#endif

/// Tells that something in a folder was written or moved, as soon as the system does. Some file systems never tell.
@MainActor
final class FolderNotifications {
    private let source: any DispatchSourceProtocol

    /// - Returns: nil where the system has no such news to give.
    init?(_ folder: URL, onChange: @escaping () -> Void) {
        #if os(Linux)
        let descriptor = inotify_init1(CInt(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        guard inotify_add_watch(descriptor, folder.path, UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)) >= 0 else {
            close(descriptor)
            return nil
        }
        let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler {
            // What it says does not matter: whoever listens looks for themselves.
            var buffer = [UInt8](repeating: 0, count: 4_096)
            while read(descriptor, &buffer, buffer.count) > 0 {}
            MainActor.assumeIsolated { onChange() }
        }
        #else
        let descriptor = open(folder.path, O_EVTONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return nil }
        let source = DispatchSource.makeFileSystemObjectSource(
            fileDescriptor: descriptor, eventMask: .write, queue: .main)
        source.setEventHandler { MainActor.assumeIsolated { onChange() } }
        #endif
        source.setCancelHandler { close(descriptor) }
        source.resume()
        self.source = source
    }

    func stop() {
        source.cancel()
    }
}
