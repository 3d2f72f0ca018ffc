internal import Domain
internal import Markup

/// Counts the items of a document that comes in portions, and makes nothing of them.
///
/// It is for documents without a fault: XML in an encoding that it names. At the first thing for which the whole document is needed, such as
/// JSON or damage, it gives up, and the document is to be read by `FeedParser`.
struct FeedItemCounter {
  private let parser: XMLPushParser<FeedItemCountSink>
  private let encoding: PortionDecoding
  /// The bytes that wait for the next portion.
  private var held: ArraySlice<UInt8> = []

  /// A counter at the start of a document; nil when its first portion shows that it must be read as a whole.
  init?(_ first: [UInt8]) {
    guard FileSignature.name(of: first) == nil, let (encoding, start) = PortionDecoding.of(first) else { return nil }
    guard case .xml(let format) = DocumentKind(of: Array(first[start...]), contentType: nil) else { return nil }
    self.encoding = encoding
    parser = XMLPushParser(sink: FeedItemCountSink(isAtom: format == .atom))
    guard push(first[start...].drop { $0 <= 0x20 }) else { return nil }
  }

  /// Takes the next portion. False when the document must be read as a whole.
  mutating func push(_ bytes: ArraySlice<UInt8>) -> Bool {
    let text = held.isEmpty ? bytes : held + bytes
    let end = text.lastIndex(where: PortionDecoding.isWhole).map { $0 + 1 } ?? text.startIndex
    held = text[end...]
    return parse(text[..<end])
  }

  /// Ends the document: the number of its items, or nil when it must be read as a whole.
  mutating func finish() -> Int? {
    guard parse(held) else { return nil }
    do throws(XMLProblem) { return try parser.finish().count } catch { return nil }
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
