/// A form in the media type `application/x-www-form-urlencoded` (https://url.spec.whatwg.org/#urlencoded-serializing): names and values in
/// order. A name may repeat. The query of a URL may have the same form.
///
/// The description does not contain the values, because they may be secret.
public struct URLEncodedForm: Hashable, Sendable, CustomStringConvertible {
  /// The encoded form, in ASCII.
  public private(set) var text = ""

  public init(_ fields: KeyValuePairs<String, String> = [:]) {
    for (name, value) in fields { append(name, value) }
  }

  public mutating func append(_ name: String, _ value: String) {
    if !text.isEmpty { text += "&" }
    text += "\(Self.encoded(name))=\(Self.encoded(value))"
  }

  public var description: String { "a form of \(text.utf8.count) bytes" }

  /// Letters, digits and four signs stay. A space becomes a plus sign, and every other byte of UTF-8 an escape.
  private static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "*"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"):
        bytes.append(byte)
      case UInt8(ascii: " "): bytes.append(UInt8(ascii: "+"))
      default: bytes += [UInt8(ascii: "%"), digit(byte >> 4), digit(byte & 0xF)]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10 }
}
