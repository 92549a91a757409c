/// The units of a text that a rule can count by mistake, where it should count characters.
package enum TextUnit: CaseIterable {
    case scalars, codeUnits, bytes

    private var words: String {
        switch self {
        case .scalars: "Unicode scalars"
        case .codeUnits: "UTF-16 code units"
        case .bytes: "bytes"
        }
    }

    private func count(in text: String) -> Int {
        switch self {
        case .scalars: text.unicodeScalars.count
        case .codeUnits: text.utf16.count
        case .bytes: text.utf8.count
        }
    }

    /// The units that explain a run, in words: "UTF-16 code units or bytes"; nil if none does.
    /// - Parameter explains: returns whether the run is wrong for exactly the texts that it's given a rule for: short
    ///   texts that are long in the unit.
    package static func words(explaining explains: (@escaping (String) -> Bool) -> Bool) -> String? {
        let units = allCases.filter { unit in explains { $0.count < 3 && unit.count(in: $0) > 2 } }
        return units.isEmpty ? nil : units.map(\.words).joined(separator: " or ")
    }
}
