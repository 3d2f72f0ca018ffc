/// Finds the ends of tags, comments and declarations in the HTML of a line.
enum LineMarkup {
  /// Whether a text that begins with `<` begins with markup.
  static func begins(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let next = text.dropFirst().first else { return false }
    return "/!?".utf8.contains(next) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= next | 0x20
  }

  /// The position after the tag, comment or declaration with which the text begins: the letters on both sides of it may be adjacent. Nil when it
  /// has no end.
  static func end(of text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    if text.starts(with: "<!--".utf8) {
      var rest = text.dropFirst(2)
      while let dash = rest.firstIndex(of: UInt8(ascii: "-")) {
        rest = rest[dash...]
        if rest.starts(with: "-->".utf8) { return dash + 3 }
        rest = rest.dropFirst()
      }
      return nil
    }
    var quote: UInt8?
    var isValue = false
    for place in text.indices {
      let byte = text[place]
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: ">"): return place + 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = isValue ? byte : nil
      // A quotation mark is written as \" in a line.
      case UInt8(ascii: " "), UInt8(ascii: "\\"): continue
      default: break
      }
      isValue = byte == UInt8(ascii: "=")
    }
    return nil
  }
}
