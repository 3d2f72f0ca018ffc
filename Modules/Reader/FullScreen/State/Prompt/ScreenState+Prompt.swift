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

  /// Shows again what was there before.
  mutating func cancelPrompt() -> [ScreenRequest] {
    guard let prompt else { return [] }
    self.prompt = nil
    if prompt.kind == .feed {
      feeds.selectedID = prompt.feed
      feeds.find(nil)
      focus = prompt.focus
    }
    if prompt.kind == .find, prompt.article?.reference == article?.reference { article = prompt.article }
    guard prompt.kind == .narrow else { return [] }
    focus = prompt.focus
    guard list.query != prompt.list.query else { return [] }
    (list, queryText) = (prompt.list, prompt.queryText)
    return [.list(list.reshow())]
  }

  mutating func endPrompt() -> [ScreenRequest] {
    guard let prompt else { return [] }
    if prompt.kind == .filter { return endFilter(prompt.text) + remember(.search(prompt.text)) }
    if prompt.kind == .mute { return endMute(prompt) }
    if case .saveView(let query) = prompt.kind { return endSave(prompt.text, query) }
    // Behind `add `, an address is missing: there is nothing to do.
    if prompt.beginning.hasSuffix(" "), prompt.text == prompt.beginning { return cancelPrompt() }
    // A wrong query stays in the prompt.
    if prompt.kind == .narrow, query(prompt.text) == nil { return [] }
    // So does a name that no tag can have.
    if prompt.kind == .command, hasBadTag(prompt.text) { return [] }
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
