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

    /// Returns a copy with the lines of `places`. Blocks, like ``lookUp(_:)``.
    public func addingLines(of places: [CodePlace]) -> SourceLines {
        var lines = self
        lines.lookUp(places)
        return lines
    }

    /// The arguments that make `llvm-symbolizer` print the lines of places.
    public static func words(toLookUp places: [CodePlace]) -> [String] {
        ["--output-style=JSON", "--no-demangle"]
            + places.map { "CODE \"\($0.image)\" 0x" + String($0.offset, radix: 16) }
    }

    /// Adds the lines in the output of `llvm-symbolizer`.
    public mutating func add(symbolizerOutput output: Data) {
        for answer in (try? JSONDecoder().decode([Answer].self, from: output)) ?? [] {
            guard let image = answer.image, let offset = UInt(answer.address?.dropFirst(2) ?? "", radix: 16)
            else { continue }
            sites[CodePlace(image: image, offset: offset)] = (answer.symbols ?? []).map { symbol in
                Site(
                    function: symbol.function ?? "", file: symbol.file ?? "", line: symbol.line ?? 0,
                    column: symbol.column ?? 0)
            }
        }
    }

    private struct Answer: Decodable {
        enum CodingKeys: String, CodingKey {
            case address = "Address"
            case image = "ModuleName"
            case symbols = "Symbol"
        }

        struct Symbol: Decodable {
            enum CodingKeys: String, CodingKey {
                case function = "FunctionName"
                case file = "FileName"
                case line = "Line"
                case column = "Column"
            }

            let function: String?
            let file: String?
            let line: Int?
            let column: Int?
        }

        let address: String?
        let image: String?
        let symbols: [Symbol]?
    }

    private static func output(of words: [String]) -> Data? {
        let tool = Process()
        let path = SwiftToolchain.path(of: "llvm-symbolizer")
        tool.executableURL = URL(filePath: path.contains("/") ? path : "/usr/bin/env")
        tool.arguments = (path.contains("/") ? [] : [path]) + words
        let output = Pipe()
        tool.standardOutput = output
        tool.standardError = FileHandle.nullDevice
        tool.standardInput = FileHandle.nullDevice
        guard (try? tool.run()) != nil else { return nil }
        let data = try? output.fileHandleForReading.readToEnd()
        tool.waitUntilExit()
        return tool.terminationStatus == 0 ? data : nil
    }
}
