/// A setting that the user can change. Each feature declares its own settings, in its own folder. A program hands on those of its features.
public struct SettingKey: Hashable, Sendable {
  /// The name that is typed and stored.
  public let name: String
  /// The default value.
  public let standard: SettingValue
  /// The allowed numbers of a limit.
  private let range: ClosedRange<Int>

  private init(name: String, standard: SettingValue, range: ClosedRange<Int>) {
    self.name = name
    self.standard = standard
    self.range = range
  }

  /// A setting whose value is a URL.
  public static func url(_ name: String, standard: WebURL) -> SettingKey { SettingKey(name: name, standard: .url(standard), range: 0...0) }

  /// A setting whose value is a number in a range, or no limit, which is the default.
  public static func limit(_ name: String, in range: ClosedRange<Int>) -> SettingKey {
    SettingKey(name: name, standard: .limit(nil), range: range)
  }

  /// Parses a value of this setting, as typed or stored.
  public func value(_ text: String) throws(SettingError) -> SettingValue {
    switch standard {
    case .url:
      do throws(WebURL.ParseError) { return .url(try WebURL(typed: text)) } catch { throw .notAURL(error) }
    case .limit:
      guard let limit = SettingValue.limit(text.trimmingWhitespace(), in: range) else { throw .notALimit(range) }
      return .limit(limit)
    }
  }
}

extension [SettingKey] {
  /// The setting with this name; nil when no setting has it.
  public func named(_ name: String) -> SettingKey? { first { $0.name == name } }
}
