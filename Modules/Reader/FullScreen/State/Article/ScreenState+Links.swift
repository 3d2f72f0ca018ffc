internal import CoreDomain
internal import CoreScenes
internal import CoreTerminal
internal import ReaderDomain
internal import ReaderScenes
internal import ReaderTerminal

/// What the keys do with the links, the files and the text of an article.
extension ScreenState {
  mutating func follow(_ link: String) -> [ScreenRequest] {
    guard let url = WebURL(validating: link) else { return say("This link is not a complete URL.") }
    return [.browse(.follow(url))]
  }

  mutating func openLink(_ number: Int?) -> [ScreenRequest] {
    guard let number else { return say("Type the number of the link.") }
    let links = article?.viewModel?.links ?? []
    guard links.indices.contains(number - 1) else { return say("The article has no link \(number).") }
    return follow(links[number - 1])
  }

  /// Shows the links as a list.
  mutating func listLinks() -> [ScreenRequest] {
    choose(ScreenMenu(links: article?.viewModel?.links ?? []), orSay: "This article has no links.")
  }

  /// Opens the only file, or shows all as a list.
  mutating func openEnclosures() -> [ScreenRequest] {
    let files = article?.viewModel?.enclosures ?? []
    return files.count == 1 ? follow(files[0].url) : choose(ScreenMenu(files: files), orSay: "This article has no enclosures.")
  }

  /// The article that has the keys: the open one, or the selected one.
  var articleWithKeys: ArticleReference? { focus == .article ? article?.reference : list.selected.map { ArticleReference($0.id) } }

  private mutating func choose(_ menu: ScreenMenu, orSay sentence: MessageText) -> [ScreenRequest] {
    guard !menu.isEmpty else { return say(sentence) }
    self.menu = menu
    return []
  }

  /// Copies the address of the article that has the keys.
  mutating func copyAddress() -> [ScreenRequest] {
    guard let url = focus == .article ? article?.viewModel?.url : list.selected?.row.url.map(settings.followed) else {
      return say(focus == .list && list.selected == nil ? "No article is selected." : "This article has no address.")
    }
    return copy(url)
  }

  mutating func copy(_ link: String) -> [ScreenRequest] {
    guard let url = WebURL(validating: link), let hyperlink = Hyperlink(url.link, number: 0) else {
      return say("This address is too long for the clipboard of a terminal.")
    }
    message = Message(.notice, "Copied \(hyperlink.url)")
    return [.copy(hyperlink)]
  }

  // MARK: A program of the user

  /// The columns of a text for a program, as for a terminal of the usual size.
  private static let columnsForPrograms = 80

  mutating func pipe(to commandLine: String) -> [ScreenRequest] {
    let words = commandLine.split(separator: " ").map(String.init)
    guard let viewModel = article?.viewModel, !words.isEmpty else { return [] }
    let lines = ArticleDetailTextDisplay.lines(for: viewModel, columns: Self.columnsForPrograms)
    return [.pipe(words, text: lines.map { $0.text + "\n" }.joined())]
  }

  mutating func show(_ result: PipeResult, of name: String) {
    message = result.failure(of: name) ?? Message(.notice, "'\(name)' has read the article.")
  }

  /// A program of a key has ended. When nothing is wrong, there is nothing to say.
  mutating func showEnd(of name: String, _ result: PipeResult) {
    if let failure = result.failure(of: name) { message = failure }
  }
}

extension PipeResult {
  /// What is wrong; nil when the program has succeeded.
  fileprivate func failure(of name: String) -> Message? {
    switch self {
    case .ended(code: 0): nil
    case .ended(let code): Message(.failure, "'\(name)' failed with exit code \(code).")
    case .missing: Message(.failure, "There is no program '\(name)'.", hint: "Give its path, or a name in PATH.")
    case .cannotStart(let reason): Message(.failure, "'\(name)' cannot be started: \(reason).")
    }
  }
}
