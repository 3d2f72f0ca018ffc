/// The attributes of an element by their names in lower case and without prefix. Of two that have one name then, the last counts.
package struct FeedAttributes: Hashable {
  private struct Field: Hashable {
    let name: String
    let value: String
  }

  /// An array, since hardly any element has more than four: a dictionary takes longer to make than to search.
  private var fields: [Field] = []

  package subscript(_ name: String) -> String? {
    fields.last { $0.name == name }?.value
  }

  package mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }
}
