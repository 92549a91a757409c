import Terminal

/// Makes hostile inputs from random numbers. The same seed makes the same inputs, in the same order.
public struct HostileGrammar: Sendable {
    private var generator: SplitMix64
    private let kinds: [HostileInput.Kind]

    /// Makes the grammar for a seed.
    public init(seed: UInt64) {
        generator = SplitMix64(seed: seed)
        kinds = HostileInput.Kind.allCases.flatMap { Array(repeating: $0, count: Self.weight(of: $0)) }
    }

    /// The relative frequency of a kind. Kinds that need a compiler or a program are rarer, because they're slow.
    private static func weight(of kind: HostileInput.Kind) -> Int {
        switch kind {
        case .text, .recording: 8
        case .folder, .window: 2
        case .program: 4
        case .forgery: 1
        }
    }

    /// The next input.
    public mutating func next() -> HostileInput {
        let kind = kinds.randomElement(using: &generator) ?? .text
        let words = Self.words(of: kind)
        let parts = (0..<Int.random(in: 1...Self.mostParts(of: kind), using: &generator)).map { _ in
            let word = words.randomElement(using: &generator) ?? ""
            return HostileInput.Part(word, count(of: kind))
        }
        return HostileInput(kind, parts)
    }

    private static func words(of kind: HostileInput.Kind) -> [String] {
        switch kind {
        case .text: HostileTexts.words
        case .recording: HostileRecordings.words
        case .program: HostilePrograms.words
        case .folder: HostileFolders.words
        case .forgery: Array(HostileForgeries.lines.keys).sorted()
        case .window: HostileWindows.words
        }
    }

    private static func mostParts(of kind: HostileInput.Kind) -> Int {
        switch kind {
        case .text, .recording, .folder: 5
        case .program: 8
        case .forgery, .window: 1
        }
    }

    private mutating func count(of kind: HostileInput.Kind) -> Int {
        let most = kind == .window ? 120 : kind == .program ? 4_000 : 1_000_000
        let size = Int.random(in: 0...20, using: &generator)
        let count = size == 20 ? most : Int.random(in: 0...(1 << size), using: &generator)
        return max(1, min(count, most))
    }
}
