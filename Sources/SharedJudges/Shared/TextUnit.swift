/// The units of a text that a rule can count by mistake, where it should count characters.
package enum TextUnit: CaseIterable {
    case scalars, codeUnits, bytes

    /// The unit in words, in the plural.
    package var words: String {
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

    /// The only unit that explains a run; nil if there's none, or if several do.
    /// - Parameter explains: returns whether the run is wrong for exactly the texts that it's given a rule for: short
    ///   texts that are long in the unit.
    package static func only(_ explains: (@escaping (String) -> Bool) -> Bool) -> TextUnit? {
        let units = allCases.filter { unit in explains { $0.count < 3 && unit.count(in: $0) > 2 } }
        return units.count == 1 ? units[0] : nil
    }
}
