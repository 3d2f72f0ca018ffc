/// A value of JSON of any kind, for documents whose publishers take types lightly.
enum JSONValue: Decodable, Hashable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let object = try? value.decode([String: JSONValue].self) {
      self = .object(object)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let integer = try? value.decode(Int64.self) {
      self = .integer(integer)
    } else {
      self = .number(try value.decode(Double.self))
    }
  }

  /// The member of an object; nil when it is missing, null, or this is no object.
  subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self, let member = members[name], member != .null else { return nil }
    return member
  }

  /// The value as text, also when it is a number or a truth value; nil when it is blank or no single value.
  var text: String? {
    switch self {
    case .text(let text): text.nonBlank
    case .integer(let integer): String(integer)
    case .number(let number): String(number)
    case .bool(let bool): String(bool)
    case .null, .list, .object: nil
    }
  }

  /// The elements of a list; a value that stands alone where a list should be is one.
  var list: [JSONValue] {
    switch self {
    case .list(let values): values
    case .null: []
    default: [self]
    }
  }
}
