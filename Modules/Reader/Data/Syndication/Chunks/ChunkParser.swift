internal import Markup
internal import ReaderDomain
internal import TextEncoding

/// Parses a document chunk by chunk while it arrives.
///
/// It handles only well-formed XML in a declared encoding. When it needs the whole document, for example for JSON or for damaged XML, it
/// gives up, and `FeedParser` must read the document.
struct ChunkParser<Sink: MarkupSink> {
  private let parser: XMLPushParser<Sink>
  private let encoding: ChunkDecoding
  /// Bytes that wait for the next chunk: none of them is certain to be a complete character.
  private var held: [UInt8] = []
  /// Evidence that the document is not in its declared encoding; nil when the declared encoding leaves no doubt.
  private var evidence: UTF8Evidence?

  /// Creates a parser from the first chunk; nil when the document must be read as a whole.
  /// - Parameter sink: makes the receiver of the parser's events for a feed format.
  init?(_ first: ArraySlice<UInt8>, contentType: String?, sink: (FeedFormat) -> Sink) {
    let first = Array(first)
    guard FileSignature.name(of: first) == nil, let (encoding, start) = ChunkDecoding.of(first, contentType: contentType) else {
      return nil
    }
    guard case .xml(let format) = DocumentFormat(of: Array(first[start...]), contentType: contentType) else { return nil }
    self.encoding = encoding
    evidence = encoding.hasSingleBytes ? UTF8Evidence() : nil
    parser = XMLPushParser(sink: sink(format))
    guard push(first[start...].drop { $0 <= 0x20 }) else { return nil }
  }

  /// What is not well-formed in the document so far, and was accepted.
  var tolerance: XMLTolerance { parser.tolerance }

  /// Parses the next chunk. Returns false when the document must be read as a whole.
  mutating func push(_ bytes: ArraySlice<UInt8>) -> Bool {
    evidence?.add(bytes)
    guard encoding.hasLongCharacters else { return parse(bytes) }
    // Only the new bytes are searched: searching the held bytes again for each chunk would take quadratic time.
    guard let last = bytes.lastIndex(where: ChunkDecoding.isWhole) else {
      held.append(contentsOf: bytes)
      return true
    }
    let text = held.isEmpty ? bytes[...last] : held + bytes[...last]
    held = Array(bytes[(last + 1)...])
    return parse(text)
  }

  /// Ends the document. Returns the sink, or nil when the document must be read as a whole.
  mutating func finish() -> Sink? {
    guard evidence?.isProof != true, parse(held[...]) else { return nil }
    do throws(XMLError) { return try parser.finish() } catch { return nil }
  }

  private func parse(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard !bytes.isEmpty else { return true }
    guard let text = encoding.utf8(of: bytes) else { return false }
    do throws(XMLError) {
      try parser.push(text)
      return true
    } catch {
      return false
    }
  }
}
