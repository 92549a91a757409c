import Terminal

/// The reader's settings of the workbook itself, as stored in `.workbook/settings.json`.
///
///     { "version": 1, "background-build": false }
///
/// Defaults are left out.
package struct WorkbookSettings: KeptState {
    package static let fileName = "settings"
    package static let subject = "settings"
    package static let currentVersion = 1
    package static let afterDamage = "they are as usual again"

    package enum Switch: String, CaseIterable, Sendable {
        case backgroundBuild = "background-build"
        case spoken

        package var summary: String {
            switch self {
            case .backgroundBuild: "chapters are built while you read, so that the first `run` and `check` don't wait"
            case .spoken: "everything is said in sentences, for a screen reader: no drawings, no colors"
            }
        }

        package var isUsuallyOn: Bool {
            switch self {
            case .backgroundBuild: true
            case .spoken: false
            }
        }
    }

    /// The color setting: colors for the background that the terminal reports, for a dark or a light one, or no colors.
    package enum Colors: String, CaseIterable, Sendable {
        case auto, dark, light, off
    }

    package var version = Self.currentVersion
    package var colors = Colors.auto
    /// The terminal's background, as last saved; nil if it never was.
    package var ground: TerminalLook.Ground?
    private var switches: [Switch: Bool] = [:]

    package init() {}

    package subscript(setting: Switch) -> Bool {
        get { switches[setting] ?? setting.isUsuallyOn }
        set { switches[setting] = newValue == setting.isUsuallyOn ? nil : newValue }
    }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        version = try keys.decode(Int.self, forKey: Key("version"))
        colors = try keys.decodeIfPresent(String.self, forKey: Key("colors")).flatMap(Colors.init) ?? .auto
        ground = try keys.decodeIfPresent(String.self, forKey: Key("ground")).flatMap(TerminalLook.Ground.init)
        for setting in Switch.allCases {
            switches[setting] = try keys.decodeIfPresent(Bool.self, forKey: Key(setting.rawValue))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        try keys.encode(version, forKey: Key("version"))
        if colors != .auto { try keys.encode(colors.rawValue, forKey: Key("colors")) }
        try keys.encodeIfPresent(ground?.rawValue, forKey: Key("ground"))
        for (setting, isOn) in switches { try keys.encode(isOn, forKey: Key(setting.rawValue)) }
    }

    @MainActor
    package func color(_ output: Output) {
        output.wantsColors = colors != .off
        guard let chosen = TerminalLook.Ground(rawValue: colors.rawValue) ?? ground else { return }
        TerminalLook.setGround(chosen, isChosen: colors != .auto)
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
