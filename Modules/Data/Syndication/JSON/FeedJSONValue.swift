internal import TextEncoding

/// A value of JSON of any kind, for documents whose publishers take types lightly.
enum FeedJSONValue: Hashable {
  case null
  case bool(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case list([FeedJSONValue])
  case object([String: FeedJSONValue])

  /// Reads a value of one word; nil when the word is none. A number that is whole has no fraction, however it is written.
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

  /// The member of an object; nil when it is missing, null, or this is no object.
  subscript(_ name: String) -> FeedJSONValue? {
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
  var list: [FeedJSONValue] {
    switch self {
    case .list(let values): values
    case .null: []
    default: [self]
    }
  }
}
