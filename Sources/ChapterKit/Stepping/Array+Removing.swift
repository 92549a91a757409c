extension [String] {
    /// The words of a command line without some flags, and without some options and their values.
    ///
    ///     ["--plan", "2*503", "--trace"].removing(options: ["--plan"])  // ["--trace"]
    func removing(flags: Set<String> = [], options: Set<String>) -> [String] {
        var rest: [String] = []
        var words = self[...]
        while let word = words.popFirst() {
            if options.contains(word) {
                words = words.dropFirst()
            } else if !flags.contains(word), !options.contains(where: { word.hasPrefix("\($0)=") }) {
                rest.append(word)
            }
        }
        return rest
    }
}
