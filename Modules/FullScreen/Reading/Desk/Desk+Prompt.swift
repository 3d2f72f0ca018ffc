internal import Domain
internal import Scenes
internal import Terminal

/// A line that the user types at the bottom of the screen.
struct Prompt: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Words that narrow the list while they are typed.
    case narrow
    case command
    /// Words to find in the article.
    case find
    /// A program, with arguments after spaces, that gets the article.
    case pipe
  }

  let kind: Kind
  var text = ""
  /// The list before it was narrowed.
  let list: ListPane
  let focus: DeskPane
  /// The article before something was found in it.
  let article: ArticlePane?

  /// More is not taken: a search and a command are short.
  static let longest = 500
}

extension Desk {
  mutating func beginPrompt(_ kind: Prompt.Kind) -> [DeskRequest] {
    message = nil
    prompt = Prompt(kind: kind, list: list, focus: focus, article: article)
    if kind == .narrow { focus = .list }
    return []
  }

  /// A key of a prompt.
  mutating func type(_ key: Key) -> [DeskRequest] {
    message = nil
    switch (key.code, key.modifiers) {
    case (.escape, _), (.character("c"), .control): return cancelPrompt()
    case (.enter, _): return endPrompt()
    case (.character("u"), .control): return replaceText("")
    case (.tab, []): return complete()
    case (.backspace, _):
      guard let prompt, !prompt.text.isEmpty else { return cancelPrompt() }
      return replaceText(String(prompt.text.dropLast()))
    default: return key.character.map { insert(String($0)) } ?? []
    }
  }

  /// Inserts typed or pasted text, without line breaks and control characters.
  mutating func insert(_ text: String) -> [DeskRequest] {
    guard let prompt else { return [] }
    let whole = prompt.text + TerminalEscapeFilter.filtered(text, as: .line)
    return replaceText(String(whole.prefix(Prompt.longest)))
  }

  private mutating func replaceText(_ text: String) -> [DeskRequest] {
    prompt?.text = text
    guard let prompt else { return [] }
    if prompt.kind == .find { return find(text, from: prompt.article?.top ?? 0) }
    guard prompt.kind == .narrow else { return [] }
    return narrow(to: text, prompt.list.query)
  }

  mutating func narrow(to text: String, _ query: ArticleQuery) -> [DeskRequest] {
    do throws(ReadingError) {
      var narrowed = query
      narrowed.words = try SearchWords(text)
      message = nil
      return show(narrowed)
    } catch {
      show([ReadingErrorWording.message(for: error)])
      return []
    }
  }

  /// Shows again what was there before.
  private mutating func cancelPrompt() -> [DeskRequest] {
    guard let prompt else { return [] }
    self.prompt = nil
    if prompt.kind == .find, prompt.article?.reference == article?.reference { article = prompt.article }
    guard prompt.kind == .narrow, list.query != prompt.list.query else { return [] }
    (list, focus) = (prompt.list, prompt.focus)
    return [.list(list.reshowing)]
  }

  private mutating func endPrompt() -> [DeskRequest] {
    guard let prompt else { return [] }
    self.prompt = nil
    switch prompt.kind {
    case .narrow: return []
    case .find: return endFind()
    case .command: return run(prompt.text)
    case .pipe: return pipe(to: prompt.text)
    }
  }
}

extension ListPane {
  /// The request for the rows that are shown, from the scene that has shown another list meanwhile.
  var reshowing: ArticleList.Request {
    guard !rows.isEmpty, topIndex > 0 else { return showing }
    return .show(query.at(start(fromRow: 0), size: max(Self.window, rows.count)))
  }
}
