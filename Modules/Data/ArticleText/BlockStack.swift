internal import Domain

/// The blocks that are open around a place in a document, outermost first.
struct BlockStack {
  /// What holds blocks.
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

  /// The most levels, so that whoever walks a document may do so by recursion. Blocks below stand in the deepest one.
  private static let deepest = 32

  /// Whether an item of a list may begin here.
  var isInList: Bool {
    if case .list = levels[levels.count - 1].kind { true } else { false }
  }

  /// Opens a level; false when it would be too deep, and then nothing is to be closed.
  mutating func open(_ kind: Kind) -> Bool {
    guard levels.count < Self.deepest else { return false }
    levels.append(Level(kind: kind))
    return true
  }

  /// Adds a block to the innermost level. Directly in a list it is an item.
  mutating func add(_ block: Document.Block) {
    if isInList {
      levels[levels.count - 1].items.append([block])
    } else {
      levels[levels.count - 1].blocks.append(block)
    }
  }

  /// Closes the innermost level; one that is empty leaves nothing.
  mutating func close() {
    guard levels.count > 1, let level = levels.popLast() else { return }
    switch level.kind {
    case .root: break
    case .quote: if !level.blocks.isEmpty { add(.quote(level.blocks)) }
    case .list(let isOrdered): if !level.items.isEmpty { add(.list(isOrdered: isOrdered, items: level.items)) }
    case .item: if !level.blocks.isEmpty { levels[levels.count - 1].items.append(level.blocks) }
    }
  }

  /// Closes all levels and gives the blocks of the outermost one.
  mutating func closeAll() -> [Document.Block] {
    while levels.count > 1 { close() }
    return levels[0].blocks
  }
}
