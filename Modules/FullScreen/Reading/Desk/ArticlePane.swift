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
  private var columns = 0

  init(_ reference: ArticleReference) { self.reference = reference }

  mutating func show(_ viewModel: ArticleDetail.ViewModel) {
    self.viewModel = viewModel
    hints = nil
    columns = 0
  }

  /// Makes the lines for a width, unless they are there.
  mutating func fit(_ size: ScreenSize) {
    if columns != size.columns {
      columns = size.columns
      lines = viewModel.map { ArticleDetailTextDisplay.lines(for: $0, columns: max(columns, 1)).flatMap(cut) } ?? []
    }
    scroll(by: 0, height: size.rows)
  }

  /// A line that the text display leaves to the window to break: a long URL.
  private func cut(_ line: StyledLine) -> [StyledLine] {
    line.columns <= columns ? [line] : TextWrapping.wrapped(line, to: columns)
  }

  mutating func scroll(by distance: Int, height: Int) {
    top = max(0, min(top + distance, lines.count - height))
  }

  func isAtEnd(height: Int) -> Bool { top + height >= lines.count }
}
