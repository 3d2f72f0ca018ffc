internal import Domain

/// Reads a feed while its bytes arrive, as long as there is nothing wrong with it.
struct StreamingFeedParser {
  private let contentType: String?
  private let base: WebURL?
  private var format = FeedFormat.rss
  private var stage = Stage.beginning([])

  private enum Stage {
    /// The bytes do not reach to the root element yet, or may not.
    case beginning(ArraySlice<UInt8>)
    case parsing(ChunkParser<FeedSink>)
    /// The document must be read as a whole.
    case givenUp
  }

  /// Bytes in which the root element of nearly every feed begins.
  private static let beginning = 512

  /// A reading of a document with this `Content-Type`, which came from `base`.
  init(contentType: String?, base: WebURL?) {
    self.contentType = contentType
    self.base = base
  }

  /// Takes the next bytes.
  mutating func take(_ bytes: ArraySlice<UInt8>) {
    switch stage {
    case .beginning(let held):
      let first = held.isEmpty ? bytes : held + bytes
      if first.count < Self.beginning { stage = .beginning(first) } else { begin(first) }
    case .parsing(var parser):
      // What is taken out and put back would be copied otherwise.
      stage = .givenUp
      if parser.push(bytes) { stage = .parsing(parser) }
    case .givenUp: break
    }
  }

  /// Ends the document: the feed's tree, or nil when the document must be read as a whole.
  mutating func finish() -> FeedTree? {
    if case .beginning(let held) = stage { begin(held) }
    guard case .parsing(var parser) = stage, let sink = parser.finish(), let root = sink.tree else { return nil }
    let tree = FeedTree(root: root, format: format, base: base)
    // Where items stand in the wrong places, there is something to tell.
    guard sink.misplaced == 0, sink.lookalikes == 0 || tree.itemCount > 0 else { return nil }
    return tree
  }

  private mutating func begin(_ first: ArraySlice<UInt8>) {
    let parser = ChunkParser(first, contentType: contentType) { found in
      format = found
      return FeedSink(url: base?.text)
    }
    stage = parser.map { .parsing($0) } ?? .givenUp
  }
}
