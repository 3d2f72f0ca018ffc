package import CoreDomain
internal import ReaderDomain
internal import TextEncoding

/// Parses a feed while its bytes arrive, as long as the document is well-formed.
package struct StreamingFeedParser {
  private let contentType: String?
  private let base: WebURL?
  private var format = FeedFormat.rss
  private var stage = Stage.beginning([])
  private var hasLateDeclaration = false

  private enum Stage {
    /// The root element may not be complete yet.
    case beginning(ArraySlice<UInt8>)
    case parsing(ChunkParser<FeedSink>)
    /// The document must be read as a whole.
    case givenUp
  }

  /// The number of bytes within which the root element of nearly every feed begins.
  private static let beginning = 512

  package init(contentType: String?, base: WebURL?) {
    self.contentType = contentType
    self.base = base
  }

  /// Whether the document must be read as a whole.
  package var hasGivenUp: Bool {
    if case .givenUp = stage { true } else { false }
  }

  /// Parses the next bytes.
  package mutating func take(_ bytes: ArraySlice<UInt8>) {
    switch stage {
    case .beginning(let held):
      let first = held.isEmpty ? bytes : held + bytes
      if first.count < Self.beginning { stage = .beginning(first) } else { begin(first) }
    case .parsing(var parser):
      // The stage must release the parser first: a second reference would cause a copy.
      stage = .givenUp
      if parser.push(bytes) { stage = .parsing(parser) }
    case .givenUp: break
    }
  }

  /// Ends the document. Returns the feed, or nil when the document must be read as a whole.
  package mutating func finish() -> ParsedFeed? {
    if case .beginning(let held) = stage { begin(held) }
    guard case .parsing(var parser) = stage, let sink = parser.finish(), let root = sink.tree else { return nil }
    let tree = FeedTree(root: root, format: format, base: base)
    // Misplaced items must be reported, which only the complete parser does.
    guard sink.misplaced == 0, sink.lookalikes == 0 || tree.itemCount > 0 else { return nil }
    return ParsedFeed(feed: tree.feed, repairs: (hasLateDeclaration ? [.leadingSpace] : []) + sink.tolerated(parser.tolerance))
  }

  private mutating func begin(_ first: ArraySlice<UInt8>) {
    let (_, mark) = TextEncoding.marked(Array(first)) ?? (.utf8, 0)
    hasLateDeclaration = first.dropFirst(mark).hasLateDeclaration
    let parser = ChunkParser(first, contentType: contentType) { found in
      format = found
      return FeedSink(url: base?.text)
    }
    stage = parser.map { .parsing($0) } ?? .givenUp
  }
}
