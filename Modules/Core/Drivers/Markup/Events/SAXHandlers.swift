internal import CLibXML2

/// The C functions that libxml2 calls. Each gets its context from `userData` and passes the event on.
enum SAXHandlers {
  /// For XML with resolved namespaces.
  static func namespaced() -> xmlSAXHandler {
    var handler = common()
    handler.startElementNs = { context, local, prefix, namespace, _, _, count, defaulted, fields in
      guard let local else { return }
      // Attributes that only a document type declares come last. They are omitted, because document types are ignored.
      let attributes = XMLAttributes(fields: fields, count: Int(count - defaulted), layout: .namespaced)
      SAXHandlers.with(context) { $0.start(NameTable.Key(local: local, prefix: prefix, namespace: namespace), attributes) }
    }
    handler.endElementNs = { context, _, _, _ in SAXHandlers.with(context) { $0.end() } }
    return withEntities(handler)
  }

  /// For XML with names, prefixes and namespace declarations as written.
  static func asWritten() -> xmlSAXHandler {
    var handler = common()
    // libxml2 assumes that every handler with structured errors wants namespaces. It decides before the document starts; changing the value
    // at the start gives error reports together with names as written.
    handler.initialized = 1
    handler.startDocument = { context in
      SAXHandlers.with(context) { context in
        context.parser?.pointee.sax.pointee.initialized = XML_SAX2_MAGIC
        context.parser?.pointee.sax.pointee.serror = SAXHandlers.report
      }
    }
    handler.startElement = { context, name, fields in SAXHandlers.start(context, name, fields, .asWritten) }
    handler.endElement = { context, _ in SAXHandlers.with(context) { $0.end() } }
    return withEntities(handler)
  }

  /// For HTML, where errors are normal and not reported.
  static func html() -> xmlSAXHandler {
    var handler = common()
    // libxml2 reports an end tag without a start tag only as an error, so the names are limited here too.
    handler.serror = { context, _ in SAXHandlers.with(context) { $0.limitNames() } }
    handler.startElement = { context, name, fields in SAXHandlers.start(context, name, fields, .html) }
    handler.endElement = { context, _ in SAXHandlers.with(context) { $0.end() } }
    return handler
  }

  private static func common() -> xmlSAXHandler {
    var handler = xmlSAXHandler()
    handler.initialized = XML_SAX2_MAGIC
    // With the same function for text and white space, libxml2 does not have to distinguish them.
    let text: charactersSAXFunc = { context, bytes, count in SAXHandlers.with(context) { $0.text(bytes, count) } }
    handler.characters = text
    handler.ignorableWhitespace = text
    handler.cdataBlock = text
    handler.comment = { context, text in
      SAXHandlers.with(context) {
        $0.notePlace()
        $0.comment(String(cXML: text))
      }
    }
    handler.processingInstruction = { context, target, content in
      SAXHandlers.with(context) {
        $0.notePlace()
        $0.processingInstruction(String(cXML: target), String(cXML: content))
      }
    }
    handler.serror = report
    return handler
  }

  private static let report: xmlStructuredErrorFunc = { context, error in
    guard let error else { return }
    SAXHandlers.with(context) { $0.report(error) }
  }

  /// Adds the callbacks for entities. HTML's named characters are defined without a document type; declarations in a document type are not
  /// kept.
  private static func withEntities(_ handler: xmlSAXHandler) -> xmlSAXHandler {
    var handler = handler
    handler.getEntity = { context, name in name.flatMap { name in SAXHandlers.with(context) { $0.entity(name) } } }
    handler.entityDecl = { context, name, _, _, _, _ in
      if let name { SAXHandlers.with(context) { $0.entityDeclared(name) } }
    }
    handler.internalSubset = { context, _, externalID, systemID in
      if externalID != nil || systemID != nil { SAXHandlers.with(context) { $0.externalDocumentTypeDeclared() } }
    }
    handler.attributeDecl = { context, _, _, _, _, _, values in
      xmlFreeEnumeration(values)
      SAXHandlers.with(context) { $0.attributeDeclared() }
    }
    return handler
  }

  private static func start(
    _ context: UnsafeMutableRawPointer?, _ name: UnsafePointer<UInt8>?, _ fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
    _ layout: XMLAttributes.Layout
  ) {
    guard let name else { return }
    var count = 0
    if let fields { while fields[count * 2] != nil { count += 1 } }
    let attributes = XMLAttributes(fields: fields, count: count, layout: layout)
    with(context) { $0.start(NameTable.Key(local: name, prefix: nil, namespace: nil), attributes) }
  }

  /// Calls the context to which `userData` points, without retaining it: the parser's owner keeps it alive as long as libxml2 may call
  /// back. This saves a retain and a release for each of a document's million callbacks.
  @inline(__always)
  private static func with<Result>(_ userData: UnsafeMutableRawPointer?, _ body: (SAXContext) -> Result) -> Result {
    Unmanaged<SAXContext>.fromOpaque(userData!)._withUnsafeGuaranteedRef { body($0) }
  }
}
