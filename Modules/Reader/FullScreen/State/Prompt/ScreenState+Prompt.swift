internal import ReaderDomain
internal import CoreDomain
internal import CoreScenes
internal import CoreTerminal

/// What the user types into a prompt.
extension ScreenState {
  mutating func beginPrompt(_ kind: Prompt.Kind) -> [ScreenRequest] {
    message = nil
    prompt = Prompt(kind: kind, list: list, queryText: queryText, focus: focus, feed: feeds.selectedID, article: article)
    prompt?.history = PromptHistory(kind == .command ? memory.commands : kind.isSearch ? memory.searches : [])
    if kind == .narrow { focus = .list }
    if kind == .feed { focus = .feeds }
    return []
  }

  /// A key of a prompt.
  mutating func type(_ key: Key) -> [ScreenRequest] {
    message = nil
    switch (key.code, key.modifiers) {
    case (.escape, _), (.character("c"), .control): return cancelPrompt()
    case (.enter, _): return endPrompt()
    case (.character("s"), .control): return beginSave()
    case (.character("u"), .control): return replaceText("")
    case (.tab, []): return complete()
    case (.up, _) where prompt?.kind == .feed: return move(by: -1)
    case (.down, _) where prompt?.kind == .feed: return move(by: 1)
    case (.up, _):
      let text = prompt?.text ?? ""
      return prompt?.history.back(from: text).map { replaceText($0) } ?? []
    case (.down, _): return prompt?.history.forth().map { replaceText($0) } ?? []
    case (.backspace, _):
      guard let prompt, !prompt.text.isEmpty else { return cancelPrompt() }
      return replaceText(String(prompt.text.dropLast()))
    default: return listFound(key) ?? key.character.map { insert(String($0)) } ?? []
    }
  }

  /// Lists the feed that was found under a digit, if the user sees it; nil for another key. Before the first letter, digits are text.
  private mutating func listFound(_ key: Key) -> [ScreenRequest]? {
    guard prompt?.kind == .feed, let label = key.character?.wholeNumberValue, label <= layout.feeds?.size.rows ?? 0,
      feeds.selectFound(label)
    else { return nil }
    return endPrompt()
  }

  /// Inserts typed or pasted text, without line breaks and control characters.
  mutating func insert(_ text: String) -> [ScreenRequest] {
    guard let prompt else { return [] }
    let whole = prompt.text + TerminalEscapeFilter.filtered(text, as: .line)
    return replaceText(String(whole.prefix(Prompt.longest)))
  }

  private mutating func replaceText(_ text: String) -> [ScreenRequest] {
    prompt?.text = text
    guard let prompt else { return [] }
    switch prompt.kind {
    case .find: return find(text, from: prompt.article?.top ?? 0)
    case .feed: return findFeed(text)
    case .narrow: return narrow(to: text, prompt.list.query, prompt.queryText)
    case .mute: return countMuted(text)
    case .filter, .saveView, .command, .pipe: return []
    }
  }

  /// Shows again what was there before.
  private mutating func cancelPrompt() -> [ScreenRequest] {
    guard let prompt else { return [] }
    self.prompt = nil
    if prompt.kind == .feed {
      feeds.selectedID = prompt.feed
      feeds.find(nil)
      focus = prompt.focus
    }
    if prompt.kind == .find, prompt.article?.reference == article?.reference { article = prompt.article }
    guard prompt.kind == .narrow, list.query != prompt.list.query else { return [] }
    (list, queryText, focus) = (prompt.list, prompt.queryText, prompt.focus)
    return [.list(list.reshow())]
  }

  private mutating func endPrompt() -> [ScreenRequest] {
    guard let prompt else { return [] }
    if prompt.kind == .filter { return endFilter(prompt.text) + remember(.search(prompt.text)) }
    if prompt.kind == .mute { return endMute(prompt) }
    if case .saveView(let query) = prompt.kind { return endSave(prompt.text, query) }
    // A wrong query stays in the prompt.
    if prompt.kind == .narrow, query(prompt.text) == nil { return [] }
    self.prompt = nil
    switch prompt.kind {
    case .narrow:
      message =
        prompt.text.isWhitespace ? nil : Message(.notice, "\(keyName(of: .filter)) edits the query, \(keyName(of: .viewUnread)) leaves it.")
      return remember(.search(prompt.text))
    case .filter, .mute, .saveView: return []
    case .find: return endFind() + remember(.search(prompt.text))
    case .feed:
      feeds.find(nil)
      return open()
    case .command: return run(prompt.text) + remember(.command(prompt.text))
    case .pipe: return pipe(to: prompt.text)
    }
  }
}
