import Foundation
import Testing

@Suite("The list of operators")
struct OperatorListTests {
    /// Operators that are not one signal made of others, with where they are tested.
    static let elsewhere = [
        "timer": "TimedOperatorTests",
        "interval": "TimedOperatorTests",
    ]

    @Test("every public operator of the sources goes through the contract kit")
    func complete() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/ReactiveCore/Operators")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(files.count > 40)
        let cases = allOperators.map(\.name)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            for match in text.matches(of: /public (?:static )?func `?(\w+)`?/) {
                let name = String(match.1)
                let isCovered = cases.contains { $0 == name || $0.hasPrefix(name + "(") || $0.hasPrefix(name + ",") || $0.hasPrefix(name + " ") }
                #expect(isCovered || Self.elsewhere[name] != nil, "\(name) in \(file.lastPathComponent) has no case in allOperators")
            }
        }
    }
}
