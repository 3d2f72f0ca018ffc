/// The value of a setting.
public enum SettingValue: Hashable, Sendable {
  /// An address.
  case url(WebURL)
  /// A limit; nil for none.
  case limit(Int?)

  /// It as it is stored.
  public var text: String {
    switch self {
    case .url(let url): url.text
    case .limit(let number): number.map(String.init) ?? RetentionRules.all
    }
  }
}
