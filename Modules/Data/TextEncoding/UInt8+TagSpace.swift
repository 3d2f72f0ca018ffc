extension UInt8 {
  /// Whether the byte is white space inside a tag (XML 1.0 section 2.3, and the form feed of HTML).
  package var isTagSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
