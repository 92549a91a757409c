/// The keys that differ from libedit's key maps.
///
/// Cursor keys aren't here: their sequences would make Escape a prefix, which breaks Escape in vi's insert mode.
enum KeyBindings {
    static func apply(to libedit: Libedit, _ kind: InputSession.Kind) {
        for key in ["^?", "^H"] { libedit.bind(key, to: .backspace) }
        libedit.bind("^B", to: .left)
        libedit.bind("^F", to: .right)
        libedit.bind("^D", to: .deleteOrEnd)
        libedit.bind("^L", to: .clearScreen)
        // By default it deletes up to a mark that few people set.
        libedit.bind("^W", to: "ed-delete-prev-word")
        libedit.bind("^P", to: "ed-prev-history")
        libedit.bind("^N", to: "ed-next-history")
        switch kind {
        case .line:
            libedit.bind("^I", to: .complete)
            for key in ["^M", "^J"] { libedit.bind(key, to: "ed-newline") }
            libedit.bind("^R", to: "em-inc-search-prev")
            libedit.bind("^S", to: "em-inc-search-next")
        case .field:
            libedit.bind("^I", to: .right)
            for key in ["^M", "^J"] { libedit.bind(key, to: .accept) }
            libedit.bind("^G", to: .cancel)
            for key in ["^R", "^S", "^V", "^Q", "^O"] { libedit.bind(key, to: .nothing) }
        }
    }
}
