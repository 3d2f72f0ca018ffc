internal import CLibXML2

/// Reads libxml2's arrays.
extension XMLAttributes {
  private func field(_ index: Int, _ offset: Int) -> UnsafePointer<UInt8>? {
    fields?[index * (layout == .namespaced ? 5 : 2) + offset]
  }

  func local(at index: Int) -> UnsafePointer<UInt8>? { field(index, 0) }

  func prefix(at index: Int) -> UnsafePointer<UInt8>? { layout == .namespaced ? field(index, 1) : nil }

  func namespace(at index: Int) -> UnsafePointer<UInt8>? { layout == .namespaced ? field(index, 2) : nil }

  func matches(_ name: UnsafePointer<UInt8>?, _ wanted: String) -> Bool {
    guard var name else { return false }
    for byte in wanted.utf8 {
      guard name.pointee == byte, byte != 0 else { return false }
      name += 1
    }
    return name.pointee == 0
  }

  func name(at index: Int) -> XMLName {
    guard layout == .namespaced else { return XMLName(asWritten: String(cXML: local(at: index)), splitting: layout == .asWritten) }
    return XMLName(
      prefix: String(cXML: prefix(at: index)), local: String(cXML: local(at: index)), namespace: String(cXML: namespace(at: index)))
  }

  func value(at index: Int) -> String {
    switch layout {
    case .namespaced:
      guard let start = field(index, 3), let end = field(index, 4) else { return "" }
      return AttributeValue.decoded(UnsafeBufferPointer(start: start, count: end - start))
    case .asWritten:
      guard let start = field(index, 1) else { return "" }
      return AttributeValue.decoded(UnsafeBufferPointer(start: start, count: Int(xmlStrlen(start))))
    case .html:
      return String(cXML: field(index, 1))
    }
  }
}
