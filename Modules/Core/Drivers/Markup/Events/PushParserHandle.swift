internal import CLibXML2

/// Owns libxml2's push parser and chooses the chunk sizes.
final class PushParserHandle {
  /// The maximum number of bytes per call: below libxml2's lookahead limit of 10 MB.
  private static let largestChunk = 1 << 20

  /// The usual number of bytes per call, unless a longer construct is unfinished. The attributes of a longer tag are counted before libxml2
  /// compares them.
  private static let chunk = 4 << 10

  /// The number of bytes in an unfinished construct that may be scanned again for each chunk, however small the chunks are.
  private static let fewUnread = 2 << 10

  /// Far more attributes than any real tag has. libxml2 compares each attribute with all others; at this number, the comparison takes as
  /// long as the rest of the tag.
  private static let maximumAttributes = 1000

  /// Far longer than any real document type, in bytes. libxml2 reads a document type in one go, however many names it declares.
  private static let longestDocumentType = 256 << 10

  private let context: SAXContext
  private let parser: xmlParserCtxtPtr?
  private let limits: XMLLimits

  /// Bytes that are held back, because libxml2 would only scan an unfinished construct again from its start.
  private var held: [UInt8] = []
  private var hasContent = false
  private var isFinished = false
  private var isHandingOver = false

  init(context: SAXContext, handler: xmlSAXHandler, limits: XMLLimits) {
    _ = Library.isReady
    self.context = context
    self.limits = limits
    var handler = handler
    // libxml2 copies the handler. When memory is exhausted, the parser is nil, and `push` reports the error.
    parser = xmlCreatePushParserCtxt(&handler, Unmanaged.passUnretained(context).toOpaque(), nil, 0, nil)
    context.parser = parser
    // Never RECOVER (it loses text), NOENT (it reads files), HUGE, DTDLOAD or XINCLUDE.
    xmlCtxtUseOptions(parser, Int32(XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue))
  }

  deinit {
    // A document type with entities creates a document that the parser does not free.
    if let document = parser?.pointee.myDoc { xmlFreeDoc(document) }
    xmlFreeParserCtxt(parser)
  }

  func push(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard context.problem == nil else { return }
    guard !isFinished else { return context.stop(.malformed, "there is more text after the end of the document") }
    noteContent(bytes)
    if held.isEmpty && unread < Self.fewUnread { return parse(bytes) }
    held.append(contentsOf: bytes)
    // Doubling keeps the work linear in the length of the construct, however small the chunks are.
    if held.count >= min(unread, Self.largestChunk) { parseHeld() }
  }

  func finish() {
    guard context.problem == nil, !isFinished else { return }
    parseHeld()
    isFinished = true
    guard context.problem == nil else { return }
    if !hasContent { return context.reportEmpty() }
    context.isCutOff = !context.hasRootEnded
    xmlParseChunk(parser, nil, 0, 1)
    noteSilentFailure()
  }

  private func parseHeld() {
    let bytes = held
    held = []
    bytes.withUnsafeBufferPointer { parse($0) }
  }

  private func parse(_ bytes: UnsafeBufferPointer<UInt8>) {
    var rest = bytes[...]
    while !rest.isEmpty, context.problem == nil {
      let next = rest.prefix(min(max(unread, Self.chunk), Self.largestChunk))
      rest = rest[next.endIndex...]
      // libxml2 treats a zero byte as the end of its input and loses the rest.
      let chunk = UnsafeBufferPointer(rebasing: next)
      let zero = chunk.index(of: 0)
      hand(UnsafeBufferPointer(rebasing: chunk[..<(zero ?? chunk.count)]))
      if zero != nil { context.stop(.malformed, "it contains a zero byte") }
    }
  }

  private func hand(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !bytes.isEmpty else { return }
    precondition(!isHandingOver, "a sink must not push into the parser that calls it")
    isHandingOver = true
    defer { isHandingOver = false }
    bytes.withMemoryRebound(to: CChar.self) { _ = xmlParseChunk(parser, $0.baseAddress, Int32($0.count), 0) }
    noteSilentFailure()
    if unread > limits.textBytes { context.stop(.tooLarge, "a tag or text is longer than \(limits.textBytes) bytes") }
    if unread > Self.fewUnread, holdsTooManyAttributes {
      context.stop(.tooLarge, "a tag has more than \(Self.maximumAttributes) attributes")
    }
    if unread > Self.longestDocumentType, parser?.pointee.inSubset == 1 {
      context.stop(.tooLarge, "the document type is longer than \(Self.longestDocumentType) bytes")
    }
    if let parser, shim_has_too_many_names(parser) == 1 { context.stop(.tooLarge, "more than 2,000 different names") }
  }

  /// Whether libxml2's unread bytes are an unfinished tag with too many attributes: libxml2 compares each with all others, which takes a
  /// long time. A tag may also be long because of a long value, such as a picture in a data URL; that is harmless.
  private var holdsTooManyAttributes: Bool {
    guard let current = parser?.pointee.input?.pointee.cur, current[0] == UInt8(ascii: "<") else { return false }
    let bytes = UnsafeBufferPointer(start: current, count: unread)
    guard bytes[1] != UInt8(ascii: "!"), bytes[1] != UInt8(ascii: "?") else { return false }
    var count = 0
    var quote: UInt8?
    for byte in bytes {
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        count += 1
      }
    }
    return count > Self.maximumAttributes
  }

  /// A parser that stopped without an error must not appear successful.
  private func noteSilentFailure() {
    guard parser?.pointee.wellFormed != 1 else { return }
    // With the handler for names as written, errors before the start of the document are not reported.
    if let error = xmlCtxtGetLastError(parser) { context.report(error) }
    context.stop(.malformed, "not well-formed")
  }

  private func noteContent(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !hasContent else { return }
    hasContent = bytes.contains { !($0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09) }
  }

  /// The number of bytes that libxml2 holds but cannot parse yet.
  private var unread: Int {
    guard let input = parser?.pointee.input, let current = input.pointee.cur, let end = input.pointee.end else { return 0 }
    return end - current
  }
}
