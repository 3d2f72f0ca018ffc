internal import CLibXML2

/// The receiver of libxml2's callbacks. It tracks names, depth and limits, and forwards events.
///
/// A C function pointer captures nothing, not even a generic parameter. So this class is not generic, but `SinkContext` is.
class SAXContext {
  /// Set by the owner before parsing. The owner also frees the parser after the last callback.
  final var parser: xmlParserCtxtPtr?

  /// Set when the bytes end before the root element ends.
  final var isCutOff = false

  /// Whether the root element has ended.
  final private(set) var hasRootEnded = false

  /// The first error. No events are passed on after it.
  final private(set) var problem: XMLError?

  /// The element that exceeded the depth limit, and the number of bytes that libxml2 had read when it started.
  final private(set) var overflow: (name: String, offset: Int)?

  /// What was accepted although it is not well-formed.
  final private(set) var tolerance = XMLTolerance()
  /// The entities that the document declares.
  final private var declaredEntities: Set<String> = []
  /// Whether entities may be declared outside the document, which is not read.
  final private var hasExternalDocumentType = false

  final private let limits: XMLLimits
  final private let layout: XMLAttributes.Layout
  // Unchecked, because each property is used only inside a single method call at a time. The checks cost a sixth of the parser's time.
  @exclusivity(unchecked) final private var names = NameTable()
  @exclusivity(unchecked) final private var open: [XMLName] = []
  @exclusivity(unchecked) final private var textBytes = 0
  final private var attributeDeclarations = 0
  /// The offset of the end of the last event.
  @exclusivity(unchecked) final private var lastEvent = 0
  final private let namedCharacter = NamedCharacter()
  /// The parser's earlier name dictionaries.
  final private var fullDictionaries: [xmlDictPtr] = []

  init(limits: XMLLimits, layout: XMLAttributes.Layout) {
    self.limits = limits
    self.layout = layout
  }

  deinit {
    for dictionary in fullDictionaries { xmlDictFree(dictionary) }
  }

  // Overridden by SinkContext.
  func startElement(_ name: XMLName, _ attributes: XMLAttributes) {}
  func endElement(_ name: XMLName) {}
  func characters(_ bytes: UnsafeBufferPointer<UInt8>) {}
  func comment(_ text: String) {}
  func processingInstruction(_ target: String, _ content: String) {}

  @inline(__always)
  final func start(_ key: NameTable.Key, _ attributes: XMLAttributes) {
    textBytes = 0
    notePlace()
    guard open.count < limits.depth else {
      overflow = (String(cXML: key.local), lastEvent)
      stop(.tooDeep, "more than \(limits.depth) elements are open at once")
      return
    }
    let name = names.name(key, make: makeName)
    open.append(name)
    startElement(name, attributes)
  }

  @inline(__always)
  final func end() {
    textBytes = 0
    notePlace()
    if let name = open.popLast() { endElement(name) }
    hasRootEnded = open.isEmpty
  }

  @inline(__always)
  final func text(_ bytes: UnsafePointer<UInt8>?, _ count: Int32) {
    textBytes += Int(count)
    if let parser { lastEvent = shim_position_behind(parser, bytes, Int(count)) }
    limitNames()
    guard textBytes <= limits.textBytes else {
      stop(.tooLarge, "a text is longer than \(limits.textBytes) bytes")
      return
    }
    characters(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  /// Records the end of an event.
  @inline(__always)
  final func notePlace() {
    if let parser { lastEvent = shim_position(parser) }
    limitNames()
  }

  /// The entity for a reference that XML itself does not define.
  ///
  /// The reference is in an attribute when a `<` follows the last event: text before a reference is itself an event and contains no `<`.
  final func entity(_ name: UnsafePointer<UInt8>) -> UnsafeMutablePointer<xmlEntity>? {
    // Inside a document type, libxml2 calls this only to check whether the name is defined.
    guard let parser, parser.pointee.inSubset == 0 else { return nil }
    if let entity = namedCharacter.entity(named: name, inAttribute: shim_has_tag_since(parser, lastEvent) == 1) {
      let isDeclared = hasExternalDocumentType || (!declaredEntities.isEmpty && declaredEntities.contains(String(cXML: name)))
      if !isDeclared { tolerance.undeclaredEntities += 1 }
      return entity
    }
    // The error is reported here, because libxml2 silently drops the reference when the document names an external DTD.
    stop(.malformed, "Entity '\(String(cXML: name))' not defined")
    return nil
  }

  /// Counts declared attributes. libxml2 adds the declared defaults to every start tag, so many declarations and many tags would take too
  /// long.
  final func attributeDeclared() {
    attributeDeclarations += 1
    if attributeDeclarations > 100 { stop(.tooLarge, "the document type declares more than 100 attributes") }
  }

  /// Notes the name of a declared entity.
  final func entityDeclared(_ name: UnsafePointer<UInt8>) { declaredEntities.insert(String(cXML: name)) }

  /// Notes a document type in another file.
  final func externalDocumentTypeDeclared() { hasExternalDocumentType = true }

  /// Handles an error from libxml2. Only fatal errors end the parse; an undeclared prefix is not fatal.
  final func report(_ error: UnsafePointer<xmlError>) {
    if error.pointee.code == XML_NS_ERR_UNDEFINED_NAMESPACE.rawValue { tolerance.undeclaredPrefixes += 1 }
    guard problem == nil, error.pointee.level == XML_ERR_FATAL else { return }
    problem = XMLError(error.pointee, isCutOff: isCutOff)
    // Without this, libxml2 would continue to the end of the construct, and copy a comment once for each error in it.
    if let parser { shim_stop_in_place(parser) }
  }

  /// Limits the size of the name dictionary, which otherwise becomes slower with each new name. Call this method wherever libxml2 has read
  /// a name.
  @inline(__always)
  final func limitNames() {
    guard layout == .html, let parser, let full = shim_swap_dictionary(parser) else { return }
    fullDictionaries.append(full)
  }

  /// Ends the parse at the current position.
  final func stop(_ kind: XMLError.Kind, _ message: String) {
    guard problem == nil else { return }
    let input = parser?.pointee.input?.pointee
    problem = XMLError(kind: kind, line: Int(input?.line ?? 0), column: Int(input?.col ?? 0), message: message)
    xmlStopParser(parser)
  }

  /// Ends all open elements, the innermost first.
  final func closeAll() {
    while !open.isEmpty { end() }
  }

  /// Reports an empty document as `.empty`, in place of libxml2's error.
  final func reportEmpty() {
    problem = XMLError(kind: .empty, line: 0, column: 0, message: "the document is empty")
  }

  final private func makeName(_ key: NameTable.Key, number: Int) -> XMLName {
    guard layout == .namespaced else {
      return XMLName(asWritten: String(cXML: key.local), splitting: layout == .asWritten, number: number)
    }
    return XMLName(
      prefix: String(cXML: key.prefix), local: String(cXML: key.local), namespace: String(cXML: key.namespace), number: number)
  }
}
