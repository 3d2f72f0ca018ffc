/// One header line of a request or an answer (RFC 9110 section 5).
public struct HeaderField: Hashable, Sendable {
  /// The field's name in the spelling that was given or received. Names are compared without case.
  public var name: String
  /// The field's value as it travels, without the white space around it.
  public var bytes: [UInt8]

  /// Makes a field from a name and a value, which is sent as UTF-8.
  public init(name: String, value: String) {
    self.init(name: name, bytes: Array(value.utf8))
  }

  /// Makes a field from a name and the bytes of its value.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The value as text: read as UTF-8 if it is valid UTF-8, else as ISO 8859-1.
  public var value: String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    for byte in bytes { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    return text
  }
}

extension HeaderField {
  /// Whether the field can be sent: the name is a token (RFC 9110 section 5.6.2) and the value has no control character but tab
  /// (section 5.5). A line break in a value, say in a validator from a damaged store, would smuggle in a second field.
  var canBeSent: Bool {
    !name.isEmpty && name.utf8.allSatisfy(Self.isTokenByte) && bytes.allSatisfy(Self.isValueByte)
  }

  /// The form that libcurl takes. It reads `Name:` with nothing after it as "leave this field out", and `Name;` as an empty value.
  var line: [UInt8] { Array(name.utf8) + (bytes.isEmpty ? Array(";".utf8) : Array(": ".utf8) + bytes) }

  /// Whether a value may hold a byte (RFC 9110 section 5.5): any but control characters, of which tab alone is none.
  public static func isValueByte(_ byte: UInt8) -> Bool { (byte >= 0x20 && byte != 0x7F) || byte == UInt8(ascii: "\t") }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
