extension MarbleDiagram {
    /// The column of each event in a line of marbles, from 1, in the order of ``events``. For an event in a group, it's
    /// the column of the group.
    ///
    ///     try MarbleDiagram.columns(in: "a-[bc]|")  // [1, 3, 3, 7]
    public static func columns(in marbles: String) throws(MarbleSyntaxError) -> [Int] {
        var parser = MarbleParser(marbles, step: defaultStep)
        try parser.parse()
        return parser.places.map { $0.lowerBound + 1 }
    }
}
