internal import CLibXML2

/// Parses HTML, including malformed HTML, with libxml2's HTML parser.
///
/// Names are in lower case and have no namespace; references are resolved. Missing `html` and `body` elements are not added, but text
/// outside any element gets a `p`. The content of `script` and `style` is passed on as text; a sink for readable text must skip it. Every
/// started element also ends. Only the first 500 attributes of a tag are passed on.
public enum HTMLReader {
  /// The maximum number of open elements. The next element closes all of them, and parsing continues there as with a new page. No text is
  /// lost, and a page that consists only of start tags takes linear time.
  private static let limits = XMLLimits(depth: 400, textBytes: .max)

  /// The number of bytes whose copying takes less time than libxml2 needs for 400 tags.
  private static let cheapCopy = 8 << 10

  /// Parses a page or a fragment.
  public static func read(_ html: String, into sink: inout some MarkupSink) {
    var html = html
    html.withUTF8 { read(utf8: $0, into: &sink) }
  }

  /// Parses a UTF-8 page or fragment. U+FFFD replaces invalid bytes.
  public static func read(_ html: [UInt8], into sink: inout some MarkupSink) {
    read(String(decoding: html, as: UTF8.self), into: &sink)
  }

  private static func read(utf8: UnsafeBufferPointer<UInt8>, into sink: inout some MarkupSink) {
    // libxml2 treats a zero byte as the end of the page, and so it does U+FFFE and U+FFFF in a tag.
    guard utf8.index(of: 0) == nil, !hasNoncharacter(utf8) else {
      let kept = String(decoding: utf8, as: UTF8.self).unicodeScalars.filter { ![0, 0xFFFE, 0xFFFF].contains($0.value) }
      return read(String(kept), into: &sink)
    }
    guard let prepared = HTMLPreparation.prepared(utf8) else { return read(prepared: utf8, into: &sink) }
    prepared.withUnsafeBufferPointer { read(prepared: $0, into: &sink) }
  }

  /// Whether the text has U+FFFE or U+FFFF, which are no characters in XML.
  private static func hasNoncharacter(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    var next = utf8.index(of: 0xEF)
    while let place = next, place + 2 < utf8.count {
      if utf8[place + 1] == 0xBF, utf8[place + 2] >= 0xBE { return true }
      next = utf8.index(of: 0xEF, from: place + 1)
    }
    return false
  }

  private static func read(prepared page: UnsafeBufferPointer<UInt8>, into sink: inout some MarkupSink) {
    var rest = page[...]
    var part = rest
    while !rest.isEmpty {
      let context = SinkContext(sink: sink, limits: limits, layout: .html)
      let end = read(UnsafeBufferPointer(rebasing: part), into: context)
      sink = context.sink
      rest = rest.dropFirst(end)
      part = rest.prefix(sizeOfPart(of: UnsafeBufferPointer(rebasing: rest)))
    }
  }

  /// The number of remaining bytes to give to libxml2: all of them, or enough to reach the depth limit again.
  ///
  /// libxml2 copies its input, and the rest of a page that consists only of start tags is passed again after each 400 of them. A part that
  /// stays within the depth limit must not be passed alone, because the parser cannot continue after it. So each size is tested first. The
  /// sizes grow so fast that only the last test affects the time.
  private static func sizeOfPart(of rest: UnsafeBufferPointer<UInt8>) -> Int {
    var size = cheapCopy
    while size < rest.count {
      let part = UnsafeBufferPointer(rebasing: rest[..<size])
      let context = SAXContext(limits: limits, layout: .html)
      // A tag at the end of the part may be incomplete.
      if read(part, into: context) < size, let overflow = context.overflow, overflow.offset < size { return size }
      size *= 4
    }
    return rest.count
  }

  /// Parses up to the end, or up to the tag that exceeds the depth limit. Returns the number of parsed bytes, at least one.
  private static func read(_ page: UnsafeBufferPointer<UInt8>, into context: SAXContext) -> Int {
    guard let parser = makeParser(page, context) else { return page.count }
    htmlParseDocument(parser)
    context.closeAll()
    htmlFreeParserCtxt(parser)
    guard let stop = context.overflow else { return page.count }
    // libxml2 has stopped after the tag's attributes. The tag itself is parsed again as the first tag of the rest.
    return max(1, startOfTag(stop.name, before: stop.offset, in: page) ?? stop.offset)
  }

  private static func startOfTag(_ name: String, before end: Int, in page: UnsafeBufferPointer<UInt8>) -> Int? {
    let tag = [UInt8(ascii: "<")] + Array(name.utf8)
    return page.indices.prefix(end).last { start in
      page[start...].prefix(tag.count).elementsEqual(tag) { $0 == $1 || $0 | 0x20 == $1 }
    }
  }

  /// Creates a parser for a page in memory; nil when the page is too large (2 GB) or memory is exhausted.
  private static func makeParser(_ page: UnsafeBufferPointer<UInt8>, _ context: SAXContext) -> htmlParserCtxtPtr? {
    _ = Library.isReady
    guard let size = Int32(exactly: page.count) else { return nil }
    let parser = page.withMemoryRebound(to: CChar.self) { htmlCreateMemoryParserCtxt($0.baseAddress, size) }
    guard let parser else { return nil }
    parser.pointee.sax.pointee = SAXHandlers.html()
    parser.pointee.userData = Unmanaged.passUnretained(context).toOpaque()
    context.parser = parser
    // The bytes are UTF-8, whatever a `meta` element declares.
    xmlSwitchEncoding(parser, XML_CHAR_ENCODING_UTF8)
    let options = [HTML_PARSE_NOIMPLIED, HTML_PARSE_NONET, HTML_PARSE_IGNORE_ENC, HTML_PARSE_NOERROR, HTML_PARSE_NOWARNING]
    htmlCtxtUseOptions(parser, options.reduce(0) { $0 | Int32($1.rawValue) })
    return parser
  }
}
