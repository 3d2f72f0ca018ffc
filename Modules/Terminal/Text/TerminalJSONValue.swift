/// A JSON value whose object keeps its keys in the order they were given, which coders of the system do not.
public indirect enum TerminalJSONValue: Hashable, Sendable {
  /// Names and values, in order. Names are written as given; that they are unique is the writer's part (RFC 8259, section 4).
  case object([Member])
  /// Values in order.
  case array([TerminalJSONValue])
  /// A text.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// `true` or `false`.
  case boolean(Bool)
  /// `null`.
  case null

  /// One name of an object with its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public let name: String
    /// What stands under it.
    public let value: TerminalJSONValue

    /// A name with its value.
    public init(_ name: String, _ value: TerminalJSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// The text, or `null` where there is none.
  public static func string(orNull text: String?) -> TerminalJSONValue {
    text.map(TerminalJSONValue.string) ?? .null
  }
}

extension TerminalJSONValue: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral {
  /// An object with the members in the order of the literal.
  public init(dictionaryLiteral members: (String, TerminalJSONValue)...) {
    self = .object(members.map { Member($0.0, $0.1) })
  }

  /// An array of the values.
  public init(arrayLiteral values: TerminalJSONValue...) { self = .array(values) }

  /// A text.
  public init(stringLiteral text: String) { self = .string(text) }
}
