internal import CoreTerminal
internal import ReaderDomain
internal import ReaderScenes
internal import ReaderTerminal

/// An opened article, as lines of a width.
struct ArticlePane: Hashable, Sendable {
  let reference: ArticleReference
  /// Nil while the article is read.
  private(set) var viewModel: ArticleDetail.ViewModel?
  private(set) var lines: [StyledLine] = []
  private(set) var top = 0
  /// The letters of the links; nil while they have numbers.
  var hints: LinkHints?
  /// The result of a search in the article; nil without one.
  var find: ArticleFind?
  /// The images that the user has asked for.
  var images = ArticleImageStates() { didSet { if images != oldValue { isFitted = false } } }
  /// The first line of each part of the article.
  private var starts: [Int] = []
  /// The images among the lines, from top to bottom.
  private var imageLines: [ImageLines] = []
  private var room = Room(columns: 0, rows: 0, cell: .usual)
  private var isFitted = false
  /// The visible lines of the previous article. They stay until this article is read, so that a step draws no text that is replaced at once.
  private let before: [StyledLine]

  /// What the lines depend on, besides the article.
  private struct Room: Hashable {
    let columns: Int
    /// The height counts only for images.
    let rows: Int
    let cell: CellSize

    /// An image leaves room for some lines of text.
    var ofImage: ScreenSize { ScreenSize(columns: max(columns, 1), rows: max(1, rows * 2 / 3)) }
  }

  private struct ImageLines: Hashable {
    let image: ScreenImage
    let first: Int
    let size: ScreenSize
  }

  /// - Parameter before: The lines that the pane shows now.
  init(_ reference: ArticleReference, before: [StyledLine] = []) {
    self.reference = reference
    self.before = before
  }

  /// Takes over the article. When it was opened twice, the same answer changes nothing: the user may have begun to find something.
  mutating func show(_ viewModel: ArticleDetail.ViewModel) {
    guard self.viewModel != viewModel else { return }
    self.viewModel = viewModel
    hints = nil
    find = nil
    images = ArticleImageStates()
    isFitted = false
  }

  /// Breaks the article into lines of a width, unless it has them already.
  mutating func fit(_ size: ScreenSize, _ cell: CellSize) {
    let new = Room(columns: size.columns, rows: images.states.isEmpty ? 0 : size.rows, cell: cell)
    if !isFitted || new != room {
      // The text that is read stays where it is when an image above it arrives, or when its lines get another width.
      let (place, hasWidth) = (placeOfTop, new.columns == room.columns)
      (room, isFitted) = (new, true)
      breakLines()
      if let place, place.part < starts.count {
        top = starts[place.part] + (hasWidth ? place.offset : place.offset * length(of: place.part) / max(1, place.length))
      }
      find?.search(lines)
    }
    scroll(by: 0, height: size.rows)
  }

  /// The uppermost visible line, as a line of a part.
  private var placeOfTop: (part: Int, offset: Int, length: Int)? {
    starts.lastIndex { $0 <= top }.map { ($0, top - starts[$0], length(of: $0)) }
  }

  /// The number of lines of a part.
  private func length(of part: Int) -> Int { (part + 1 < starts.count ? starts[part + 1] : lines.count) - starts[part] }

  private mutating func breakLines() {
    (lines, starts, imageLines) = ([], [], [])
    guard let viewModel else { return }
    var placed: Set<Int> = []
    for part in ArticleDetailTextDisplay.parts(for: viewModel, columns: max(room.columns, 1)) {
      starts.append(lines.count)
      lines += part.lines.flatMap(cut)
      for number in part.links where images.states[number] != nil && placed.insert(number).inserted {
        let added = images.lines(for: number, within: room.ofImage, room.cell)
        if !added.isEmpty, case .shown(let image) = images.states[number] {
          imageLines.append(ImageLines(image: image, first: lines.count, size: image.cells(within: room.ofImage, room.cell)))
        }
        lines += added
      }
    }
  }

  /// A line that the text display leaves to the window to break: a long URL.
  private func cut(_ line: StyledLine) -> [StyledLine] {
    line.columns <= room.columns ? [line] : TextWrapping.wrapped(line, to: room.columns)
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

  /// The visible images in the area of the pane.
  func placements(in area: ScreenArea) -> [ImagePlacement] {
    imageLines.compactMap { lines in
      let first = max(lines.first, top)
      let end = min(lines.first + lines.size.rows, top + area.size.rows)
      guard first < end, lines.size.columns <= area.size.columns else { return nil }
      return ImagePlacement(
        image: lines.image,
        area: ScreenArea(row: area.row + first - top, column: area.column, columns: lines.size.columns, rows: end - first),
        rows: lines.size.rows, hiddenRows: first - lines.first)
    }
  }

  func isAtEnd(height: Int) -> Bool { top + height >= lines.count }

  /// How much of the article was seen, in percent; nil when the whole article is visible.
  func percent(height: Int) -> Int? {
    lines.count > height && height > 0 ? min(100, (top + height) * 100 / lines.count) : nil
  }
}
