import CLibedit

/// The C library's idea of what bytes are characters, which libedit and the widths of characters depend on.
///
/// A program starts in the "C" locale, where only ASCII exists. The person's own locale is taken, unless that is one of
/// bytes too (`LANG=C`, a bare container): then UTF-8, which is what terminals send today.
enum CharacterSetOfTheTerminal {
    // A static constant is computed once, by whichever thread asks first.
    private static let chosen: Bool = {
        if setlocale(LC_CTYPE, "") == nil || clibedit_bytes_a_character() == 1 {
            return setlocale(LC_CTYPE, "C.UTF-8") != nil || setlocale(LC_CTYPE, "UTF-8") != nil
        }
        return true
    }()

    static func prepare() {
        _ = chosen
    }
}
