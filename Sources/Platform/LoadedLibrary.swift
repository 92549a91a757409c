/// The folder of a library that this process has loaded, such as `libswiftCore.so`; nil if it isn't there, as in a
/// program that contains the library. On macOS always nil: there, nothing asks for it.
public func folder(ofLoadedLibrary name: String) -> String? {
    #if os(Linux)
    guard let stream = fopen("/proc/self/maps", "re") else { return nil }
    defer { fclose(stream) }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, stream) > 0 {
        guard let line, let path = strchr(line, CInt(UInt8(ascii: "/"))) else { continue }
        let text = String(cString: path)
        if text.hasSuffix("/\(name)\n") { return String(text.dropLast(name.utf8.count + 2)) }
    }
    #endif
    return nil
}
