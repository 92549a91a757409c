import Foundation
import Terminal

/// The source lines of addresses in programs and libraries.
public struct SourceLines: Sendable {
    /// A call in progress at a place: the function, its file, and its line.
    public struct Site: Sendable, Hashable {
        /// The function's mangled name.
        public var function: String
        public var file: String
        /// The line number, from 1; 0 if unknown.
        public var line: Int
        /// The column number, from 1; 0 if unknown.
        public var column: Int
    }

    /// The sites at each place: inlined functions, innermost first, then the function around them. May be empty.
    public private(set) var sites: [CodePlace: [Site]] = [:]

    /// Whether a place's line is known.
    public func knows(_ place: CodePlace) -> Bool { sites[place]?.isEmpty == false }

    /// Makes a value without lines.
    public init() {}

    /// Adds the lines of `places` that haven't been looked up yet. Blocks while the toolchain's `llvm-symbolizer` runs;
    /// without that program, adds nothing.
    public mutating func lookUp(_ places: [CodePlace]) {
        let unknown = places.filter { sites[$0] == nil }
        guard !unknown.isEmpty else { return }
        for place in unknown { sites[place] = [] }
        for start in stride(from: 0, to: unknown.count, by: 2_000) {
            let some = Array(unknown[start..<min(start + 2_000, unknown.count)])
            guard let output = Self.output(of: Self.words(toLookUp: some)) else { return }
            add(symbolizerOutput: output)
        }
    }

    /// The arguments that make `llvm-symbolizer` print the lines of places.
    public static func words(toLookUp places: [CodePlace]) -> [String] {
        ["--output-style=JSON", "--no-demangle"]
            + places.map { "CODE \"\($0.image)\" 0x" + String($0.offset, radix: 16) }
    }

    /// Adds the lines in the output of `llvm-symbolizer`.
    public mutating func add(symbolizerOutput output: Data) {
        for answer in (try? JSONSerialization.jsonObject(with: output)) as? [[String: Any]] ?? [] {
            guard let image = answer["ModuleName"] as? String, let address = answer["Address"] as? String,
                let offset = UInt(address.dropFirst(2), radix: 16)
            else { continue }
            let symbols = answer["Symbol"] as? [[String: Any]] ?? []
            sites[CodePlace(image: image, offset: offset)] = symbols.map { symbol in
                Site(
                    function: symbol["FunctionName"] as? String ?? "", file: symbol["FileName"] as? String ?? "",
                    line: symbol["Line"] as? Int ?? 0, column: symbol["Column"] as? Int ?? 0)
            }
        }
    }

    private static func output(of words: [String]) -> Data? {
        var tool = Spawn(SwiftToolchain.path(of: "llvm-symbolizer"), words)
        (tool.output, tool.errors, tool.hasOwnSession) = (.pipe, .null, true)
        guard let child = try? tool.start() else { return nil }
        var output = Data()
        child.exchange { _, bytes in output += bytes }
        return child.waitUntilExit().isSuccess ? output : nil
    }
}
