internal import CoreTerminal

/// The images of an article that the user has asked for.
struct ArticleImageStates: Hashable, Sendable {
  enum State: Hashable {
    /// The image is on its way.
    case waiting
    case shown(ScreenImage)
    /// Why there is no image.
    case failed(String)
  }

  /// By the number of the link. What was fetched stays while the images are hidden, so that nothing is fetched twice.
  private(set) var states: [Int: State] = [:]
  private(set) var areVisible = false

  var areWaiting: Bool { states.values.contains(.waiting) }
  /// The numbers of the images that are in memory.
  var ids: Set<Int> { Set(states.values.compactMap { if case .shown(let image) = $0 { image.id } else { nil } }) }

  /// - Returns: the numbers of the images that are to be fetched.
  mutating func show(_ numbers: [Int]) -> [Int] {
    areVisible = true
    let missing = numbers.filter { if case .shown = states[$0] { false } else { true } }
    for number in missing { states[number] = .waiting }
    // A request replaces the one before it.
    return Set(states.filter { $0.value == .waiting }.keys).sorted()
  }

  /// Hides the images. Those that are on their way are forgotten.
  mutating func hide() {
    areVisible = false
    states = states.filter { if case .shown = $0.value { true } else { false } }
  }

  mutating func settle(_ number: Int, _ state: State) { states[number] = state }

  // MARK: Lines

  /// The lines below the text of a block, blank where an image is drawn.
  func lines(for number: Int, within size: ScreenSize, _ cell: CellSize) -> [StyledLine] {
    switch areVisible ? states[number] : nil {
    case nil: []
    case .waiting: [StyledLine("  Fetching the image …", .dim)]
    case .failed(let sentence): TextWrapping.wrapped(StyledLine("Image: \(sentence)", .dim), to: size.columns, first: "  ", rest: "  ")
    case .shown(let image): Array(repeating: .empty, count: image.cells(within: size, cell).rows)
    }
  }
}
