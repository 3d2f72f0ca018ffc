internal import CLibXML2

/// Strict push parser for XML 1.0: the caller pushes bytes as they arrive, and the sink receives events.
///
/// The bytes must be UTF-8. An `encoding` in the XML declaration is ignored, because the caller has decoded the document. HTML's named
/// characters are defined. Document types are ignored: declared entities are not expanded, and external files are not loaded. An undeclared
/// prefix is not an error (see `XMLName.namespace`).
///
/// Only one task at a time may use a parser; several parsers may run concurrently.
public final class XMLPushParser<Sink: MarkupSink> {
  private let context: SinkContext<Sink>
  private let handle: PushParserHandle

  public convenience init(sink: Sink, limits: XMLLimits = .default) {
    self.init(sink: sink, limits: limits, layout: .namespaced)
  }

  /// With `.asWritten`, names keep their prefixes, and namespace declarations are attributes.
  init(sink: Sink, limits: XMLLimits, layout: XMLAttributes.Layout) {
    context = SinkContext(sink: sink, limits: limits, layout: layout)
    handle = PushParserHandle(
      context: context, handler: layout == .namespaced ? SAXHandlers.namespaced() : SAXHandlers.asWritten(), limits: limits)
  }

  /// The sink with all events so far, even after an error.
  public var sink: Sink { context.sink }

  /// What was accepted so far although it is not well-formed.
  public var tolerance: XMLTolerance { context.tolerance }

  /// Parses the next bytes of the document, which may end inside a character. After an error, every call throws that error again.
  public func push(_ bytes: UnsafeBufferPointer<UInt8>) throws(XMLError) {
    handle.push(bytes)
    if let problem = context.problem { throw problem }
  }

  /// Parses the next bytes of the document, which may end inside a character. After an error, every call throws that error again.
  public func push(_ bytes: [UInt8]) throws(XMLError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(XMLError) in try push(buffer) }
  }

  /// Parses the next bytes of the document, which may end inside a character. After an error, every call throws that error again.
  public func push(_ bytes: ArraySlice<UInt8>) throws(XMLError) {
    try bytes.withUnsafeBufferPointer { (buffer) throws(XMLError) in try push(buffer) }
  }

  /// Ends the document and returns the sink. The parser accepts no bytes afterwards.
  /// - Throws: `.empty` when only white space was pushed, and `.malformed` when the root element is still open.
  public func finish() throws(XMLError) -> Sink {
    handle.finish()
    if let problem = context.problem { throw problem }
    return context.sink
  }
}

/// What a parser accepted although it is not well-formed. Strict parsers refuse such a document.
public struct XMLTolerance: Hashable, Sendable {
  /// The number of references to HTML's named characters that the document does not declare (XML 1.0 section 4.1). In a document with an
  /// external document type, they may be declared there.
  public var undeclaredEntities = 0
  /// The number of names whose prefix is not declared (Namespaces in XML section 5).
  public var undeclaredPrefixes = 0

  public init() {}
}
