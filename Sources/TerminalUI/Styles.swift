/// Whoever draws on a screen needs colors and styles. They are a module of their own, because lessons are shown without
/// a screen.
@_exported import TextStyles
