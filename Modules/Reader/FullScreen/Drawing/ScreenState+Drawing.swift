internal import CoreScenes
internal import CoreTerminal
internal import ReaderDomain
internal import ReaderScenes
internal import ReaderTerminal

/// What the screen shows.
extension ScreenState {
  /// The screen as a grid.
  func draw() -> Grid {
    var grid = Grid(size)
    let layout = layout
    if let area = layout.header { grid.draw(headerLine(columns: area.size.columns), in: area, row: 0) }
    if let area = layout.footer { grid.draw(statusLine(columns: area.size.columns), in: area, row: 0) }
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
    let shown = ArticleColumnWidths(articleLayout, columns: size.columns, hasFeed: list.query.feed == nil)
    if !list.isLoaded, list.problem == nil, !list.before.isEmpty {
      return list.before.map { $0.line(shown, columns: size.columns, isSelected: false, hasFocus: false, palette) }
    }
    if list.rows.isEmpty { return emptyLines(columns: size.columns) }
    // The mark of a pane without the keys is that of the open article.
    let (selected, range) = (articleOutsideList == nil ? list.selectedID : nil, list.range)
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

  // MARK: The first line

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
    guard !right.isEmpty else { return TextTruncation.truncated(left, to: columns) }
    return TextTruncation.fitted(left, to: columns - right.columns - 1) + StyledLine(" ") + right
  }

  /// What is listed.
  private var title: String {
    guard list.isLoaded else { return "" }
    let label = list.label ?? "all"
    // A feed of which the scene has found no articles is named by its id.
    guard let feed = list.query.feed.flatMap({ feeds.feed($0.text) }) else { return label }
    return label.replacing(feed.id, with: feed.title)
  }
}
