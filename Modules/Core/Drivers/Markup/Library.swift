internal import CLibXML2

/// libxml2's process-wide state, initialized once before the first parser is created.
enum Library {
  /// Reading this property initializes libxml2. The language runs the closure once, on whichever thread reads it first.
  static let isReady: Bool = {
    xmlInitParser()
    // A document can never load an external file or URL (XXE), whatever options a parser has.
    xmlSetExternalEntityLoader { _, _, _ in nil }
    return true
  }()
}
