public enum SettingValue: Hashable, Sendable {
  case url(WebURL)
  /// A limit; nil means no limit.
  case limit(Int?)

  /// The value in its stored form.
  public var text: String {
    switch self {
    case .url(let url): url.text
    case .limit(let number): number.map(String.init) ?? RetentionRules.all
    }
  }
}
