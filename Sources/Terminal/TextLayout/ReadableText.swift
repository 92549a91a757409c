/// Makes foreign text safe to show: a crash's message, a path, a student's id, the compiler's excerpts of the source.
extension String {
    /// The text without control characters, except newlines and tabs, and without changes of its direction.
    ///
    /// A control character becomes `·`, and a character that changes the direction of text becomes its name, such as
    /// `<U+202E>`.
    public var readableText: String {
        replacingScalars { scalar in
            switch scalar {
            case "\n", "\t": nil
            default: scalar.isControl ? "·" : scalar.isDirectional ? scalar.codeName : nil
            }
        }
    }

    /// The text on one line, like ``readableText``, with the names of control characters.
    public var readableName: String { replacingScalars { $0.isControl || $0.isDirectional ? $0.codeName : nil } }

    /// The text with names in place of the control characters that JSON doesn't escape, and of characters that change
    /// the direction of text.
    public var readableInJSON: String {
        replacingScalars { $0.isDirectional || $0.isControl && $0.value > 0x1F ? $0.codeName : nil }
    }

    /// Replaces scalars for which `replacement` isn't nil. Drops a carriage return that precedes a line feed.
    private func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
        let text = contains("\r\n") ? replacing("\r\n", with: "\n") : self
        guard text.unicodeScalars.contains(where: { replacement($0) != nil }) else { return text }
        return text.unicodeScalars.reduce(into: "") { $0 += replacement($1) ?? String($1) }
    }
}

extension Unicode.Scalar {
    /// U+2028 and U+2029 end lines in some programs.
    fileprivate var isControl: Bool {
        [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
    }

    fileprivate var isDirectional: Bool { properties.isBidiControl }

    fileprivate var codeName: String { "<\(code)>" }

    /// The scalar's number, as Unicode writes it: `U+200B`.
    public var code: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
