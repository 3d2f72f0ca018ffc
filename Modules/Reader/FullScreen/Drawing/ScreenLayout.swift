/// Where the panes are.
struct ScreenLayout: Hashable, Sendable {
  private(set) var header: ScreenArea?
  private(set) var footer: ScreenArea?
  private(set) var feeds: ScreenArea?
  private(set) var list: ScreenArea?
  private(set) var article: ScreenArea?
  /// The column of the line between the feeds and the rest.
  private(set) var verticalRule: ScreenArea?
  /// The row or column of the line between the list and the article.
  private(set) var articleRule: ScreenArea?

  /// From these widths on, there are three panes, or two.
  static let columnsForThree = 100
  static let columnsForTwo = 60
  /// From this width on, the article is beside the list, and not below it.
  static let columnsForArticleBeside = 150
  /// From this height on, there are a header and a footer.
  private static let rowsForFrame = 4
  private static let feedColumns = 27

  /// - Parameters:
  ///   - focus: The pane with the keys, which is always shown.
  ///   - hasArticle: Whether an article is open. Without one, its pane takes no room.
  init(_ size: ScreenSize, focus: ScreenPane, hasArticle: Bool, maximumPanes: Int) {
    var top = 0
    var rows = size.rows
    if size.rows >= Self.rowsForFrame {
      header = ScreenArea(row: 0, column: 0, columns: size.columns, rows: 1)
      footer = ScreenArea(row: size.rows - 1, column: 0, columns: size.columns, rows: 1)
      (top, rows) = (1, size.rows - 2)
    }
    let byWidth = size.columns >= Self.columnsForThree ? 3 : size.columns >= Self.columnsForTwo ? 2 : 1
    let panes = min(byWidth, maximumPanes)
    let whole = ScreenArea(row: top, column: 0, columns: size.columns, rows: rows)
    switch panes {
    case 1:
      switch focus {
      case .feeds: feeds = whole
      case .list: list = whole
      case .article: article = whole
      }
    case 2 where hasArticle && focus != .feeds: divide(whole, hasArticle: true)
    default: divide(withoutFeeds(whole), hasArticle: hasArticle && panes == 3)
    }
  }

  /// Puts the feeds to the left.
  private mutating func withoutFeeds(_ area: ScreenArea) -> ScreenArea {
    let columns = min(Self.feedColumns, area.size.columns / 3)
    feeds = ScreenArea(row: area.row, column: area.column, columns: columns, rows: area.size.rows)
    verticalRule = ScreenArea(row: area.row, column: area.column + columns, columns: 1, rows: area.size.rows)
    return ScreenArea(
      row: area.row, column: area.column + columns + 1, columns: area.size.columns - columns - 1, rows: area.size.rows)
  }

  /// Divides an area among the list and the article.
  private mutating func divide(_ area: ScreenArea, hasArticle: Bool) {
    guard hasArticle else {
      list = area
      return
    }
    if area.size.columns + (feeds == nil ? 0 : Self.feedColumns + 1) >= Self.columnsForArticleBeside {
      let columns = area.size.columns * 2 / 5
      list = ScreenArea(row: area.row, column: area.column, columns: columns, rows: area.size.rows)
      articleRule = ScreenArea(row: area.row, column: area.column + columns, columns: 1, rows: area.size.rows)
      // A blank column keeps the text apart from the line beside it.
      article = ScreenArea(
        row: area.row, column: area.column + columns + 2, columns: area.size.columns - columns - 2, rows: area.size.rows)
    } else {
      let rows = area.size.rows / 3
      list = ScreenArea(row: area.row, column: area.column, columns: area.size.columns, rows: rows)
      articleRule = ScreenArea(row: area.row + rows, column: area.column, columns: area.size.columns, rows: 1)
      let margin = feeds == nil ? 0 : 1
      article = ScreenArea(
        row: area.row + rows + 1, column: area.column + margin, columns: area.size.columns - margin, rows: area.size.rows - rows - 1)
    }
  }

  /// The pane at a cell, and the row inside it; nil outside all panes.
  func place(row: Int, column: Int) -> (pane: ScreenPane, row: Int)? {
    for pane in ScreenPane.allCases {
      if let area = area(of: pane), let inside = area.row(row, column) { return (pane, inside) }
    }
    return nil
  }

  func area(of pane: ScreenPane) -> ScreenArea? {
    switch pane {
    case .feeds: feeds
    case .list: list
    case .article: article
    }
  }
}

extension ScreenState {
  var layout: ScreenLayout { ScreenLayout(size, focus: focus, hasArticle: article != nil, maximumPanes: maximumPanes) }

  /// Where a menu is, in place of all panes.
  var menuArea: ScreenArea { ScreenArea(row: min(1, size.rows), column: 0, columns: size.columns, rows: size.rows - 2) }
}
