internal import Domain
internal import Markup

/// Parses a document that comes in portions, each as it arrives.
///
/// It is for documents without a fault: XML in an encoding that it names. At the first thing for which the whole document is needed, such as
/// JSON or damage, it gives up, and the document is to be read by `FeedParser`.
struct PortionParser<Sink: MarkupSink> {
  private let parser: XMLPushParser<Sink>
  private let encoding: PortionDecoding
  /// The bytes that wait for the next portion.
  private var held: ArraySlice<UInt8> = []

  /// A parser at the start of a document; nil when its first portion shows that it must be read as a whole.
  /// - Parameter sink: makes what receives the events of a feed in this format.
  init?(_ first: ArraySlice<UInt8>, contentType: String?, sink: (FeedFormat) -> Sink) {
    let first = Array(first)
    guard FileSignature.name(of: first) == nil, let (encoding, start) = PortionDecoding.of(first, contentType: contentType) else {
      return nil
    }
    guard case .xml(let format) = DocumentKind(of: Array(first[start...]), contentType: contentType) else { return nil }
    self.encoding = encoding
    parser = XMLPushParser(sink: sink(format))
    guard push(first[start...].drop { $0 <= 0x20 }) else { return nil }
  }

  /// Takes the next portion. False when the document must be read as a whole.
  mutating func push(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard encoding.hasLongCharacters else { return parse(bytes) }
    let text = held.isEmpty ? bytes : held + bytes
    let end = text.lastIndex(where: PortionDecoding.isWhole).map { $0 + 1 } ?? text.startIndex
    held = text[end...]
    return parse(text[..<end])
  }

  /// Ends the document: the sink, or nil when the document must be read as a whole.
  mutating func finish() -> Sink? {
    guard parse(held) else { return nil }
    do throws(XMLProblem) { return try parser.finish() } catch { return nil }
  }

  private func parse(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard !bytes.isEmpty else { return true }
    guard let text = encoding.utf8(of: bytes) else { return false }
    do throws(XMLProblem) {
      try parser.push(text)
      return true
    } catch {
      return false
    }
  }
}
