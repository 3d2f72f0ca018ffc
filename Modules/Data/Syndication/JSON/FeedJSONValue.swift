internal import TextEncoding

/// A JSON value of any kind, for documents whose publishers use wrong types.
enum FeedJSONValue: Hashable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case list([FeedJSONValue])
  case object([String: FeedJSONValue])

  /// Parses a single word; nil when the word is not a JSON value. A whole number is an integer, whatever its notation.
  init?(word: String) {
    switch word {
    case "null": self = .null
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    default:
      guard word.utf8.allSatisfy({ "+-.eE0123456789".utf8.contains($0) }) else { return nil }
      if let integer = Int64(word) {
        self = .integer(integer)
      } else if let number = Double(word) {
        self = Int64(exactly: number).map { .integer($0) } ?? (number.isFinite ? .number(number) : .null)
      } else {
        return nil
      }
    }
  }

  /// A member of an object; nil when the member is missing or null, or when the value is not an object.
  subscript(_ name: String) -> FeedJSONValue? {
    guard case .object(let members) = self, let member = members[name], member != .null else { return nil }
    return member
  }

  /// The value as text, including numbers and Booleans; nil when the value is blank, a list or an object.
  var text: String? {
    switch self {
    case .text(let text): text.nonBlank
    case .integer(let integer): String(integer)
    case .number(let number): String(number)
    case .bool(let bool): String(bool)
    case .null, .list, .object: nil
    }
  }

  /// The elements of a list. A single value in place of a list is a list of one element.
  var list: [FeedJSONValue] {
    switch self {
    case .list(let values): values
    case .null: []
    default: [self]
    }
  }
}
