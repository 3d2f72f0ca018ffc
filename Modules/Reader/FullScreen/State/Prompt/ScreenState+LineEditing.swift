internal import CoreScenes
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
    case (.character("w"), .control):
      guard let prompt else { return [] }
      return replaceText(prompt.beforeWord + prompt.parts.behind, behind: prompt.behind)
    case (.left, []): return moveCursor(by: -1)
    case (.right, []): return moveCursor(by: 1)
    case (.home, _), (.character("a"), .control): return moveCursor(by: -Prompt.longest)
    case (.end, _), (.character("e"), .control): return moveCursor(by: Prompt.longest)
    case (.delete, _):
      guard let prompt, prompt.behind > 0 else { return [] }
      return replaceText(prompt.parts.before + String(prompt.parts.behind.dropFirst()), behind: prompt.behind - 1)
    case (.tab, []): return complete()
    case (.up, _) where prompt?.kind == .feed: return move(by: -1)
    case (.down, _) where prompt?.kind == .feed: return move(by: 1)
    case (.up, _):
      let text = prompt?.text ?? ""
      return prompt?.history.back(from: text).map { replaceText($0) } ?? []
    case (.down, _): return prompt?.history.forth().map { replaceText($0) } ?? []
    case (.backspace, _):
      guard let prompt, !prompt.text.isEmpty else { return cancelPrompt() }
      guard !prompt.parts.before.isEmpty else { return [] }
      return replaceText(String(prompt.parts.before.dropLast()) + prompt.parts.behind, behind: prompt.behind)
    default: return listFound(key) ?? key.character.map { insert(String($0)) } ?? []
    }
  }

  /// Inserts typed or pasted text, without line breaks and control characters.
  mutating func insert(_ text: String) -> [ScreenRequest] {
    guard let prompt else { return [] }
    let inserted = TerminalEscapeFilter.filtered(text, as: .line)
    let taken = String(inserted.prefix(max(0, Prompt.longest - prompt.text.count)))
    let requests = replaceText(prompt.parts.before + taken + prompt.parts.behind, behind: prompt.behind)
    if taken.count < inserted.count {
      message = Message(.failure, "A line has at most \(CountWording.number(Prompt.longest)) characters; the rest is left out.")
    }
    return requests
  }

  private mutating func moveCursor(by distance: Int) -> [ScreenRequest] {
    guard let prompt else { return [] }
    self.prompt?.behind = min(max(prompt.behind - distance, 0), prompt.text.count)
    return []
  }

  private mutating func replaceText(_ text: String, behind: Int = 0) -> [ScreenRequest] {
    prompt?.text = text
    prompt?.behind = behind
    guard let prompt else { return [] }
    switch prompt.kind {
    case .find: return find(text, from: prompt.article?.top ?? 0)
    case .feed: return findFeed(text)
    case .narrow: return narrow(to: text, prompt.list.query, prompt.queryText)
    case .mute: return countMuted(text)
    case .filter, .saveView, .command, .pipe: return []
    }
  }

  /// Lists the feed that was found under a digit, if the user sees it; nil for another key. Before the first letter, and where a name fits the text with
  /// it, a digit is text.
  private mutating func listFound(_ key: Key) -> [ScreenRequest]? {
    guard let prompt, prompt.kind == .feed, let digit = key.character, let label = digit.wholeNumberValue,
      label <= layout.feeds?.size.rows ?? 0, !feeds.finds(prompt.parts.before + String(digit) + prompt.parts.behind),
      feeds.selectFound(label)
    else { return nil }
    return endPrompt()
  }
}
