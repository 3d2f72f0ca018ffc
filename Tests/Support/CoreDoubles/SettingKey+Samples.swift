public import CoreDomain

extension SettingKey {
  /// A setting whose value is a URL.
  public static let sampleURL = url("sample.url", standard: .sample("https://example.org/standard"))

  /// A setting whose value is a URL, without a default.
  public static let unsetURL = url("sample.other", standard: nil)

  /// A setting whose value is a limit.
  public static let sampleLimit = limit("sample.limit", in: 1...36_500)

  /// A setting whose value is one of two words.
  public static let sampleChoice = choice("sample.choice", among: ["yes", "no"], standard: "yes")

  /// A setting whose value is any text.
  public static let sampleText = text("sample.text", example: "mpv --no-video")

  /// A setting of another program.
  public static let foreign = setting("other.url", of: "other")
}

extension [SettingKey] {
  /// A setting of each kind that the program uses.
  public static let samples: [SettingKey] = [.sampleURL, .unsetURL, .sampleLimit, .sampleChoice, .sampleText]
}
