/// When a file was last changed, in seconds since 1970; nil when there is no such file.
///
/// A check looks at hundreds of files. Foundation's attributes would look up each owner's name as well, in a file.
/// On macOS the field has another name.
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
