import CLibedit

/// Takes what libedit draws. Nothing of it is shown; it only reveals whether libedit rang the bell.
final class MemoryStream {
    private let text = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
    private let size = UnsafeMutablePointer<Int>.allocate(capacity: 1)
    let file: UnsafeMutablePointer<FILE>

    init?() {
        text.initialize(to: nil)
        size.initialize(to: 0)
        guard let file = open_memstream(text, size) else { return nil }
        self.file = file
    }

    deinit {
        fclose(file)
        free(text.pointee)
        text.deallocate()
        size.deallocate()
    }

    /// Whether the bell rang since the last call; forgets everything that was written.
    func takeBell() -> Bool {
        fflush(file)
        let written = size.pointee
        let rang = written > 0 && UnsafeBufferPointer(start: text.pointee!, count: written).contains(7)
        fseek(file, 0, SEEK_SET)
        return rang
    }
}
