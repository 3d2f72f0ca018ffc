internal import CoreScenes
internal import CoreTerminal
internal import ReaderDomain
internal import ReaderScenes
internal import ReaderTerminal

/// What the screen shows.
extension ScreenState {
  /// The screen as a grid.
  public func draw() -> Grid {
    var grid = Grid(size)
    let layout = layout
    if let area = layout.header { grid.draw(headerLine(columns: area.size.columns), in: area, row: 0) }
    if let area = layout.footer { grid.draw(footerLine(columns: area.size.columns), in: area, row: 0) }
    if let menu {
      grid.draw(menu.lines(size: menuArea.size), in: menuArea)
      return grid
    }
    if let area = layout.feeds { grid.draw(feeds.lines(size: area.size, hasFocus: focus == .feeds, palette), in: area) }
    if let area = layout.list { grid.draw(listLines(in: area.size), in: area) }
    if let area = layout.article { grid.draw(article?.visibleLines(height: area.size.rows, palette) ?? [], in: area) }
    for rule in [layout.verticalRule, layout.articleRule] { if let rule { grid.draw(Self.lines(of: rule), in: rule) } }
    return grid
  }

  private static func lines(of rule: ScreenArea) -> [StyledLine] {
    rule.size.columns == 1 && rule.size.rows > 1
      ? Array(repeating: StyledLine("│", .dim), count: rule.size.rows)
      : [StyledLine(String(repeating: "─", count: rule.size.columns), .dim)]
  }

  private func listLines(in size: ScreenSize) -> [StyledLine] {
    let shown = ArticleColumns(articleLayout, columns: size.columns, hasFeed: list.query.feed == nil)
    if !list.isLoaded, list.problem == nil, !list.before.isEmpty {
      return list.before.map { $0.line(shown, columns: size.columns, isSelected: false, hasFocus: false, palette) }
    }
    if list.rows.isEmpty { return emptyLines(columns: size.columns) }
    let (selected, range) = (list.selectedID, list.range)
    return zip(list.rows.indices, list.rows).dropFirst(list.topIndex).prefix(size.rows).map { index, row in
      row.line(
        shown, columns: size.columns, isSelected: row.id == selected, isInSelection: range?.contains(index) ?? false,
        hasFocus: focus == .list, palette)
    }
  }

  /// What the list says when it has no rows.
  private func emptyLines(columns: Int) -> [StyledLine] {
    let sentences: [MessageText]
    if let problem = list.problem {
      sentences = [problem, "\(keyName(of: .viewUnread)) tries again: it lists everything unread."]
    } else if !list.isLoaded {
      sentences = ["Reading the articles …"]
    } else if feeds.isEmpty == true {
      sentences = [
        "You follow no feed yet.",
        "Press \(keyName(of: .addFeed)) to follow a feed. \(run: "import FILE") follows the feeds of a list.",
        "Then \(keyName(of: .refresh)) fetches their articles here.",
      ]
    } else {
      sentences = [
        list.label == nil ? "There are no articles." : "No articles match: \(title).",
        "\(keyName(of: .refresh)) fetches new articles; \(keyName(of: .viewAll)) lists all.",
      ]
    }
    return sentences.flatMap {
      TextWrapping.wrapped(StyledLine($0.text(for: program), .dim), to: max(1, columns - 2), first: "  ", rest: "  ")
    }
  }

  // MARK: The first and the last line

  private func headerLine(columns: Int) -> StyledLine {
    let percent = focus == .article ? article?.percent(height: layout.article?.size.rows ?? 0) : nil
    var parts = [
      progress, list.waiting.isEmpty ? nil : "\(list.waiting.count)\(list.hasMoreWaiting ? "+" : "") new: \(keyName(of: .first))",
      unread.map { "\($0) unread" },
      percent.map { "\($0) %" },
    ]
    func joined() -> StyledLine { StyledLine(parts.compactMap(\.self).joined(separator: " · "), .dim) }
    // In a narrow window, the least important part goes first. The place in the article is the last one.
    for part in [2, 1, 0, 3] where joined().columns + 10 > columns { parts[part] = nil }
    let right = joined()
    let name =
      columns >= ScreenLayout.columnsForTwo
      ? StyledLine([Span(" \(MessageText.programTitle.text(for: program))", .bold), Span("  ")]) : StyledLine(" ")
    let left = name + StyledLine(title)
    guard !right.isEmpty else { return TextFitting.truncated(left, to: columns) }
    return TextFitting.fitted(left, to: columns - right.columns - 1) + right
  }

  /// What is listed.
  private var title: String {
    guard list.isLoaded else { return "" }
    let label = list.label ?? "all"
    // A feed of which the scene has found no articles is named by its id.
    guard let feed = feeds.feed, list.query.feed?.text == feed.id else { return label }
    return list.rows.isEmpty ? feed.title : label.replacing(feed.id, with: feed.title)
  }

  private func footerLine(columns: Int) -> StyledLine {
    if let prompt { return promptLine(prompt, columns: columns) }
    if let menu {
      return promptLine(sign: "find: ", menu.text, StyledLine(menu.help, .dim), columns: columns)
    }
    guard let message else {
      if focus == .article, let hints = article?.hints { return hintsLine(hints, columns: columns) }
      if focus == .article, let find = article?.find { return findLine(find, columns: columns) }
      return keysLine(columns: columns)
    }
    var line = StyledLine(
      message.sentence.text(for: program), message.kind == .failure ? Style(.bold, .red) : message.kind == .warning ? .bold : .plain)
    if let hint = message.hint { line.append("  \(hint.text(for: program))", .dim) }
    return TextFitting.truncated(line, to: columns)
  }

  private func promptLine(_ prompt: Prompt, columns: Int) -> StyledLine {
    let (sign, help) =
      switch prompt.kind {
      case .narrow: (prompt.narrowingSign, "Enter keeps  ^S saves  Esc undoes")
      case .filter: ("query: ", "Enter lists  ^S saves  Esc leaves")
      case .saveView: ("save as: @", "Enter saves  Esc leaves")
      case .find: ("/", (article?.find).map { "\($0.place)  Enter keeps  Esc leaves" } ?? "Enter keeps  Esc leaves")
      case .mute: (muteCount.sign, "Enter hides  'for 1w': for a week  Esc leaves")
      case .feed: ("feed: ", "Enter or a digit lists  ↑ ↓ select  Esc leaves")
      case .command: (":", "Enter runs  Tab completes  Esc leaves")
      case .pipe: ("| ", "Enter runs the program  Esc leaves")
      }
    guard let message else { return promptLine(sign: sign, prompt.text, StyledLine(help, .dim), columns: columns) }
    guard message.kind == .failure else {
      return promptLine(sign: sign, prompt.text, StyledLine(message.sentence.text(for: program)), columns: columns)
    }
    let failure = StyledLine(message.sentence.text(for: program), Style(.bold, .red))
    // The reason of a failure matters more than the typed text.
    return failure.columns + Self.leastOfText > columns
      ? TextFitting.truncated(failure, to: columns) : promptLine(sign: sign, prompt.text, failure, columns: columns)
  }

  /// The columns that a typed text keeps beside a failure.
  private static let leastOfText = 14

  /// The letters that were typed for a link, and the link when they are complete.
  private func hintsLine(_ hints: LinkHints, columns: Int) -> StyledLine {
    guard let selected = hints.selected else {
      return promptLine(sign: "link: ", hints.typed, StyledLine("type its letters  Esc leaves", .dim), columns: columns)
    }
    let help = StyledLine("  Enter opens  y copies  i shows an image", .dim)
    let link = StyledLine([Span("link: ", .bold), Span(hints.links[selected])])
    let room = columns - help.columns
    return room < 20 ? TextFitting.truncated(link, to: columns) : TextFitting.fitted(link, to: room) + help
  }

  /// A typed text, of which the end is visible, and a remark. A message is always seen; help gives way to the text.
  private func promptLine(sign: String, _ text: String, _ remark: StyledLine, columns: Int) -> StyledLine {
    let kept = message == nil ? 0 : min(remark.columns + 2, columns * 2 / 3)
    var shown = text
    while !shown.isEmpty, TextWidth.columns(of: sign + shown) + 1 > columns - kept { shown.removeFirst() }
    let line = StyledLine([Span(sign, .bold), Span(shown), Span("▏", .dim)])
    let room = columns - line.columns - 2
    guard message != nil || remark.columns <= room else { return line }
    let right = TextFitting.truncated(remark, to: room)
    return TextFitting.fitted(line, to: columns - right.columns) + right
  }

  /// The keys that matter here, as many as fit.
  private func keysLine(columns: Int) -> StyledLine {
    let menu = keyName(of: .menu)
    let parts = keys.footer(of: focus).map { StyledLine([Span($0.key.description, .bold), Span(" \($0.binding.word)  ", .dim)]) }
    // In a narrow window, one key with its word is worth more than the word of the menu.
    let whole = StyledLine([Span(menu, .bold), Span(" all keys", .dim)])
    let all = (parts.first?.columns ?? 0) + whole.columns <= columns ? whole : StyledLine(menu, .bold)
    var line = StyledLine.empty
    if focus == .list, let range = list.range { line = StyledLine("\(range.count) selected  ", .bold) }
    for part in parts {
      if line.columns + part.columns + all.columns > columns { break }
      line += part
    }
    return TextFitting.truncated(line + all, to: columns)
  }
}
