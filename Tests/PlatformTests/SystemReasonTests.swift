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
}
