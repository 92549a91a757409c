/// What the reader chose for the workbook itself, as stored in `.workbook/settings.json`.
///
///     { "version": 1, "background-build": false }
///
/// Defaults are left out.
package struct WorkbookSettings: KeptState {
    package static let fileName = "settings"
    package static let subject = "settings"
    package static let currentVersion = 1
    package static let afterDamage = "they are as usual again"

    /// A setting that is on or off.
    package enum Switch: String, CaseIterable, Sendable {
        case backgroundBuild = "background-build"
        case spoken

        /// What happens while it's on.
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

    package var version = Self.currentVersion
    /// The settings that differ from the usual.
    private var switches: [Switch: Bool] = [:]

    package init() {}

    package subscript(setting: Switch) -> Bool {
        get { switches[setting] ?? setting.isUsuallyOn }
        set { switches[setting] = newValue == setting.isUsuallyOn ? nil : newValue }
    }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: Key.self)
        version = try keys.decode(Int.self, forKey: Key("version"))
        for setting in Switch.allCases {
            switches[setting] = try keys.decodeIfPresent(Bool.self, forKey: Key(setting.rawValue))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: Key.self)
        try keys.encode(version, forKey: Key("version"))
        for (setting, isOn) in switches { try keys.encode(isOn, forKey: Key(setting.rawValue)) }
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}
