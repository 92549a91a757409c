import Foundation

/// Folds text for searching: `Café`, `CAFE`, and `café` become the same word.
///
/// It drops case, apostrophes (`don't` becomes `dont`), joiners, and most diacritics. Most other punctuation separates
/// words. For Chinese, Japanese, Thai, and most emoji, each code point is a word, so that a search finds any part of a
/// text.
struct Folding {
    private enum Folded {
        case letter([UInt8])
        case word([UInt8])
        case dropped
        case separator
    }

    /// Decomposing a character is slow, and texts repeat characters.
    private var cache: [Unicode.Scalar: Folded] = [:]

    /// Calls `visit` for each word of a text with its folded bytes and its sign: the `#` or `@` before the word, or 0.
    mutating func words(of text: String, _ visit: (_ word: [UInt8], _ sign: UInt8) -> Void) {
        var word: [UInt8] = []
        var sign: UInt8 = 0
        func end() {
            if !word.isEmpty {
                visit(word, sign)
                word.removeAll(keepingCapacity: true)
            }
            sign = 0
        }
        for scalar in text.unicodeScalars {
            if scalar.value < 0x80 {
                let byte = UInt8(truncatingIfNeeded: scalar.value)
                switch byte {
                case 0x61...0x7A, 0x30...0x39, 0x5F: word.append(byte)
                case 0x41...0x5A: word.append(byte | 0x20)
                case 0x27: break
                default:
                    end()
                    if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@") { sign = byte }
                }
                continue
            }
            switch folded(scalar) {
            case .letter(let bytes): word += bytes
            case .word(let bytes):
                // Each code point is a word here, and only the first one after the sign is a tag or a name.
                if !word.isEmpty { end() }
                visit(bytes, sign)
                sign = 0
            case .dropped: break
            case .separator: end()
            }
        }
        end()
    }

    private mutating func folded(_ scalar: Unicode.Scalar) -> Folded {
        if let folded = cache[scalar] { return folded }
        let folded = Self.fold(scalar)
        cache[scalar] = folded
        return folded
    }

    private static func fold(_ scalar: Unicode.Scalar) -> Folded {
        switch scalar.value {
        case 0x0300...0x036F, 0x0591...0x05C7, 0x0640, 0x064B...0x065F, 0x0670, // Latin, Hebrew and Arabic marks
            0x200C...0x200F, 0xFE0E, 0xFE0F, 0x1F3FB...0x1F3FF, // joiners, emoji variants and skin tones
            0x2019, 0x02BC: // apostrophes
            return .dropped
        case 0x0E00...0x0E7F, 0x3005, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x3FFFF, 0x2600...0x27BF, 0x2B00...0x2BFF, 0x1F000...0x1FAFF:
            return .word(Array(String(scalar).utf8))
        default: return scalar.isLetterMarkOrDigit ? .letter(Array(letters(scalar).utf8)) : .separator
        }
    }

    private static func letters(_ scalar: Unicode.Scalar) -> String {
        if let plain = undecomposed[scalar] { return plain }
        // Only Latin, Greek, and Cyrillic letters lose their marks here. In other scripts, a mark can be a vowel.
        let isAlphabet = (0xC0...0x052F).contains(scalar.value) || (0x1E00...0x1FFF).contains(scalar.value)
        guard isAlphabet, let base = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars.first else {
            return scalar.properties.lowercaseMapping
        }
        return undecomposed[base] ?? base.properties.lowercaseMapping
    }

    /// Letters that Unicode doesn't decompose, with the spelling that searches compare.
    private static let undecomposed: [Unicode.Scalar: String] = [
        "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o",
        "ł": "l", "Ł": "l", "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th",
        "ı": "i", "ς": "σ",
    ]
}

extension Unicode.Scalar {
    var isLetterMarkOrDigit: Bool {
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .decimalNumber:
            true
        default: false
        }
    }
}
