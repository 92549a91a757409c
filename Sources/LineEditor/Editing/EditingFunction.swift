import CLibedit

/// Functions for keys that libedit lacks, or that work on scalars there and must work on characters.
///
/// libedit calls a C function for a key. C functions capture nothing, so each case needs its own entry.
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

    /// How a function ended.
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
