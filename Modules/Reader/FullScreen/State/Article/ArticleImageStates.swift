internal import CoreTerminal
internal import ReaderDomain

/// The images of an article that the user has asked for.
struct ArticleImageStates: Hashable, Sendable {
  enum State: Hashable {
    /// The image is on its way.
    case waiting
    case shown(ScreenImage)
    /// A program of the user shows the image.
    case fetched(ImageFile)
    /// Why there is no image.
    case failed(String)

    var hasImage: Bool {
      switch self {
      case .shown, .fetched: true
      case .waiting, .failed: false
      }
    }
  }

  /// By the number of the link. What was fetched stays while the images are hidden, so that nothing is fetched twice.
  private(set) var states: [Int: State] = [:]
  private(set) var areVisible = false
  /// The numbers of the images that the program of the user is to show when none is on its way any more.
  private var wanted: Set<Int> = []

  var areWaiting: Bool { states.values.contains(.waiting) }
  /// The numbers of the images that are in memory.
  var ids: Set<Int> { Set(states.values.compactMap { if case .shown(let image) = $0 { image.id } else { nil } }) }

  /// - Returns: the numbers of the images to fetch.
  mutating func show(_ numbers: [Int]) -> [Int] {
    areVisible = true
    wanted.formUnion(numbers)
    for number in numbers where states[number]?.hasImage != true { states[number] = .waiting }
    // A request replaces the one before it.
    return Set(states.filter { $0.value == .waiting }.keys).sorted()
  }

  /// Hides the images. Those that are on their way are forgotten.
  mutating func hide() {
    areVisible = false
    wanted = []
    states = states.filter(\.value.hasImage)
  }

  /// The images for the program of the user, once; nil while one is on its way, and when none was asked for.
  mutating func takeWanted() -> [ImageFile]? {
    guard !areWaiting, !wanted.isEmpty else { return nil }
    defer { wanted = [] }
    return wanted.sorted().compactMap { if case .fetched(let file) = states[$0] { file } else { nil } }
  }

  mutating func settle(_ number: Int, _ state: State) { states[number] = state }

  // MARK: Lines

  /// The lines below the text of a block, blank where an image is drawn.
  func lines(for number: Int, within size: ScreenSize, _ cell: CellSize) -> [StyledLine] {
    switch areVisible ? states[number] : nil {
    case nil, .fetched: []
    case .waiting: [StyledLine("  Fetching the image …", .dim)]
    case .failed(let sentence): TextWrapping.wrapped(StyledLine("Image: \(sentence)", .dim), to: size.columns, first: "  ", rest: "  ")
    case .shown(let image): Array(repeating: .empty, count: image.cells(within: size, cell).rows)
    }
  }
}
