internal import RecordJSON
internal import TextEncoding

/// A JSON value of any kind, for documents whose publishers use wrong types.
enum FeedJSONValue: Hashable {
  case null
  case bool(Bool)
  /// A number, as the publisher writes it.
  case number(String)
  case text(String)
  case list([FeedJSONValue])
  case object([String: FeedJSONValue])

  /// Parses a single word; nil when the word is not a JSON value.
  init?(word: String) {
    switch word {
    case "null": self = .null
    case "true": self = .bool(true)
    case "false": self = .bool(false)
    default:
      guard Double(decimal: word) != nil else { return nil }
      self = .number(word)
    }
  }

  /// A member of an object; nil when the member is missing or null, or when the value is not an object.
  subscript(_ name: String) -> FeedJSONValue? {
    guard case .object(let members) = self, let member = members[name], member != .null else { return nil }
    return member
  }

  /// The value as text, including numbers and Booleans; nil when the value is blank, a list or an object. A whole number up to 63 bits is
  /// written as an integer, whatever its notation.
  var text: String? {
    switch self {
    case .text(let text): text.nonBlank
    case .number(let word): Self.text(ofNumber: word)
    case .bool(let bool): String(bool)
    case .null, .list, .object: nil
    }
  }

  /// The value as an identifier. A number is taken as it is written, because identifiers that differ may be the same floating-point number.
  var identifier: String? {
    if case .number(let word) = self { word } else { text }
  }

  /// The value with its numbers as texts in the notation of `text`; nil when all are written so.
  var withRoundedNumbers: FeedJSONValue? {
    switch self {
    case .number(let word):
      let text = Self.text(ofNumber: word)
      return text == word ? nil : text.map { .text($0) } ?? .null
    case .list(let values):
      let rounded = values.map(\.withRoundedNumbers)
      return rounded.contains { $0 != nil } ? .list(zip(rounded, values).map { $0 ?? $1 }) : nil
    case .object(let members):
      let rounded = members.compactMapValues(\.withRoundedNumbers)
      return rounded.isEmpty ? nil : .object(members.merging(rounded) { $1 })
    case .null, .bool, .text: return nil
    }
  }

  private static func text(ofNumber word: String) -> String? {
    if let integer = Int64(word) { return String(integer) }
    guard let number = Double(word), number.isFinite else { return nil }
    return Int64(exactly: number).map { String($0) } ?? String(number)
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
