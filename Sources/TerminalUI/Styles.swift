/// Drawing on a screen needs colors and styles. They are in a separate module, because lessons are shown without a
/// screen.
@_exported import TextStyles
