/// A JSON value whose objects keep the order of their keys, unlike Foundation's coders.
public indirect enum TerminalJSONValue: Hashable, Sendable {
  /// Names and values, in order. Names are written unchanged; the caller must make them unique (RFC 8259, section 4).
  case object([Member])
  case array([TerminalJSONValue])
  case string(String)
  case integer(Int)
  case boolean(Bool)
  case null

  public struct Member: Hashable, Sendable {
    public let name: String
    public let value: TerminalJSONValue

    public init(_ name: String, _ value: TerminalJSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The text, or `null` when `text` is nil.
  public static func string(orNull text: String?) -> TerminalJSONValue {
    text.map(TerminalJSONValue.string) ?? .null
  }
}

extension TerminalJSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
  public init(dictionaryLiteral members: (String, TerminalJSONValue)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }

  public init(arrayLiteral values: TerminalJSONValue...) { self = .array(values) }

  public init(stringLiteral text: String) { self = .string(text) }
}
