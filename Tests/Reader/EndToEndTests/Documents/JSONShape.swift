import Foundation

/// The keys and types of a JSON value.
enum JSONShape: Decodable, Equatable {
  case null, bool, number, text
  case array([JSONShape])
  case object([String: JSONShape])

  init(_ json: String) throws {
    self = try JSONDecoder().decode(JSONShape.self, from: Data(json.utf8))
  }

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let members = try? value.decode([String: JSONShape].self) {
      self = .object(members)
    } else if let elements = try? value.decode([JSONShape].self) {
      self = .array(elements)
    } else if (try? value.decode(Bool.self)) != nil {
      self = .bool
    } else if (try? value.decode(Double.self)) != nil {
      self = .number
    } else {
      _ = try value.decode(String.self)
      self = .text
    }
  }

  /// Whether an example shows all keys and the types of this value. A missing value (`null`) fits any type, and every element of an array must
  /// fit an element of the example.
  func fits(_ example: JSONShape) -> Bool {
    switch (self, example) {
    case (.null, _), (_, .null): true
    case (.array(let elements), .array(let examples)):
      elements.allSatisfy { element in examples.isEmpty || examples.contains { element.fits($0) } }
    case (.object(let members), .object(let examples)):
      members.keys.sorted() == examples.keys.sorted() && members.allSatisfy { key, member in examples[key].map(member.fits) ?? false }
    default: self == example
    }
  }
}
