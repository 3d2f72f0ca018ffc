internal import CLibXML2

/// The state that libxml2 keeps for the whole process, set up once before the first parser is made.
enum Library {
  /// Reading this starts libxml2; the language runs the closure once, whichever thread comes first.
  static let isReady: Bool = {
    xmlInitParser()
    // Nothing is ever loaded by a document's order: no file, no address (XXE), whatever options a parser has.
    xmlSetExternalEntityLoader { _, _, _ in nil }
    return true
  }()
}
