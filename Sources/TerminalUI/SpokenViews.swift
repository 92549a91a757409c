extension Label {
    /// Empty for a row without a letter, because such a row is part of a drawing.
    public var sentences: [String] { isHidden || !text.contains(where: \.isLetter) ? [] : [text] }
}

extension TextField {
    public var sentences: [String] {
        let shown = text.isEmpty ? "empty" : isSecure ? "\(text.count) hidden characters" : "\"\(text)\""
        return ["\(label) field: \(shown), \(background)\(isEnabled ? "" : ", disabled")."]
    }
}

extension Button {
    public var sentences: [String] { isHidden ? [] : ["\(title) button\(isEnabled ? "" : ", disabled")."] }
}

extension StatusBar {
    public var sentences: [String] {
        let facts = parts.filter { !$0.isEmpty }
        return facts.isEmpty ? [] : [facts.joined(separator: ", ")]
    }
}

extension TableView {
    public var sentences: [String] {
        guard !visibleRows.isEmpty else { return ["The list is empty."] }
        let rows = visibleRows.prefix(3).compactMap { row in
            cell(forRow: row).map { "\(row + 1). \($0.title): \($0.detail.replacing("\n", with: " "))" }
        }
        return ["The list has \(rowCount) row\(rowCount == 1 ? "" : "s")."] + rows
    }
}
