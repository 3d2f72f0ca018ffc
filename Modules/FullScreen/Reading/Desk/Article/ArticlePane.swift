internal import Domain
internal import Scenes
internal import Terminal

/// An opened article, as lines of a width.
struct ArticlePane: Hashable, Sendable {
  let reference: ArticleReference
  /// Nil while the article is read.
  private(set) var viewModel: ArticleDetail.ViewModel?
  private(set) var lines: [StyledLine] = []
  private(set) var top = 0
  /// The letters of the links; nil while they have numbers.
  var hints: LinkHints?
  /// What the user has found in the article; nil while nothing is to be found.
  var find: ArticleFind?
  private var columns = 0
  /// The visible lines of the previous article. They stay until this article is read, so that a step draws no text that is replaced at once.
  private let before: [StyledLine]

  /// - Parameter before: The lines that the pane shows now.
  init(_ reference: ArticleReference, before: [StyledLine] = []) {
    self.reference = reference
    self.before = before
  }

  mutating func show(_ viewModel: ArticleDetail.ViewModel) {
    self.viewModel = viewModel
    hints = nil
    find = nil
    columns = 0
  }

  /// Breaks the article into lines of a width, unless it has them already.
  mutating func fit(_ size: ScreenSize) {
    if columns != size.columns {
      columns = size.columns
      lines = viewModel.map { ArticleDetailTextDisplay.lines(for: $0, columns: max(columns, 1)).flatMap(cut) } ?? []
      find?.search(lines)
    }
    scroll(by: 0, height: size.rows)
  }

  /// A line that the text display leaves to the window to break: a long URL.
  private func cut(_ line: StyledLine) -> [StyledLine] {
    line.columns <= columns ? [line] : TextWrapping.wrapped(line, to: columns)
  }

  /// Scrolls until a line is visible.
  mutating func show(line: Int, height: Int) {
    if line < top || line >= top + height { scroll(by: line - height / 3 - top, height: height) }
  }

  mutating func scroll(by distance: Int, height: Int) {
    top = max(0, min(top + distance, lines.count - height))
  }

  /// The lines that the pane shows.
  func visibleLines(height: Int, _ palette: Palette) -> [StyledLine] {
    guard viewModel != nil else { return before.isEmpty ? [StyledLine("Reading the article …", .dim)] : before }
    let visible = Array(lines.dropFirst(top).prefix(height))
    if let hints { return visible.map { hints.labelled($0, palette) } }
    guard let find else { return visible }
    return visible.enumerated().map { find.marked($1, number: top + $0, palette) }
  }

  func isAtEnd(height: Int) -> Bool { top + height >= lines.count }
}
