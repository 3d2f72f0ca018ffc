internal import ReaderDomain

/// Finds the lines of newsboat's file `config` that are about keys, and the settings that an import does not take over. Nothing in them is run.
enum NewsboatKeyDirectives {
  /// The first words of lines about keys.
  private static let keys: Set<String> = ["bind-key", "bind", "unbind-key", "macro", "bookmark-cmd"]
  /// All dialogs, where a line names none.
  private static let allDialogs = "all"

  /// The first lines, and an entry for the first one that is too many.
  static func entries(in lines: [NewsboatConfigurationLine], of file: FileLocation) -> [NewsboatKeyEntry] {
    var entries: [NewsboatKeyEntry] = []
    var settings: Set<String> = []
    for line in lines {
      var tokens = NewsboatTokens(line.text)
      guard let name = tokens.word()?.lowercased(), !name.isEmpty, !NewsboatFilters.names.contains(name) else { continue }
      // Each setting that is not taken over is named once, however many lines it has.
      guard keys.contains(name) || settings.insert(name).inserted else { continue }
      func entry(_ use: Result<NewsboatKeyEntry.Use, NewsboatKeyError>) -> NewsboatKeyEntry {
        NewsboatKeyEntry(file: file, line: line.number, name: name, use: use)
      }
      guard entries.count < NewsboatKeyEntry.maximum else { return entries + [entry(.failure(.tooMany))] }
      entries.append(
        entry(
          Result { () throws(NewsboatKeyError) -> NewsboatKeyEntry.Use in
            guard !tokens.runsProgram else { throw .command }
            return try use(of: name, &tokens)
          }))
    }
    return entries
  }

  /// What follows the first word of a line.
  private static func use(of name: String, _ tokens: inout NewsboatTokens) throws(NewsboatKeyError) -> NewsboatKeyEntry.Use {
    switch name {
    case "bind-key": try bindKey(&tokens)
    case "bind": try bind(&tokens)
    case "unbind-key": try unbindKey(&tokens)
    case "macro": try operations(&tokens)
    case "bookmark-cmd": try bookmark(&tokens)
    default: throw .notAKey
    }
  }

  /// `bind-key KEY OPERATION [DIALOG]`
  private static func bindKey(_ tokens: inout NewsboatTokens) throws(NewsboatKeyError) -> NewsboatKeyEntry.Use {
    let words = tokens.words()
    guard words.count > 1 else { throw .arguments }
    return .bind(.key(words[0]), dialogs: [words.count > 2 ? words[2] : allDialogs], [NewsboatCall(words[1])])
  }

  /// `bind KEYS DIALOG,DIALOG OPERATIONS`
  private static func bind(_ tokens: inout NewsboatTokens) throws(NewsboatKeyError) -> NewsboatKeyEntry.Use {
    guard let keys = tokens.word(), let dialogs = tokens.word(), let calls = tokens.calls(), !keys.isEmpty, !calls.isEmpty else {
      throw .arguments
    }
    return .bind(.sequence(keys), dialogs: dialogs.split(separator: ",").map(String.init), calls)
  }

  /// `unbind-key KEY [DIALOG]`
  private static func unbindKey(_ tokens: inout NewsboatTokens) throws(NewsboatKeyError) -> NewsboatKeyEntry.Use {
    let words = tokens.words()
    guard let key = words.first else { throw .arguments }
    guard key != "-a" else { throw .allKeys }
    return .unbind(.key(key), dialogs: [words.count > 1 ? words[1] : allDialogs])
  }

  /// `macro KEY OPERATIONS`
  private static func operations(_ tokens: inout NewsboatTokens) throws(NewsboatKeyError) -> NewsboatKeyEntry.Use {
    guard let key = tokens.word(), let calls = tokens.calls(), !calls.isEmpty else { throw .arguments }
    return .macro(.key(key), calls)
  }

  /// `bookmark-cmd COMMAND`
  private static func bookmark(_ tokens: inout NewsboatTokens) throws(NewsboatKeyError) -> NewsboatKeyEntry.Use {
    guard let command = tokens.word(), command.contains(where: { !$0.isWhitespace }) else { throw .arguments }
    return .bookmark(command)
  }
}
