/// A setting that the user can change. Each feature declares its own settings, in its own folder.
public struct SettingKey: Hashable, Sendable {
  /// The kind of a setting's values.
  public enum Kind: Hashable, Sendable {
    case url
    /// A number in this range, or no limit.
    case limit(ClosedRange<Int>)
    /// One of these words; with `areSeveral`, some of them in an order that the user chooses.
    case words([String], areSeveral: Bool)
    /// A command that no shell reads. `%` and one of these characters stand for a value; messages show this example.
    case command(placeholders: [Character], example: String)
    /// The path of a folder, which may begin with `~`; messages show this example.
    case folder(example: String)
    /// A text of another program that uses the same data directory. Only that program interprets and changes it.
    case ofProgram(String)
  }

  /// The name, as users type it and as the file contains it.
  public let name: String
  public let kind: Kind
  /// The default value; nil when the setting has none.
  public let defaultValue: SettingValue?

  private init(_ name: String, _ kind: Kind, defaultValue: SettingValue?) {
    self.name = name
    self.kind = kind
    self.defaultValue = defaultValue
  }

  /// A setting whose value is a URL.
  public static func url(_ name: String, defaultValue: WebURL? = nil) -> SettingKey {
    SettingKey(name, .url, defaultValue: defaultValue.map(SettingValue.url))
  }

  /// A setting whose value is a number in a range, or no limit, which is the default.
  public static func limit(_ name: String, in range: ClosedRange<Int>) -> SettingKey {
    SettingKey(name, .limit(range), defaultValue: .limit(nil))
  }

  /// A setting whose value is one of some words.
  public static func word(_ name: String, among words: [String], defaultValue: String) -> SettingKey {
    SettingKey(name, .words(words, areSeveral: false), defaultValue: .words([defaultValue]))
  }

  /// A setting whose value is some of these words, each at most once, in an order that the user chooses.
  public static func words(_ name: String, among words: [String], defaultValue: [String]) -> SettingKey {
    SettingKey(name, .words(words, areSeveral: true), defaultValue: .words(defaultValue))
  }

  /// A setting whose value is a command that no shell reads.
  /// - Parameters:
  ///   - name: its name.
  ///   - placeholders: the characters that stand for a value behind `%`; `%%` is a percent sign everywhere.
  ///   - example: a possible value.
  ///   - defaultValue: its default; nil for none.
  public static func command(_ name: String, placeholders: [Character], example: String, defaultValue: String? = nil) -> SettingKey {
    SettingKey(name, .command(placeholders: placeholders, example: example), defaultValue: defaultValue.map(SettingValue.text))
  }

  /// A setting whose value is the path of a folder. It has no default.
  public static func folder(_ name: String, example: String) -> SettingKey {
    SettingKey(name, .folder(example: example), defaultValue: nil)
  }

  /// A setting of another program that uses the same data directory. It is listed and kept, but neither interpreted nor changed.
  public static func setting(_ name: String, of program: String) -> SettingKey {
    SettingKey(name, .ofProgram(program), defaultValue: nil)
  }
}

extension [SettingKey] {
  /// The setting with this name; nil when no setting has it.
  public func named(_ name: String) -> SettingKey? { first { $0.name == name } }
}
