/// Replacements for methods from the module `_StringProcessing`, which Embedded Swift lacks.
extension String {
    public func split(separator: String) -> [Substring] {
        var pieces: [Substring] = []
        var rest = self[...]
        while let place = rest.place(of: separator) {
            pieces.append(rest[..<place])
            rest = rest[place...].dropFirst(separator.count)
        }
        return (pieces + [rest]).filter { !$0.isEmpty }
    }

    public func replacing(_ text: String, with other: String) -> String {
        var result = ""
        var rest = self[...]
        while let place = rest.place(of: text) {
            result += rest[..<place] + other
            rest = rest[place...].dropFirst(text.count)
        }
        return result + rest
    }

    public func contains(_ text: String) -> Bool { self[...].place(of: text) != nil }
}

extension Substring {
    fileprivate func place(of text: String) -> Index? {
        indices.first { self[$0...].hasPrefix(text) }
    }
}
