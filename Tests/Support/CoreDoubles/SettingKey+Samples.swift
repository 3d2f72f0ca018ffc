public import CoreDomain

extension SettingKey {
  /// A setting whose value is a URL.
  public static let sampleURL = url("sample.url", defaultValue: .sample("https://example.org/standard"))

  /// A setting whose value is a URL, without a default.
  public static let unsetURL = url("sample.other", defaultValue: nil)

  /// A setting whose value is a limit.
  public static let sampleLimit = limit("sample.limit", in: 1...36_500)

  /// A setting whose value is one word.
  public static let sampleWord = word("sample.word", among: ["red", "green", "blue"], defaultValue: "red")

  /// A setting whose value is several words.
  public static let sampleWords = words("sample.words", among: ["red", "green", "blue"], defaultValue: ["red", "blue"])

  /// A setting whose value is a command.
  public static let sampleCommand = command(
    "sample.command", placeholders: ["s", "t"], example: "vlc %s", defaultValue: "mpv --start=%t %s")

  /// A setting whose value is a folder.
  public static let sampleFolder = folder("sample.folder", example: "/home/me/Files")

  /// A setting of another program.
  public static let foreign = setting("other.url", of: "other")
}

extension [SettingKey] {
  /// A setting of each kind that the program uses.
  public static let samples: [SettingKey] = [
    .sampleURL, .unsetURL, .sampleLimit, .sampleWord, .sampleWords, .sampleCommand, .sampleFolder,
  ]
}
