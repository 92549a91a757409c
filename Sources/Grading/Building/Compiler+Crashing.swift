import Foundation

extension Compiler {
    struct Death: Sendable, Equatable {
        let signal: String
        /// The first lines of the compiler's output, which its stack trace usually follows.
        let printed: String

        init(signal: some StringProtocol, printing text: String) {
            self.signal = String(signal)
            printed = text.split(separator: "\n").prefix(4).joined(separator: "\n")
        }
    }

    /// Blames the sources only if the compiler can build an empty file.
    func explanation(of death: Death, in cache: BuildCache) async -> String {
        let what = "The compiler crashed (signal \(death.signal))"
        let output = death.printed.isEmpty ? "" : " It printed:\n\(death.printed)"
        if await obstacle(in: cache) != nil {
            return "\(what), on an empty file, too. So it isn't your code; `doctor` says more.\(output)"
        }
        return """
            \(what), or needed more than \(Self.memory >> 30) GiB of memory. Take back your last change, and split \
            long expressions.\(output)
            """
    }

    /// Why the compiler can't build an empty file here; nil if it can.
    func obstacle(in cache: BuildCache) async -> String? {
        let recipe = BuildCache.Recipe(sources: [("main.swift", "")], runs: [], surroundings: "")
        guard let place = try? cache.open(for: recipe) else { return "Nothing can be written to \(cache.folder.path)." }
        defer { cache.discard(place.url) }
        switch await compile(["main.swift", "-o", BuildCache.programName], in: place) {
        case .built: return nil
        case .refused(let output): return "It printed:\n\(output.text)"
        case .failed(let sentence): return sentence
        case .died(let death): return "It crashes (signal \(death.signal)). It printed:\n\(death.printed)"
        }
    }
}
