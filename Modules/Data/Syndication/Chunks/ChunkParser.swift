internal import TextEncoding
internal import Domain
internal import Markup

/// Parses a document that comes in portions, each as it arrives.
///
/// It is for documents without a fault: XML in an encoding that it names. At the first thing for which the whole document is needed, such as
/// JSON or damage, it gives up, and the document is to be read by `FeedParser`.
struct ChunkParser<Sink: MarkupSink> {
  private let parser: XMLPushParser<Sink>
  private let encoding: ChunkDecoding
  /// The bytes that wait for the next portion: no character among them is whole by itself.
  private var held: [UInt8] = []
  /// What speaks for another encoding than the document names; nil when nothing can.
  private var evidence: UTF8Evidence?

  /// A parser at the start of a document; nil when its first portion shows that it must be read as a whole.
  /// - Parameter sink: makes what receives the events of a feed in this format.
  init?(_ first: ArraySlice<UInt8>, contentType: String?, sink: (FeedFormat) -> Sink) {
    let first = Array(first)
    guard FileSignature.name(of: first) == nil, let (encoding, start) = ChunkDecoding.of(first, contentType: contentType) else {
      return nil
    }
    guard case .xml(let format) = DocumentKind(of: Array(first[start...]), contentType: contentType) else { return nil }
    self.encoding = encoding
    evidence = encoding.hasSingleBytes ? UTF8Evidence() : nil
    parser = XMLPushParser(sink: sink(format))
    guard push(first[start...].drop { $0 <= 0x20 }) else { return nil }
  }

  /// Takes the next portion. False when the document must be read as a whole.
  mutating func push(_ bytes: ArraySlice<UInt8>) -> Bool {
    evidence?.add(bytes)
    guard encoding.hasLongCharacters else { return parse(bytes) }
    // Only what is new is looked at: a document without such a character would be looked at once more for each portion.
    guard let last = bytes.lastIndex(where: ChunkDecoding.isWhole) else {
      held.append(contentsOf: bytes)
      return true
    }
    let text = held.isEmpty ? bytes[...last] : held + bytes[...last]
    held = Array(bytes[(last + 1)...])
    return parse(text)
  }

  /// Ends the document: the sink, or nil when the document must be read as a whole.
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
