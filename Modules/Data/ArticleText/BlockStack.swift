internal import Domain

/// The open blocks at the current position in a document, outermost first.
struct BlockStack {
  /// The kind of an open block.
  enum Kind: Hashable {
    case root
    case quote
    case list(isOrdered: Bool)
    case item
  }

  private struct Level {
    let kind: Kind
    var blocks: [Document.Block] = []
    var items: [[Document.Block]] = []
  }

  private var levels = [Level(kind: .root)]

  /// The maximum nesting depth, so that a recursive traversal of a document is safe. Deeper blocks are added to the deepest level.
  private static let deepest = 32

  /// Whether a list item may start at this position.
  var isInList: Bool {
    if case .list = levels[levels.count - 1].kind { true } else { false }
  }

  /// Opens a level. Returns false when the depth limit is reached; there is then no level to close.
  mutating func open(_ kind: Kind) -> Bool {
    guard levels.count < Self.deepest else { return false }
    levels.append(Level(kind: kind))
    return true
  }

  /// Adds a block to the innermost level. In a list, the block becomes an item.
  mutating func add(_ block: Document.Block) {
    if isInList {
      levels[levels.count - 1].items.append([block])
    } else {
      levels[levels.count - 1].blocks.append(block)
    }
  }

  /// Closes the innermost level. An empty level is dropped.
  mutating func close() {
    guard levels.count > 1, let level = levels.popLast() else { return }
    switch level.kind {
    case .root: break
    case .quote: if !level.blocks.isEmpty { add(.quote(level.blocks)) }
    case .list(let isOrdered): if !level.items.isEmpty { add(.list(isOrdered: isOrdered, items: level.items)) }
    case .item: if !level.blocks.isEmpty { levels[levels.count - 1].items.append(level.blocks) }
    }
  }

  /// Closes all levels and returns the blocks of the outermost level.
  mutating func closeAll() -> [Document.Block] {
    while levels.count > 1 { close() }
    return levels[0].blocks
  }
}
