import Foundation

/// Folds text for searching: `Café`, `CAFE`, and `café` become the same word.
///
/// It drops case, apostrophes (`don't` becomes `dont`), joiners, and most diacritics. Most other punctuation separates
/// words. For Chinese, Japanese, Thai, and most emoji, each code point is a word, so that a search finds any part of a
/// text.
struct Folding {
    private enum Folded {
        /// Letters, or nothing for a dropped mark.
        case letters([UInt8])
        case word([UInt8])
        case separator
    }

    /// All folded words so far, with a space after each.
    var bytes: [UInt8] = []
    private var wordStart = 0
    private var sign: UInt8 = 0
    private var signs: [Int: UInt8] = [:]

    /// Decomposing a character is slow, and texts repeat characters.
    private var cache: [Unicode.Scalar: Folded] = [:]

    /// Appends the folded words of a text.
    ///
    /// - Returns: the sign of each `#tag` and `@name`, by the index of its word's first byte.
    mutating func append(_ text: String) -> [Int: UInt8] {
        (wordStart, sign, signs) = (bytes.count, 0, [:])
        for scalar in text.unicodeScalars {
            if scalar.isASCII {
                let byte = UInt8(scalar.value)
                if isNameByte(byte) {
                    bytes.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
                } else if byte != UInt8(ascii: "'") {
                    endWord()
                    if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@") { sign = byte }
                }
                continue
            }
            switch folded(scalar) {
            case .letters(let letters): bytes += letters
            case .word(let letters):
                // Each code point is a word here, and only the first one after the sign is a tag or a name.
                if bytes.count > wordStart { endWord() }
                bytes += letters
                endWord()
            case .separator: endWord()
            }
        }
        endWord()
        return signs
    }

    private mutating func endWord() {
        if bytes.count > wordStart {
            if sign != 0 { signs[wordStart] = sign }
            bytes.append(0x20)
            wordStart = bytes.count
        }
        sign = 0
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
            return .letters([])
        case 0x0E00...0x0E7F, 0x3005, 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
            0x20000...0x3FFFF, 0x2600...0x27BF, 0x2B00...0x2BFF, 0x1F000...0x1FAFF:
            return .word(Array(String(scalar).utf8))
        default: return scalar.isLetterMarkOrDigit ? .letters(Array(letters(scalar).utf8)) : .separator
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
