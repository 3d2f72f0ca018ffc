/// One header line of a request or an answer (RFC 9110 section 5).
public struct HeaderField: Hashable, Sendable {
  /// The field's name in the spelling that was given or received. Names are compared without case.
  public var name: String
  /// The field's value without the white space around it.
  public var value: String

  /// Makes a field from a name and a value.
  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}

extension HeaderField {
  /// Whether the field can be sent: the name is a token (RFC 9110 section 5.6.2) and the value has no control character but tab
  /// (section 5.5). A line break in a value, say in a validator from a damaged store, would smuggle in a second field.
  var canBeSent: Bool {
    !name.isEmpty && name.utf8.allSatisfy(Self.isTokenByte) && value.utf8.allSatisfy(Self.isValueByte)
  }

  /// The form that libcurl takes. It reads `Name:` with nothing after it as "leave this field out", and `Name;` as an empty value.
  var line: String { value.isEmpty ? "\(name);" : "\(name): \(value)" }

  static func isValueByte(_ byte: UInt8) -> Bool { (byte >= 0x20 && byte != 0x7F) || byte == UInt8(ascii: "\t") }

  private static func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
