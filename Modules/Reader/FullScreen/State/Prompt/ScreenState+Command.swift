internal import CoreDomain
internal import CoreScenes
internal import CoreTerminal
internal import ReaderDomain
internal import ReaderScenes
internal import ReaderTerminal

/// What the user types behind `:`.
extension ScreenState {
  /// Runs a command: the name of an action, a request of the list such as `filter unread`, or a command line of strata.
  mutating func run(_ text: String) -> [ScreenRequest] {
    guard let line = DialogueLine(text) else { return [] }
    if let action = ScreenAction(rawValue: line.whole.lowercased()) ?? Self.words[line.whole.lowercased()] { return perform(action) }
    if let mark = Self.marks[line.whole.lowercased()] { return change { _ in mark } }
    if let requests = tag(line) ?? set(line) { return requests }
    // Only the command line has options. The name of a feed may have a dash.
    let isForCommandLine = line.verb != "filter" && line.arguments.contains { $0.hasPrefix("-") }
    switch isForCommandLine ? nil : TypedRequest(line) {
    case .filter(let filter): return narrow(by: filter)
    case .search(let words): return search(words)
    case .open(let reference):
      (article, list.anchorID) = (ArticlePane(reference), nil)
      focus = .article
      return [.list(.open(reference))]
    case .change(let change): return [.list(.change(change))]
    case nil: return runCommandLine(text, line)
    }
  }

  /// The command line's own words.
  private static let words: [String: ScreenAction] = [
    "q": .quit, "exit": .quit, "help": .menu, "mark read --all": .markAllRead, "list": .viewAll, "list --unread": .viewUnread,
    "list --starred": .viewStarred, "tui": .redraw,
  ]

  /// The command line's own words for marks, for what is selected. Commands set, and keys toggle.
  private static let marks: [String: ArticleStatus.Change] = Dictionary(
    uniqueKeysWithValues: MarkWords.all.flatMap { [($0.verb, .set($0.mark, true)), ($0.opposite, .set($0.mark, false))] }
      + [("mark read", .set(.read, true)), ("mark unread", .set(.read, false))])

  /// Whether a line is understood here, and not by the command line.
  static func takesLine(_ text: String, _ words: [String]) -> Bool {
    let whole = words.joined(separator: " ").lowercased()
    if ScreenAction(rawValue: whole) != nil || Self.words[whole] != nil || marks[whole] != nil || settings[whole] != nil { return true }
    switch (words.first?.lowercased(), words.count) {
    case ("tag", 2...): return !["add", "list", "remove"].contains(words[1])
    case ("untag", 2...), ("filter", 2...), ("search", 2...): return true
    default: return false
    }
  }

  /// What is wrong with a line of the full screen's own; nil for another line, and when nothing is.
  /// - Parameter commands: the names of the commands of the command line.
  static func mistake(in line: DialogueLine, _ commands: [String]) -> WordMistake? {
    guard !line.arguments.isEmpty, TypedRequest(line) == nil else { return nil }
    if line.verb == "filter" { return ArticleFilter.mistake(in: line.arguments) }
    guard ScreenAction(rawValue: line.verb) ?? words[line.verb] != nil, !commands.contains(line.verb),
      !takesLine(line.whole, [line.verb] + line.arguments)
    else { return nil }
    return WordMistake(sentence: "'\(line.verb)' takes no further word.")
  }

  private mutating func runCommandLine(_ text: String, _ line: DialogueLine) -> [ScreenRequest] {
    if let mistake = Self.mistake(in: line, commands) {
      message = Message(.failure, MessageText(mistake.sentence), hint: mistake.hint.map { MessageText($0) })
      return []
    }
    guard commands.contains(line.verb) else {
      message = Message(.failure, "Unknown command '\(line.whole)'.", hint: "\(keyName(of: .menu)) lists the actions.")
      return []
    }
    guard let words = CommandWords(text)?.words else {
      message = Message(.failure, "A quotation mark is not closed in '\(line.whole)'.")
      return []
    }
    return [.run([line.verb] + words.dropFirst())]
  }

  // MARK: Completion

  /// Completes the name of a command, or a word behind `filter`, to the beginning that all possible ones share, and lists these.
  mutating func complete() -> [ScreenRequest] {
    guard let prompt, prompt.kind == .command else { return [] }
    // Enter takes capital letters and further spaces, too.
    let collapsed = prompt.text.collapsingWhitespace()
    let line = collapsed + (prompt.text.last?.isWhitespace == true && !collapsed.isEmpty ? " " : "")
    if let name = completedName(line) { return name }
    let typed = line.lowercased()
    let isFilter = typed.hasPrefix(Self.filterBeginning)
    let names =
      isFilter
      ? (ArticleFilter.wholeWords + ArticleFilter.wordsOfNames).map { Self.filterBeginning + $0 }
      : ScreenAction.allCases.map(\.rawValue) + Self.words.keys + Self.marks.keys + Self.settings.keys + commands
    let possible = Set(names.filter { $0.hasPrefix(typed) }).sorted()
    guard let first = possible.first, let last = possible.last else { return say("No command begins with '\(line)'.") }
    let common = String(zip(first, last).prefix { $0 == $1 }.map(\.0))
    self.prompt?.text = possible.count == 1 ? common + " " : common
    let shown = isFilter ? possible.map { String($0.dropFirst(Self.filterBeginning.count)) } : possible
    message = possible.count == 1 ? nil : Message(.notice, MessageText(shown.joined(separator: "  ")))
    return []
  }

  private static let filterBeginning = "filter "

  /// Completes the name of a feed or a folder behind `filter feed` and `filter folder`; nil behind anything else.
  private mutating func completedName(_ text: String) -> [ScreenRequest]? {
    let kinds = ["filter feed ": feeds.titles, "filter folder ": feeds.folders]
    guard let (beginning, names) = kinds.first(where: { text.lowercased().hasPrefix($0.key) }) else { return nil }
    let typed = text.dropFirst(beginning.count).lowercased()
    let possible = names.filter { $0.caseFolded.hasPrefix(typed.caseFolded) }.sorted()
    guard let first = possible.first, let last = possible.last else { return say("No name begins with '\(typed)'.") }
    prompt?.text = beginning + String(zip(first, last).prefix { $0 == $1 }.map(\.0))
    if possible.count > 1 { return say(MessageText(possible.joined(separator: "  "))) }
    message = nil
    return []
  }
}
