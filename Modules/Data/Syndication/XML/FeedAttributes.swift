/// The attributes of an element by lowercase local name. Of two attributes with the same lowercase name, the last counts.
package struct FeedAttributes: Hashable {
  private struct Field: Hashable {
    let name: String
    let value: String
  }

  /// An array: hardly any element has more than four attributes, and creating a dictionary takes longer than searching the array.
  private var fields: [Field] = []

  package subscript(_ name: String) -> String? {
    fields.last { $0.name == name }?.value
  }

  package mutating func add(_ name: String, _ value: String) {
    fields.append(Field(name: name, value: value))
  }
}
