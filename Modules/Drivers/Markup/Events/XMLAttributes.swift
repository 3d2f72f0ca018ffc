/// The attributes of one start tag: a view into the parser's memory, valid only during the call that brings it.
///
/// A String is made for what is asked, and for nothing else.
public struct XMLAttributes {
  /// How libxml2 lays out a start tag's attributes.
  enum Layout {
    /// Five pointers each: local, prefix, namespace, first byte of the value, end of the value (SAX2).
    case namespaced
    /// Two each, name and value, ended by zero bytes (SAX1); references to `&` are left in the value.
    case asWritten
    /// As above, but the HTML parser has resolved every reference, and a value may be missing.
    case html
  }

  /// libxml2's array; nil when there is no attribute.
  let fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  let count: Int
  let layout: Layout

  /// Whether the tag has no attribute.
  public var isEmpty: Bool { count == 0 }

  /// The value of the attribute written without a prefix, by its name; "" for HTML's `<a disabled>`.
  public subscript(_ local: String) -> String? {
    for index in 0..<count where prefix(at: index) == nil && matches(self.local(at: index), local) { return value(at: index) }
    return nil
  }

  /// The value of the attribute of this name in this namespace; the prefix does not matter.
  public subscript(_ local: String, namespace namespace: String) -> String? {
    for index in 0..<count where matches(self.local(at: index), local) {
      if let uri = self.namespace(at: index), matches(uri, namespace) { return value(at: index) }
    }
    return nil
  }

  /// All attributes in the order written. Declarations of namespaces are among them only in `XMLTree`.
  public var all: [(name: XMLName, value: String)] { (0..<count).map { (name(at: $0), value(at: $0)) } }
}
