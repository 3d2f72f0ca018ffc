internal import Markup
internal import ReaderDomain

/// The namespaces of the prefixes that are declared at a place of a list (Namespaces in XML 1.0, section 3).
struct OPMLNamespaces {
  private var uris: [String: String] = [:]

  /// The declarations of an element and of those around it.
  func inside(_ element: XMLElement) -> OPMLNamespaces {
    var inner = self
    for attribute in element.attributes where attribute.name.hasPrefix(OPMLName.declaration) {
      inner.uris[String(attribute.name.dropFirst(OPMLName.declaration.count))] = attribute.value
    }
    return inner
  }

  /// Whether the attribute declares a namespace.
  static func isDeclaration(_ name: String) -> Bool { name == "xmlns" || name.hasPrefix(OPMLName.declaration) }

  /// The namespace of an attribute, and its name with the namespace in place of the prefix; nil when the prefix is not declared.
  func name(of attribute: XMLAttribute) -> (namespace: String?, full: String)? {
    guard let colon = attribute.name.firstIndex(of: ":") else { return (nil, attribute.name) }
    let prefix = String(attribute.name[..<colon])
    // This prefix is declared everywhere.
    if prefix == "xml" { return (nil, attribute.name) }
    guard let uri = uris[prefix], !uri.isEmpty, uri.utf8.count <= OutlineAttribute.longestValue else { return nil }
    return (uri, "\(uri) \(attribute.name[colon...])")
  }
}
