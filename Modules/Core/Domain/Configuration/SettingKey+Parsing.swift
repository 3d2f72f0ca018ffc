extension SettingKey {
  /// Parses a value of this setting, as the user typed it or as the file contains it.
  public func value(_ text: String) throws(SettingError) -> SettingValue {
    switch kind {
    case .url:
      do throws(WebURL.ParseError) { return .url(try WebURL(typed: text)) } catch { throw .notAURL(error) }
    case .limit(let range):
      guard let limit = SettingValue.limit(text.trimmingWhitespace(), in: range) else { throw .notALimit(range) }
      return .limit(limit)
    case .words(let words, areSeveral: false):
      let word = text.trimmingWhitespace()
      guard words.contains(word) else { throw .unknownWord(word, words) }
      return .words([word])
    case .words(let words, areSeveral: true):
      return .words(try Self.chosen(in: text, among: words))
    case .command(let placeholders, _):
      let line = try Self.line(text)
      guard let words = CommandWords(line), words.isCommand(with: placeholders) else {
        throw .notACommand(placeholders: placeholders)
      }
      return .text(line)
    case .folder:
      let path = try Self.line(text)
      guard path.hasPrefix("/") || path.hasPrefix("~/") || path == "~" else { throw .notAFolder }
      return .text(path)
    case .ofProgram:
      return .text(text)
    }
  }

  /// The text without white space around it. A control character in a command or a path is a mistake that nobody sees.
  private static func line(_ text: String) throws(SettingError) -> String {
    let line = text.trimmingWhitespace()
    guard !line.isEmpty, !line.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { throw .notAText }
    return line
  }

  /// The words of a text, between spaces or commas.
  private static func chosen(in text: String, among words: [String]) throws(SettingError) -> [String] {
    var chosen: [String] = []
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," }).map(String.init) {
      guard words.contains(word) else { throw .unknownWord(word, words) }
      guard !chosen.contains(word) else { throw .repeatedWord(word) }
      chosen.append(word)
    }
    guard !chosen.isEmpty else { throw .unknownWord("", words) }
    return chosen
  }
}
