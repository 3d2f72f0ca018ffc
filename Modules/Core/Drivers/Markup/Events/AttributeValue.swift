/// Decodes an attribute value from libxml2, which is configured not to substitute entities.
///
/// libxml2 has already resolved all other references. `&amp;` is passed on as `&#38;`, and HTML's named characters are unchanged. So an
/// ampersand in the bytes always starts one of these two.
enum AttributeValue {
  static func decoded(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text = ""
    var rest = bytes[...]
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: rest[..<ampersand], as: UTF8.self)
      rest = rest[(ampersand + 1)...]
      guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { break }
      text += character(UnsafeBufferPointer(rebasing: rest[..<end]))
      rest = rest[(end + 1)...]
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  private static func character(_ reference: UnsafeBufferPointer<UInt8>) -> String {
    reference.elementsEqual("#38".utf8) ? "&" : HTMLEntity.text(named: reference) ?? "\u{FFFD}"
  }
}
