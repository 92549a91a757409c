/// Examines and removes folders that a stranger's program may have filled with deep trees and unreadable folders.
///
/// Nested folders are opened relative to descriptors, not by path, so no path becomes too long. No link in a folder is
/// followed.
public enum FolderContents {
    /// The number of entries, and the bytes that they occupy on the disk.
    public struct Use: Sendable, Equatable {
        public var files = 0
        public var bytes = 0
        /// Whether counting stopped early: there are too many entries, an entry can't be examined, or a folder is
        /// deeper than ``deepest``.
        public var isBeyondLimits = false
    }

    /// The error if a folder can't be removed: the name of the entry that's left, and the system's reason.
    public struct CannotRemove: Error, Sendable, Equatable {
        public let name: String
        public let reason: String
    }

    /// The maximum depth of folders that are examined.
    public static let deepest = 32

    /// Counts the entries of a folder.
    /// - Parameter limit: the number of entries at which counting stops.
    public static func use(of folder: String, atMost limit: Int) -> Use {
        var use = Use()
        var streams = [opendir(folder)].compactMap(\.self)
        // A removed folder counts as empty, but a folder that can't be examined is beyond limits.
        if streams.isEmpty, errno != ENOENT { use.isBeyondLimits = true }
        defer { for stream in streams { closedir(stream) } }
        while let stream = streams.last, !use.isBeyondLimits {
            guard let entry = readdir(stream) else {
                closedir(streams.removeLast())
                continue
            }
            let name = bytes(of: entry)
            guard !isDots(name) else { continue }
            var status = stat()
            // The entry may have been removed in the meantime.
            guard fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
                if errno != ENOENT { use.isBeyondLimits = true }
                continue
            }
            use.files += 1
            use.bytes += Int(status.st_blocks) * 512
            if use.files >= limit { use.isBeyondLimits = true }
            guard status.st_mode & S_IFMT == S_IFDIR else { continue }
            let inner = open(name, in: dirfd(stream))
            if inner < 0 {
                if errno != ENOENT { use.isBeyondLimits = true }
            } else if streams.count < deepest, let stream = fdopendir(inner) {
                streams.append(stream)
            } else {
                close(inner)
                use.isBeyondLimits = true
            }
        }
        return use
    }

    /// Removes a folder and its contents, at any depth and with any permissions. Nothing may change it during the call.
    ///
    /// Nested folders are first moved up into the folder that is being removed, so no path is ever deep.
    public static func remove(_ folder: String) throws(CannotRemove) {
        chmod(folder, 0o700)
        let top = open(folder, in: AT_FDCWD)
        guard top >= 0 else {
            if errno == ENOENT { return }
            throw CannotRemove(name: folder, reason: currentReason)
        }
        defer { close(top) }
        var moved = 0
        var waiting: [String] = []
        func empty(_ descriptor: CInt) throws(CannotRemove) {
            for name in names(in: descriptor) {
                if unlinkat(descriptor, name, 0) == 0 { continue }
                guard errno == EISDIR || errno == EPERM || errno == EACCES else {
                    throw CannotRemove(name: text(of: name), reason: currentReason)
                }
                // Only a process that may write to a folder can move it.
                fchmodat(descriptor, name, 0o700, 0)
                repeat { moved += 1 } while faccessat(top, "\(moved)~", F_OK, AT_SYMLINK_NOFOLLOW) == 0
                guard renameat(descriptor, name, top, "\(moved)~") == 0 else {
                    throw CannotRemove(name: text(of: name), reason: currentReason)
                }
                waiting.append("\(moved)~")
            }
        }
        try empty(top)
        while let name = waiting.popLast() {
            let inner = open(name, in: top)
            guard inner >= 0 else { throw CannotRemove(name: name, reason: currentReason) }
            defer { close(inner) }
            try empty(inner)
            guard unlinkat(top, name, AT_REMOVEDIR) == 0 else {
                throw CannotRemove(name: name, reason: currentReason)
            }
        }
        guard rmdir(folder) == 0 || errno == ENOENT else { throw CannotRemove(name: folder, reason: currentReason) }
    }

    private static var currentReason: String { SystemReason().words }

    private static func open(_ name: UnsafePointer<CChar>, in folder: CInt) -> CInt {
        openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }

    private static func names(in folder: CInt) -> [[CChar]] {
        guard let stream = fdopendir(dup(folder)) else { return [] }
        defer { closedir(stream) }
        rewinddir(stream)
        var names: [[CChar]] = []
        while let entry = readdir(stream) { names.append(bytes(of: entry)) }
        return names.filter { !isDots($0) }
    }

    /// An entry's name as bytes, ended by a zero. A string can't hold a name that isn't valid UTF-8.
    private static func bytes(of entry: UnsafeMutablePointer<dirent>) -> [CChar] {
        withUnsafeBytes(of: &entry.pointee.d_name) { $0.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0] }
    }

    private static func text(of name: [CChar]) -> String {
        String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func isDots(_ name: [CChar]) -> Bool {
        (2...3).contains(name.count) && name.dropLast().allSatisfy { $0 == 0x2E }
    }
}
