extension String {
  /// A copy of libxml2's zero-terminated UTF-8; empty for nil.
  init(cXML bytes: UnsafePointer<UInt8>?) {
    self = bytes.map { String(cString: $0) } ?? ""
  }
}
