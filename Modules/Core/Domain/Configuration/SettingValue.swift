public enum SettingValue: Hashable, Sendable {
  case url(WebURL)
  /// A limit; nil means no limit.
  case limit(Int?)
  /// Words from those of the setting.
  case words([String])
  /// A text, or a value of another program.
  case text(String)

  /// The word for no limit.
  public static let noLimit = "all"

  /// Parses a limit: a number in the range, or `all`, which gives an inner nil.
  /// - Returns: nil when the text is neither.
  public static func limit(_ text: String, in range: ClosedRange<Int>) -> Int?? {
    if text == noLimit { return .some(nil) }
    guard let number = Int(text), range.contains(number) else { return nil }
    return number
  }

  /// The value in its stored form.
  public var text: String {
    switch self {
    case .url(let url): url.text
    case .limit(let number): number.map(String.init) ?? Self.noLimit
    case .words(let words): words.joined(separator: " ")
    case .text(let text): text
    }
  }
}
