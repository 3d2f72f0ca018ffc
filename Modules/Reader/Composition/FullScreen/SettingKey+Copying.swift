import CoreDomain

extension SettingKey {
  /// The program that also gets what the full screen copies, on its standard input.
  static let copyCommand = text("copy.command", example: "wl-copy")
}
