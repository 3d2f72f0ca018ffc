internal import ReaderDomain
internal import ReaderScenes
internal import CoreScenes

/// Sequences of keys, counts, and the commands of the user's own keys.
extension ScreenState {
  /// A larger count is cut.
  private static let maximumCount = 9999

  /// A key outside prompts and menus.
  mutating func press(_ key: Key) -> [ScreenRequest] {
    if let digit = digit(of: key) {
      count = min((count ?? 0) * 10 + digit, Self.maximumCount)
      return []
    }
    let typed = pendingKeys + [key]
    pendingKeys = []
    if keys.beginsSequence(typed, in: focus) {
      pendingKeys = typed
      return []
    }
    if let meaning = keys.meaning(of: typed, in: focus) { return perform(meaning, key) }
    guard typed.count > 1 else {
      count = nil
      return sayElsewhere(key)
    }
    // Nothing continues what was typed before. It acts alone, and the key has its own turn, which may have to wait for an answer.
    inputAhead = [.key(key)]
    return keys.meaning(of: typed.dropLast(), in: focus).map { perform($0, typed[typed.count - 2]) } ?? []
  }

  /// No key has followed for a while: what was typed is complete.
  mutating func endSequence() -> [ScreenRequest] {
    guard let last = pendingKeys.last, let meaning = keys.meaning(of: pendingKeys, in: focus) else {
      pendingKeys = []
      return []
    }
    pendingKeys = []
    return perform(meaning, last)
  }

  /// What a key would do after those that were typed before; nil while it only begins or continues a sequence, or does nothing.
  func meaning(of key: Key) -> KeyMeaning? {
    let typed = pendingKeys + [key]
    if digit(of: key) != nil || keys.beginsSequence(typed, in: focus) { return nil }
    return keys.meaning(of: typed, in: focus) ?? keys.meaning(of: pendingKeys, in: focus)
  }

  /// The digit of a count: Alt with a digit begins one, and any digit continues it. A key of the user's file keeps its meaning.
  private func digit(of key: Key) -> Int? {
    guard pendingKeys.isEmpty, case .character(let character) = key.code, let digit = character.wholeNumberValue, character.isASCII else {
      return nil
    }
    if key.modifiers == .alt, keys.meaning(of: [key], in: focus) == nil { return digit }
    return count != nil && key.modifiers.isEmpty ? digit : nil
  }

  private mutating func perform(_ meaning: KeyMeaning, _ key: Key) -> [ScreenRequest] {
    let count = count
    self.count = nil
    switch meaning {
    case .action(let action):
      guard let count, key != KeyMap.lastResort else { return perform(action, key) }
      return repeated(action, count) ?? say("\(action.rawValue) takes no count.")
    case .command(let command): return perform(command)
    }
  }

  /// An action as often as a count says; nil for an action that takes none.
  private mutating func repeated(_ action: ScreenAction, _ count: Int) -> [ScreenRequest]? {
    switch action {
    case .down: move(by: count)
    case .up: move(by: -count)
    case .pageDown: move(by: count * page)
    case .pageUp: move(by: -count * page)
    case .halfPageDown: move(by: count * max(1, page / 2))
    case .halfPageUp: move(by: -count * max(1, page / 2))
    case .nextArticle where focus == .list: move(by: count)
    case .previousArticle where focus == .list: move(by: -count)
    default: nil
    }
  }

  /// Performs the first step of a command. Each further step waits for what those before it ask for, as typed keys do.
  mutating func perform(_ command: KeyCommand) -> [ScreenRequest] {
    steps = command.steps
    return performStep()
  }

  /// Performs the next step of a command. If the step needs an article and none is selected, drops the remaining steps.
  mutating func performStep() -> [ScreenRequest] {
    guard !steps.isEmpty else { return [] }
    let step = steps.removeFirst()
    if !steps.isEmpty { inputAhead.insert(.step, at: 0) }
    switch step {
    case .line(let line): return run(line)
    case .words(let words, let isProgram):
      var filled = words
      if words.contains(where: ArticlePlaceholders.isNeeded) {
        if actsOnList, let refusal = refuseNeighbor(in: .list) { return refusal }
        guard let article = placeholders else {
          steps = []
          return say("No article is selected.")
        }
        filled = words.map(article.filled)
      } else {
        filled = words.map { $0.replacing("%%", with: "%") }
      }
      return [isProgram ? .program(filled) : .run(filled)]
    case .shell(let line):
      if actsOnList, let refusal = refuseNeighbor(in: .list) { return refusal }
      // The name of the shell comes first, as in `sh -c LINE sh`.
      return [.program(["sh", "-c", line, "sh"] + (placeholders?.values ?? []))]
    }
  }

  /// The selected article; nil without one.
  private var placeholders: ArticlePlaceholders? {
    guard let row = list.selected, focus != .article || row.id.text.hasPrefix(article?.reference.prefix ?? "") else { return nil }
    return ArticlePlaceholders(
      url: row.row.url.map(settings.followed) ?? "", title: row.row.title, feed: row.row.feedTitle, id: row.id.text)
  }

  /// Says where a key works that does nothing in this pane, or what does here what it does in newsboat.
  mutating func sayElsewhere(_ key: Key) -> [ScreenRequest] {
    guard let pane = ScreenPane.allCases.first(where: { keys.action(of: key, in: $0) != nil }), let action = keys.action(of: key, in: pane)
    else {
      guard keys.name == .newsboat, let sentence = NewsboatOperation.sentence(about: key, in: focus, keys) else { return [] }
      return say(MessageText(sentence))
    }
    return say("\(key) works in the \(pane.rawValue): \(action.rawValue).")
  }

  /// How to reach an action from here, for sentences: by its first key, or else by its name.
  func keyName(of action: ScreenAction) -> String { keys.keys(of: action, in: focus).first?.description ?? ":\(action.rawValue)" }
}
