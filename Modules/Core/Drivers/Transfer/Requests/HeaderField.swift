/// A header field of a request or a response (RFC 9110 section 5).
public struct HeaderField: Hashable, Sendable {
  /// The field's name as given. Names are case-insensitive.
  public var name: String
  /// The field's value as sent, without surrounding white space.
  public var bytes: [UInt8]

  /// Creates a field with a value that is sent as UTF-8.
  public init(name: String, value: String) {
    self.init(name: name, bytes: Array(value.utf8))
  }

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The value as text: decoded as UTF-8 if it is valid UTF-8, else as ISO 8859-1.
  public var value: String { Self.text(bytes) }

  /// The bytes as text, in the same way as `value`.
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    return text
  }
}

extension HeaderField {
  /// Whether the field can be sent: the name is a token (RFC 9110 section 5.6.2), and the value has no control character except tab
  /// (section 5.5). A line break in a value, for example in a stored validator that is damaged, would inject a second field.
  var canBeSent: Bool {
    !name.isEmpty && name.utf8.allSatisfy(Self.isTokenByte) && bytes.allSatisfy(Self.isValueByte)
  }

  /// The field in libcurl's format. libcurl reads `Name:` without a value as "remove this field", and `Name;` as an empty value.
  var line: [UInt8] { Array(name.utf8) + (bytes.isEmpty ? Array(";".utf8) : Array(": ".utf8) + bytes) }

  /// Whether a value may contain the byte (RFC 9110 section 5.5): every byte except control characters other than tab.
  public static func isValueByte(_ byte: UInt8) -> Bool { (byte >= 0x20 && byte != 0x7F) || byte == UInt8(ascii: "\t") }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
