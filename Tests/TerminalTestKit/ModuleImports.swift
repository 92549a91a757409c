import Foundation

/// The book's modules that each module's sources import.
public struct ModuleImports {
    private var imported: [String: Set<String>] = [:]

    public init() throws {
        let sources = BookCopy.original.appending(path: "Sources")
        let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
        for module in modules {
            let files = FileManager.default.enumerator(atPath: sources.appending(path: module).path)
            let texts = files?.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }
                .map { try? String(contentsOf: sources.appending(path: "\(module)/\($0)"), encoding: .utf8) }
            let names = (texts ?? []).compactMap(\.self).flatMap { text in
                text.matches(of: #/(?m)^(?:@?\w+ )?import (\w+)$/#).map { String($0.1) }
            }
            imported[module] = Set(names).intersection(modules).subtracting(["CLibedit"])
        }
    }

    public func all(_ modules: Set<String>) -> Set<String> {
        let more = modules.union(modules.flatMap { imported[$0] ?? [] })
        return more == modules ? modules : all(more)
    }
}
