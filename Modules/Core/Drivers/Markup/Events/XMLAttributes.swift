/// The attributes of a start tag: a view into the parser's memory, valid only during the call that passes it.
///
/// It creates strings only for the requested values.
public struct XMLAttributes {
  /// The memory layout of a start tag's attributes in libxml2.
  enum Layout {
    /// Five pointers for each attribute: local name, prefix, namespace, first byte of the value, end of the value (SAX2).
    case namespaced
    /// Two pointers for each attribute: name and value, zero-terminated (SAX1). References to `&` remain in the value.
    case asWritten
    /// Like `asWritten`, but the HTML parser has resolved every reference, and a value may be missing.
    case html
  }

  /// libxml2's array; nil when the tag has no attributes.
  let fields: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  let count: Int
  let layout: Layout

  /// Whether the tag has no attributes.
  public var isEmpty: Bool { count == 0 }

  /// The value of the attribute with this name and no prefix; empty for HTML's `<a disabled>`.
  public subscript(_ local: String) -> String? {
    for index in 0..<count where prefix(at: index) == nil && matches(self.local(at: index), local) { return value(at: index) }
    return nil
  }

  /// All attributes in the order written. Namespace declarations are included only for `XMLTree`.
  public var all: [(name: XMLName, value: String)] { (0..<count).map { (name(at: $0), value(at: $0)) } }
}
