/// A folder that a stranger's program may have filled: with trees of any depth, and folders that can't be opened.
///
/// It's walked by descriptors, never by a path, so a path can't become too long and a link isn't followed.
public enum FolderContents {
    /// Entries, and the bytes that they take on the disk.
    public struct Use: Sendable, Equatable {
        public var files = 0
        public var bytes = 0
        /// Whether there's something that couldn't be looked at, or more than was asked for: a folder that can't be
        /// opened, or one that's deeper than ``deepest``.
        public var isBeyondLimits = false
    }

    /// The error of a folder that can't be removed: the name of what's left, and the system's reason.
    public struct CannotRemove: Error, Sendable, Equatable {
        public let name: String
        public let reason: String
    }

    /// How many folders inside of one another are looked at. An exercise needs one or two.
    public static let deepest = 32

    /// What a folder contains.
    /// - Parameter limit: stops at this number of entries.
    public static func use(of folder: String, atMost limit: Int) -> Use {
        var use = Use()
        var streams = [opendir(folder)].compactMap(\.self)
        // A program may remove its own folder, and may not keep others from looking into it.
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
            // It may have been removed meanwhile.
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

    /// Removes a folder with everything in it, whatever its depth and its permissions. Nothing may be changing it.
    ///
    /// Folders inside of folders are first moved up into the one that is removed, so none is ever deep.
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
                // A folder can be moved by whoever may write in it.
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

    private static var currentReason: String { String(cString: strerror(errno)) }

    private static func open(_ name: UnsafePointer<CChar>, in folder: CInt) -> CInt {
        openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    }

    /// The names in a folder, but for itself and the one above it.
    private static func names(in folder: CInt) -> [[CChar]] {
        guard let stream = fdopendir(dup(folder)) else { return [] }
        defer { closedir(stream) }
        rewinddir(stream)
        var names: [[CChar]] = []
        while let entry = readdir(stream) { names.append(bytes(of: entry)) }
        return names.filter { !isDots($0) }
    }

    /// The name of an entry with a zero behind it: a stranger's name needn't be text.
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
