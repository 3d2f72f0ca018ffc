/// The person's settings: those that were chosen, and the standard ones for the rest.
public struct Configuration: Hashable, Sendable {
  private let chosen: [SettingKey: WebAddress]

  /// Makes a configuration of what was chosen.
  public init(_ chosen: [SettingKey: WebAddress] = [:]) {
    self.chosen = chosen
  }

  /// The value of a setting.
  public subscript(key: SettingKey) -> WebAddress { chosen[key] ?? key.standard }

  /// Whether the person chose the value.
  public func isChosen(_ key: SettingKey) -> Bool { chosen[key] != nil }
}
