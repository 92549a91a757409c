import Foundation
import Grading
import Terminal
import TerminalTestKit
import Testing

@Suite("Contents of a folder") struct FolderContentsTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "f\(UInt32.random(in: 0 ... .max))")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    /// Makes nested folders through descriptors, since no path can be that long.
    private func makeDeep(_ count: Int) {
        var place = open(folder.path, O_RDONLY | O_DIRECTORY)
        for _ in 0..<count {
            mkdirat(place, "a-directory-with-a-name", 0o700)
            let next = openat(place, "a-directory-with-a-name", O_RDONLY | O_DIRECTORY)
            close(place)
            place = next
        }
        close(openat(place, "file", O_CREAT | O_RDWR, 0o600))
        close(place)
    }

    @Test func `A tree that's deeper than any path counts as too much, and is removed`() throws {
        makeDeep(3_000)
        #expect(FolderContents.use(of: folder.path, atMost: 10_000).isBeyondLimits)
        try FolderContents.remove(folder.path)
        #expect(access(folder.path, F_OK) != 0)
    }

    @Test func `Folders that can't be read or entered are removed, with what is in them`() throws {
        for (name, mode) in [("hidden", 0o300), ("closed", 0), ("fixed", 0o500)] as [(String, mode_t)] {
            let inner = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: inner.appending(path: "more/and more"), withIntermediateDirectories: true)
            try Data("text".utf8).write(to: inner.appending(path: "file"))
            chmod(inner.path, mode)
        }
        // Root can open all folders, so the limits are exceeded only for other users.
        #expect(FolderContents.use(of: folder.path, atMost: 100).isBeyondLimits == (getuid() != 0))
        try FolderContents.remove(folder.path)
        #expect(access(folder.path, F_OK) != 0)
    }

    @Test func `Names that aren't text are counted and removed, and a link isn't followed`() throws {
        let other = try TemporaryFolder()
        try other.write("text", to: "file")
        try FileManager.default.createSymbolicLink(at: folder.appending(path: "link"), withDestinationURL: other.url)
        let bytes = folder.path.utf8.map { CChar(bitPattern: $0) } + [0x2F, -1, -2, 0]
        #if os(Linux)
        #expect(mkdir(bytes, 0o700) == 0)
        #expect(FolderContents.use(of: folder.path, atMost: 100).files == 2)
        #endif
        try FolderContents.remove(folder.path)
        #expect(access(folder.path, F_OK) != 0)
        #expect(other.exists("file"))
    }

    @Test func `A folder that isn't there is removed, and one that can't be is named with the reason`() throws {
        try FolderContents.remove(folder.path)
        try FolderContents.remove(folder.path)
        #expect(throws: FolderContents.CannotRemove.self) { try FolderContents.remove("/proc/self") }
    }

    #if os(Linux)
    @Test func `A file that was removed and is still open counts`() throws {
        let path = folder.appending(path: "file").path
        let file = open(path, O_CREAT | O_RDWR, 0o600)
        defer { close(file) }
        let before = RemovedFiles.bytes(of: getpid())
        unlink(path)
        let text = [UInt8](repeating: 7, count: 1 << 20)
        #expect(write(file, text, text.count) == text.count)
        fsync(file)
        #expect(RemovedFiles.bytes(of: getpid()) - before >= 1 << 20)
        try FolderContents.remove(folder.path)
    }
    #endif
}
