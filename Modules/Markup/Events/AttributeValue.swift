/// An attribute's value as libxml2 hands it over when it may not substitute entities.
///
/// Every other reference is resolved by then, but `&amp;` arrives as `&#38;` and HTML's named characters as written,
/// so that an ampersand in the bytes always opens one of these two.
enum AttributeValue {
  static func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var rest = bytes[...]
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: rest[..<ampersand], as: UTF8.self)
      rest = rest[(ampersand + 1)...]
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { break }
      text.unicodeScalars.append(scalar(String(decoding: rest[..<end], as: UTF8.self)))
      rest = rest[(end + 1)...]
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  private static func scalar(_ reference: String) -> Unicode.Scalar {
    reference == "#38" ? "&" : HTMLEntity.scalar(named: reference) ?? "\u{FFFD}"
  }
}
