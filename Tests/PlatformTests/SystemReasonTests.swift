import Foundation
import Terminal
import Testing

@Suite("Reasons of the system") struct SystemReasonTests {
    @Test func `A file that can't be written says why, in words and without a period`() {
        let nowhere = URL(filePath: "/dev/null/file")
        #expect { try Data().write(to: nowhere, options: .atomic) } throws: { error in
            error.systemReason == String(cString: strerror(ENOENT))
        }
        #expect { try Data().write(to: nowhere) } throws: { !$0.systemReason.hasSuffix(".") }
    }

    @Test(arguments: [POSIXError(.ENOSPC), POSIXError(.EDQUOT), CocoaError(.fileWriteOutOfSpace)] as [any Error])
    func `A full disk and a used-up quota are both a full disk, and the remedy is room`(_ error: any Error) {
        let reason = SystemReason(error)
        #expect(error.systemReason == "the disk is full")
        #expect("\(reason.sentence) \(reason.remedy)" == "The disk is full. Make room on it, and try again.")
        #expect(SystemReason(EACCES).sentence == "Permission denied." && !SystemReason(EACCES).isFullDisk)
    }

    @Test func `A compiler's output says that the disk is full, in the system's words or in LLVM's`() {
        for number in [ENOSPC, EDQUOT] {
            #expect(SystemReason.isFullDisk(in: "error: IO failure: \(String(cString: strerror(number)))\n"))
        }
        #expect(SystemReason.isFullDisk(in: "unable to rename: no space left on device"))
        #expect(!SystemReason.isFullDisk(in: "error: cannot find 'disk' in scope"))
    }
}
