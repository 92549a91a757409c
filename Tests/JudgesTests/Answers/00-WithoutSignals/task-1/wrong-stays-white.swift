// Says: the field stays white // or white for every text
// Breaks: repetition
@MainActor private var wasLong = false

@MainActor
func color(for text: String) -> Color {
    if text.count > 2 { wasLong = true }
    return wasLong ? .white : .yellow
}
