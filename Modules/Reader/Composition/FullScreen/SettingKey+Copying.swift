import CoreDomain

extension SettingKey {
  /// The command that also gets what the full screen copies, on its standard input.
  static let copyCommand = command("copy.command", placeholders: [], example: "wl-copy")
}
