internal import CLibXML2

/// Strict push parsing of XML 1.0: bytes go in as they arrive, events come out at the sink.
///
/// The bytes are UTF-8; an `encoding` in the XML declaration is ignored, since the caller has decoded by then. The
/// named characters of HTML are known. A document type is ignored: nothing it declares is expanded, nothing it names
/// is loaded. A prefix without declaration is no error (see `XMLName.namespace`). One task at a time may use a parser;
/// many parsers may run side by side.
public final class XMLPushParser<Sink: MarkupSink> {
  private let context: SinkContext<Sink>
  private let feed: PushParserHandle

  /// A parser at the start of a document.
  public convenience init(sink: Sink, limits: XMLLimits = .default) {
    self.init(sink: sink, limits: limits, layout: .namespaced)
  }

  /// `.asWritten` brings qualified names and declarations of namespaces as attributes.
  init(sink: Sink, limits: XMLLimits, layout: XMLAttributes.Layout) {
    context = SinkContext(sink: sink, limits: limits, layout: layout)
    feed = PushParserHandle(
      context: context, handler: layout == .namespaced ? SAXHandlers.namespaced() : SAXHandlers.asWritten(), limits: limits)
  }

  /// The sink with what has reached it so far, also after a problem.
  public var sink: Sink { context.sink }

  /// Parses the next bytes of the document; characters may be cut anywhere. After a problem, throws the same again.
  public func push(_ bytes: UnsafeBufferPointer<UInt8>) throws(XMLError) {
    feed.push(bytes)
    if let problem = context.problem { throw problem }
  }

  /// Parses the next bytes of the document; characters may be cut anywhere. After a problem, throws the same again.
  public func push(_ bytes: [UInt8]) throws(XMLError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(XMLError) in try push(buffer) }
  }

  /// Parses the next bytes of the document; characters may be cut anywhere. After a problem, throws the same again.
  public func push(_ bytes: ArraySlice<UInt8>) throws(XMLError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(XMLError) in try push(buffer) }
  }

  /// Ends the document and gives the sink back; throws `.empty` when nothing but white space was pushed, and
  /// `.malformed` when the root element is still open. The parser takes no more bytes afterwards.
  public func finish() throws(XMLError) -> Sink {
    feed.finish()
    if let problem = context.problem { throw problem }
    return context.sink
  }
}
