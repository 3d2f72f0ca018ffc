extension String {
  /// A copy of libxml2's zero-ended UTF-8; "" for nil.
  init(cXML bytes: UnsafePointer<UInt8>?) {
    self = bytes.map { String(cString: $0) } ?? ""
  }
}
