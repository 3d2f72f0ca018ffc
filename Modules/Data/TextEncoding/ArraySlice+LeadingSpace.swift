extension ArraySlice<UInt8> {
  /// The text without leading white space, zero bytes and byte order marks. XML forbids them before the document, but servers send them.
  package var withoutLeadingSpace: ArraySlice<UInt8> {
    var rest = drop { $0 <= 0x20 }
    while rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3).drop { $0 <= 0x20 } }
    return rest
  }
}
