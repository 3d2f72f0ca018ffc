public import CoreDomain

/// The messages for configuration errors.
public enum ConfigurationWording {
  public static func message(for error: ConfigurationError) -> Message {
    switch error {
    case .unknownKey(let name, .typed): Message(.failure, "There is no setting '\(name)'.", hint: allSettings)
    case .unknownKey(let name, .file):
      Message(
        .failure, "config.json contains '\(name)', which is not a setting. The file was not changed.", hint: "Remove it. \(allSettings)")
    case .badValue(let key, let value, let problem, .typed):
      Message(.failure, refusal(of: value, for: key, problem), hint: "\(example(key, problem)) \(allSettings)")
    case .badValue(let key, let value, let problem, .file):
      Message(
        .failure, "In config.json, \(refusal(of: value, for: key, problem)) The file was not changed.",
        hint: "\(run: "config set \(key.name) \(placeholder(key))") corrects it. \(allSettings)")
    case .ofProgram(let key, let program):
      Message(
        .failure, "'\(key.name)' is a setting of the program '\(program)'. Nothing was changed.",
        hint: "'\(program) config set \(key.name) VALUE' changes it.")
    case .store(let problem): StoreWording.message(for: problem)
    case .cancelled: .stopped
    }
  }

  private static let allSettings: MessageText = "\(run: "config show") lists the settings."

  private static func example(_ key: SettingKey, _ problem: SettingError) -> String {
    if case .unknownWord(let word, let words) = problem, let meant = NearMiss.of(word, among: words) { return "Did you mean '\(meant)'?" }
    return switch key.kind {
    case .url: "Such as \(key.standard?.text ?? "https://example.org/")."
    case .limit: LimitWording.example
    case .words: "Such as '\(key.standard?.text ?? "")'."
    case .text(let example): "Such as '\(example)'."
    case .ofProgram: ""
    }
  }

  private static func placeholder(_ key: SettingKey) -> String {
    switch key.kind {
    case .url: "URL"
    case .limit: "NUMBER"
    case .words(_, let areSeveral): areSeveral ? "WORD,WORD" : "WORD"
    case .text, .ofProgram: "VALUE"
    }
  }

  private static func refusal(of value: String, for key: SettingKey, _ problem: SettingError) -> MessageText {
    switch problem {
    case .notAURL(let problem):
      "'\(key.name)' must be a URL: \(URLWording.message(for: value, problem).sentence)"
    case .notAText: MessageText("'\(key.name)' must be a text of one line, which is not empty.")
    case .notALimit(let range): MessageText(LimitWording.refusal(of: value, for: key.name, range))
    case .unknownWord(let word, let words): "'\(key.name)' takes \(words.joined(separator: ", ")), not '\(word)'."
    case .repeatedWord(let word): "'\(key.name)' takes each word once, but has '\(word)' twice."
    }
  }
}
