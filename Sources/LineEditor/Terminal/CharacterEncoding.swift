import CLibedit

/// The C library's character encoding, on which libedit depends.
///
/// A program starts in the "C" locale, where only ASCII exists. This takes the person's locale, or UTF-8 if that locale
/// has one byte per character (`LANG=C`, a bare container): UTF-8 is what terminals send today.
enum CharacterEncoding {
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
