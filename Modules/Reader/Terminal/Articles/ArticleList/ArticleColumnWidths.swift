package import CoreTerminal
package import ReaderScenes

/// The columns of a list of articles in a window: which of the chosen ones have room, and how wide they are. The title takes what is left.
package struct ArticleColumnWidths: Hashable, Sendable {
  private struct Shown: Hashable {
    let column: ArticleListLayout.Column
    /// Nil for a column that takes what it needs, because nothing is behind it.
    var width: Int?
  }

  /// How wide a column is, and how many columns the title then keeps at least. A column without this room is left out.
  package struct Need: Hashable, Sendable {
    let width: Int
    let title: Int

    package init(width: Int, title: Int) { (self.width, self.title) = (width, title) }
  }

  private var shown: [Shown] = []
  private let dates: ArticleListLayout.DateForm

  /// The width of tags that are not at the end.
  private static let tagColumns = 16
  private static let idColumns = 8
  private static let markColumns = 2

  /// - Parameters:
  ///   - layout: what the user has chosen.
  ///   - omitted: the columns that this list never has.
  ///   - columns: the width of a line.
  ///   - needs: the columns that need room, the most important first, each with the widths that it may have, the best first. The others are always
  ///     shown.
  package init(
    _ layout: ArticleListLayout, without omitted: Set<ArticleListLayout.Column> = [], columns: Int,
    needs: [(column: ArticleListLayout.Column, needs: [Need])]
  ) {
    dates = layout.date
    let chosen = layout.columns.filter { !omitted.contains($0) }
    let needed = Set(needs.map(\.column))
    var room = columns
    var widths: [ArticleListLayout.Column: Int] = [:]
    for column in chosen where column != .title && !needed.contains(column) && !Self.flows(column, in: chosen) {
      let width = Self.standardWidth(of: column, dates)
      widths[column] = width
      room -= width + Self.gap(after: column)
    }
    for (column, needs) in needs where chosen.contains(column) && !Self.flows(column, in: chosen) {
      guard let fitting = needs.first(where: { room - $0.width - Self.gap(after: column) >= $0.title }) else { continue }
      widths[column] = fitting.width
      room -= fitting.width + Self.gap(after: column)
    }
    shown = chosen.filter { $0 == .title || widths[$0] != nil || Self.flows($0, in: chosen) }
      .map { Shown(column: $0, width: widths[$0]) }
    // A window that has room for none of the chosen columns shows the title.
    if !shown.contains(where: { $0.column != .marks }) { shown.append(Shown(column: .title)) }
    // A title with a column behind it has a width of its own, so that the column is straight.
    guard let title = shown.firstIndex(where: { $0.column == .title }), shown[(title + 1)...].contains(where: { $0.width != nil }) else {
      return
    }
    let others = shown.indices.filter { $0 != title }.reduce(0) { $0 + (shown[$1].width ?? 0) }
    let gaps = shown.dropLast().reduce(0) { $0 + Self.gap(after: $1.column) }
    shown[title].width = max(1, columns - others - gaps)
  }

  /// Tags directly behind a title at the end take what they need.
  private static func flows(_ column: ArticleListLayout.Column, in chosen: [ArticleListLayout.Column]) -> Bool {
    column == .tags && chosen.suffix(2) == [.title, .tags]
  }

  private static func standardWidth(of column: ArticleListLayout.Column, _ dates: ArticleListLayout.DateForm) -> Int {
    switch column {
    case .marks: markColumns
    case .id: idColumns
    case .date: dates.columns
    case .tags: tagColumns
    case .feed, .author, .title: 0
    }
  }

  private static func gap(after column: ArticleListLayout.Column) -> Int { [.marks, .id].contains(column) ? 1 : 2 }

  /// A row, with a text for each column.
  package func line(_ text: (ArticleListLayout.Column) -> Span) -> StyledLine {
    var line = StyledLine.empty
    for (index, part) in shown.enumerated() {
      let span = text(part.column)
      if let width = part.width {
        line += TextTruncation.fitted(StyledLine([span]), to: width, part.column == .date ? .trailing : .leading)
      } else if part.column == .tags {
        if !span.text.isEmpty { line += StyledLine([Span("  \(span.text)", span.style)]) }
      } else {
        line += StyledLine([span])
      }
      let hasNext = index + 1 < shown.count && !(shown[index + 1].column == .tags && shown[index + 1].width == nil)
      if hasNext { line.append(String(repeating: " ", count: Self.gap(after: part.column))) }
    }
    return line
  }
}
