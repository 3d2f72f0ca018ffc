public import CoreDomain

/// The messages for configuration errors.
public enum ConfigurationErrorWording {
  public static func message(for error: ConfigurationError) -> Message {
    switch error {
    case .unknownKey(let name, .typed): Message(.failure, "There is no setting '\(name)'.", hint: allSettings)
    case .unknownKey(let name, .file):
      Message(
        .failure, "config.json contains '\(name)', which is not a setting. The file was not changed.",
        hint: "Remove it, unless a newer version of \(.program) knows it.")
    case .badValue(let key, let value, let problem, .typed):
      Message(.failure, refusal(of: value, for: key, problem), hint: "\(example(key, problem)) \(allSettings)")
    case .badValue(let key, let value, let problem, .file):
      Message(
        .failure, "In config.json, \(refusal(of: value, for: key, problem)) The file was not changed.",
        hint: "\(run: "config set \(key.name) \(placeholder(key))") corrects it, and \(run: "config unset \(key.name)") removes it.")
    case .ofProgram(let key, let program):
      Message(
        .failure, "'\(key.name)' is a setting of the program '\(program)'. Nothing was changed.",
        hint: "'\(program) config set \(key.name) VALUE' changes it.")
    case .store(.malformed(let path, let line, let reason)):
      Message(
        .failure, PersistenceErrorWording.message(for: .malformed(path: path, line: line, reason: reason)).sentence,
        hint: "Correct it in an editor, or \(run: "store repair") keeps the settings that are alone on their line.")
    case .store(let problem): PersistenceErrorWording.message(for: problem)
    case .cancelled: .stopped
    }
  }

  /// One warning for work that goes on with defaults; nil when nothing is wrong.
  public static func warning(about configuration: Configuration) -> Message? {
    guard let first = configuration.problems.first else { return nil }
    let message = message(for: first)
    guard configuration.problems.count == 1 else {
      let others = CountWording.text(configuration.problems.count, "mistake")
      return Message(.warning, message.sentence, hint: "\(run: "config show") lists all \(others). Until then, \(effect).")
    }
    return Message(.warning, message.sentence, hint: message.hint.map { "\($0) Until then, \(effect)." })
  }

  private static let effect = "settings that cannot be read have their defaults"

  private static let allSettings: MessageText = "\(run: "config show") lists the settings."

  private static func example(_ key: SettingKey, _ problem: SettingError) -> String {
    if case .unknownWord(let word, let words) = problem, let suggestion = SpellingSuggestion.of(word, among: words) {
      return "Did you mean '\(suggestion)'?"
    }
    return switch key.kind {
    case .url: "Such as \(key.defaultValue?.text ?? "https://example.org/")."
    case .limit: LimitWording.example
    case .words: "Such as '\(key.defaultValue?.text ?? "")'."
    case .command(_, let example), .folder(let example): "Such as '\(example)'."
    case .ofProgram: ""
    }
  }

  private static func placeholder(_ key: SettingKey) -> String {
    switch key.kind {
    case .url: "URL"
    case .limit: "NUMBER"
    case .words(_, let areSeveral): areSeveral ? "WORD,WORD" : "WORD"
    case .command: "COMMAND"
    case .folder: "FOLDER"
    case .ofProgram: "VALUE"
    }
  }

  private static func list(_ placeholders: [Character]) -> String {
    (placeholders.isEmpty ? "" : placeholders.map { "%\($0)" }.joined(separator: ", ") + " or ") + "%%"
  }

  private static func refusal(of value: String, for key: SettingKey, _ problem: SettingError) -> MessageText {
    switch problem {
    case .notAURL(let problem):
      "'\(key.name)' must be a URL: \(URLWording.message(for: value, problem).sentence)"
    case .notAText: MessageText("'\(key.name)' must be a text of one line, which is not empty.")
    case .notACommand(let placeholders):
      "'\(key.name)' cannot be run: a quotation mark is not closed, or a placeholder is not \(list(placeholders))."
    case .notAFolder:
      "'\(key.name)' must be the absolute path of a folder, or begin with '~/', not '\(URLRedaction.shown(value))'."
    case .notALimit(let range): MessageText(LimitWording.refusal(of: value, for: key.name, range))
    case .unknownWord(let word, let words): "'\(key.name)' takes \(words.joined(separator: ", ")), not '\(word)'."
    case .repeatedWord(let word): "'\(key.name)' takes each word once, but has '\(word)' twice."
    }
  }
}
