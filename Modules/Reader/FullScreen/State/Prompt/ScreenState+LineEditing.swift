internal import CoreTerminal

/// The keys that edit the line of a prompt.
extension ScreenState {
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

  /// Lists the feed that was found under a digit, if the user sees it; nil for another key. Before the first letter, digits are text.
  private mutating func listFound(_ key: Key) -> [ScreenRequest]? {
    guard prompt?.kind == .feed, let label = key.character?.wholeNumberValue, label <= layout.feeds?.size.rows ?? 0,
      feeds.selectFound(label)
    else { return nil }
    return endPrompt()
  }
}
