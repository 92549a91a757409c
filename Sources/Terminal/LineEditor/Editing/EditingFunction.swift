import CLibedit

/// Editing functions that libedit lacks, or that work differently here, for example by character, not by scalar.
///
/// libedit calls a C function for a key. C functions capture nothing, so each case needs its own entry point.
enum EditingFunction: String, CaseIterable {
    case backspace, left, right, complete, accept, cancel, nothing
    case deleteOrEnd = "delete-or-end"
    case clearScreen = "clear-screen"

    var name: String { "x-" + rawValue }

    var help: String {
        switch self {
        case .backspace: "Delete the character before the cursor"
        case .deleteOrEnd: "Delete the character at the cursor, or end the input"
        case .left: "Move left one character"
        case .right: "Move right one character, or accept the suggestion"
        case .complete: "Complete the word before the cursor"
        case .clearScreen: "Clear the screen and draw it again"
        case .accept: "Accept the text of the field"
        case .cancel: "Leave the field"
        case .nothing: "Ring the bell"
        }
    }

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

/// The bindings that override libedit's defaults and `~/.editrc`.
///
/// Cursor keys aren't here: their sequences would make Escape a prefix, which breaks Escape in vi's insert mode.
enum KeyBindings {
    static func apply(to libedit: Libedit, _ kind: InputSession.Kind) {
        for key in ["^?", "^H"] { libedit.bind(key, to: .backspace) }
        libedit.bind("^B", to: .left)
        libedit.bind("^F", to: .right)
        libedit.bind("^D", to: .deleteOrEnd)
        libedit.bind("^L", to: .clearScreen)
        // By default, Ctrl-W deletes up to a mark that few users set.
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
