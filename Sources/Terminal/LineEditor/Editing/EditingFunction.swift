import CLibedit

/// Editing functions that libedit lacks, or that work differently here, for example by character, not by scalar.
///
/// libedit calls a C function for a key. C functions capture nothing, so each case needs its own entry point.
enum EditingFunction: String, CaseIterable {
    case backspace, left, right, complete, accept, cancel, nothing
    case deleteOrEnd = "delete-or-end"
    case clearScreen = "clear-screen"

    var name: String { "x-" + rawValue }

    var entry: clibedit_function {
        switch self {
        case .backspace: { editor, _ in EditingFunction.run(.backspace, editor) }
        case .deleteOrEnd: { editor, _ in EditingFunction.run(.deleteOrEnd, editor) }
        case .left: { editor, _ in EditingFunction.run(.left, editor) }
        case .right: { editor, _ in EditingFunction.run(.right, editor) }
        case .complete: { editor, _ in EditingFunction.run(.complete, editor) }
        case .clearScreen: { editor, _ in EditingFunction.run(.clearScreen, editor) }
        case .accept: { editor, _ in EditingFunction.run(.accept, editor) }
        case .cancel: { editor, _ in EditingFunction.run(.cancel, editor) }
        case .nothing: { editor, _ in EditingFunction.run(.nothing, editor) }
        }
    }

    enum Result {
        case done, refused, endOfInput

        fileprivate var code: UInt8 {
            switch self {
            case .done: UInt8(CC_NORM)
            case .refused: UInt8(CC_ERROR)
            case .endOfInput: UInt8(CC_EOF)
            }
        }
    }

    private static func run(_ function: EditingFunction, _ editor: OpaquePointer?) -> UInt8 {
        guard let session = Libedit.of(editor).session else { return Result.refused.code }
        return session.perform(function).code
    }
}

extension Libedit {
    /// Binds keys in place of libedit's defaults and `~/.editrc`.
    ///
    /// Cursor keys aren't here: their sequences would make Escape a prefix, which breaks Escape in vi's insert mode.
    func bindKeys(for kind: InputSession.Kind) {
        for key in ["^?", "^H"] { bind(key, to: .backspace) }
        bind("^B", to: .left)
        bind("^F", to: .right)
        bind("^D", to: .deleteOrEnd)
        bind("^L", to: .clearScreen)
        // By default, Ctrl-W deletes up to a mark that few users set.
        bind("^W", to: "ed-delete-prev-word")
        bind("^P", to: "ed-prev-history")
        bind("^N", to: "ed-next-history")
        switch kind {
        case .line:
            bind("^I", to: .complete)
            for key in ["^M", "^J"] { bind(key, to: "ed-newline") }
            bind("^R", to: "em-inc-search-prev")
            bind("^S", to: "em-inc-search-next")
        case .field:
            bind("^I", to: .right)
            for key in ["^M", "^J"] { bind(key, to: .accept) }
            bind("^G", to: .cancel)
            for key in ["^R", "^S", "^V", "^Q", "^O"] { bind(key, to: .nothing) }
        }
    }
}
