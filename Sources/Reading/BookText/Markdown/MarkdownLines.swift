/// The line that opens a fenced block.
package struct Fence {
    package let indentation: Int
    package let info: String
    private let length: Int

    package init?(opening line: Substring) {
        let text = line.trimmed
        length = text.prefix { $0 == "`" }.count
        indentation = line.indentation
        info = String(text.dropFirst(length).trimmed)
        // "```like this```" on one line is code inside a paragraph.
        if length < 3 || info.contains("`") { return nil }
    }

    package func isClosed(by line: Substring) -> Bool {
        let text = line.trimmed
        return text.count >= length && text.allSatisfy { $0 == "`" }
    }
}

/// The bullet or the number at the start of a list item.
package struct ListMarker {
    package let number: Int?
    /// The indentation of the item's other lines.
    package let width: Int
    package let rest: Substring

    package var isOrdered: Bool { number != nil }

    package init?(_ line: Substring) {
        let indentation = line.indentation
        let text = line.dropFirst(indentation)
        var marker = text.prefix { $0.isASCII && $0.isNumber }
        if marker.isEmpty {
            guard text.first == "-" else { return nil }
            number = nil
            marker = text.prefix(1)
        } else {
            guard marker.count <= 9, text.dropFirst(marker.count).first == "." else { return nil }
            number = Int(marker)
            marker = text.prefix(marker.count + 1)
        }
        let after = text.dropFirst(marker.count)
        guard after.hasPrefix(" ") else { return nil }
        rest = after.trimmed
        width = indentation + marker.count + min(4, after.indentation)
    }
}

extension Substring {
    package var isBlank: Bool { allSatisfy(\.isWhitespace) }

    package var indentation: Int { prefix { $0 == " " }.count }

    package var trimmed: Substring {
        var text = drop(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }

    package func dropping(spaces: Int) -> Substring { dropFirst(Swift.min(spaces, indentation)) }
}
