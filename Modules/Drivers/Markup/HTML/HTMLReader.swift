internal import CLibXML2

/// Reads HTML, however broken, with libxml2's HTML parser.
///
/// Names arrive in lower case and without namespace, references resolved. Elements that are not written (`html`, `body`)
/// are not made up, save a `p` around text outside of any element. What stands in `script` and `style` arrives as text:
/// a sink that wants words skips these elements. Every element that starts also ends. Of the attributes of a tag the first 500 arrive.
public enum HTMLReader {
  /// The most elements open at once. At the next one all are closed, and reading goes on from there as with a new page:
  /// no text is lost, and a page of nothing but start tags takes time linear in the tags that libxml2 must search.
  private static let limits = XMLLimits(depth: 400, textBytes: .max)

  /// So many bytes are copied in less time than libxml2 takes for 400 tags.
  private static let cheapCopy = 64 << 10

  /// Reads a page or a fragment to its end.
  public static func read(_ html: String, into sink: inout some MarkupSink) {
    var html = html
    html.withUTF8 { read(utf8: $0, into: &sink) }
  }

  /// Reads a page or a fragment of UTF-8 to its end; bytes that are no UTF-8 become U+FFFD.
  public static func read(_ html: [UInt8], into sink: inout some MarkupSink) {
    read(String(decoding: html, as: UTF8.self), into: &sink)
  }

  private static func read(utf8: UnsafeBufferPointer<UInt8>, into sink: inout some MarkupSink) {
    // libxml2 takes a zero byte for the end of the page.
    guard utf8.zeroIndex == nil else { return Array(utf8.filter { $0 != 0 }).withUnsafeBufferPointer { read(utf8: $0, into: &sink) } }
    guard let prepared = HTMLPreparation.prepared(utf8) else { return read(prepared: utf8, into: &sink) }
    prepared.withUnsafeBufferPointer { read(prepared: $0, into: &sink) }
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

  /// How much of the rest of a page libxml2 is given: all of it, or enough to nest too deep again.
  ///
  /// libxml2 copies what it is given, and a page of nothing but start tags is given anew for each 400 of them. A part that does not nest too
  /// deep must not be read, since a parser cannot go on behind it: so the part is tried first, and the sizes go up so fast that the last
  /// one counts.
  private static func sizeOfPart(of rest: UnsafeBufferPointer<UInt8>) -> Int {
    var size = cheapCopy
    while size < rest.count {
      let part = UnsafeBufferPointer(rebasing: rest[..<size])
      let context = SAXContext(limits: limits, layout: .html)
      // A tag at the very end of the part may go on behind it.
      if read(part, into: context) < size, let overflow = context.overflow, overflow.offset < size { return size }
      size *= 4
    }
    return rest.count
  }

  /// Reads up to the end, or to the tag that would nest too deep; returns how many bytes were read, at least one.
  private static func read(_ page: UnsafeBufferPointer<UInt8>, into context: SAXContext) -> Int {
    guard let parser = makeParser(page, context) else { return page.count }
    htmlParseDocument(parser)
    context.closeAll()
    htmlFreeParserCtxt(parser)
    guard let stop = context.overflow else { return page.count }
    // libxml2 stopped behind the tag's attributes; the tag itself is read again, as the first of the rest.
    return max(1, startOfTag(stop.name, before: stop.offset, in: page) ?? stop.offset)
  }

  private static func startOfTag(_ name: String, before end: Int, in page: UnsafeBufferPointer<UInt8>) -> Int? {
    let tag = [UInt8(ascii: "<")] + Array(name.utf8)
    return page.indices.prefix(end).last { start in
      page[start...].prefix(tag.count).elementsEqual(tag) { $0 == $1 || $0 | 0x20 == $1 }
    }
  }

  /// A parser of a page in memory; nil when the page is too big for it (2 GB) or memory is short.
  private static func makeParser(_ page: UnsafeBufferPointer<UInt8>, _ context: SAXContext) -> htmlParserCtxtPtr? {
    _ = Library.isReady
    guard let size = Int32(exactly: page.count) else { return nil }
    let parser = page.withMemoryRebound(to: CChar.self) { htmlCreateMemoryParserCtxt($0.baseAddress, size) }
    guard let parser else { return nil }
    parser.pointee.sax.pointee = SAXHandlers.html()
    parser.pointee.userData = Unmanaged.passUnretained(context).toOpaque()
    context.parser = parser
    // The bytes are UTF-8 whatever a `meta` element claims.
    xmlSwitchEncoding(parser, XML_CHAR_ENCODING_UTF8)
    let options = [HTML_PARSE_NOIMPLIED, HTML_PARSE_NONET, HTML_PARSE_IGNORE_ENC, HTML_PARSE_NOERROR, HTML_PARSE_NOWARNING]
    htmlCtxtUseOptions(parser, options.reduce(0) { $0 | Int32($1.rawValue) })
    return parser
  }
}
