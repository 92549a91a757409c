/// Whether a folder or one of its subfolders has a file that was changed after a time. Ignores hidden files and
/// folders, and doesn't follow links to folders.
///
///     hasFile(in: "Sources", changedAfter: built) { $0.hasSuffix(".swift") }
///
/// A check can examine many files, so this doesn't use Foundation's enumerator, which is slower.
///
/// - Parameters:
///   - time: in seconds since 1970, as of ``modificationTime(ofPath:)``.
///   - counts: returns whether a file with this name counts.
public func hasFile(in folder: String, changedAfter time: Double, where counts: (_ name: String) -> Bool) -> Bool {
    guard let stream = opendir(folder) else { return false }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
        let name = name(of: entry)
        guard !name.hasPrefix(".") else { continue }
        let path = "\(folder)/\(name)"
        if isFolder(entry.pointee.d_type, path) {
            if hasFile(in: path, changedAfter: time, where: counts) { return true }
        } else if counts(name), let changed = modificationTime(ofPath: path), changed > time {
            return true
        }
    }
    return false
}

package func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}

/// Whether an entry of a folder is a folder itself. Some file systems don't store the type in the entry.
private func isFolder(_ type: UInt8, _ path: String) -> Bool {
    guard type == 0 else { return type == UInt8(DT_DIR) }
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}

/// When a file was last changed, in seconds since 1970; nil if there is no such file.
///
/// Foundation would also look up the owner's name in another file, which is slow for many files. On macOS, the C
/// structure's field has a different name.
public func modificationTime(ofPath path: String) -> Double? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(Linux)
    let time = status.st_mtim
    #else
    let time = status.st_mtimespec
    #endif
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
