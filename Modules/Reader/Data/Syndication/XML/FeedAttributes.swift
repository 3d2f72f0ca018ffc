/// The attributes of an element by lowercase local name. Of two attributes with the same lowercase name, the last counts, and one without
/// the prefix of the element's vocabulary before one with it.
package struct FeedAttributes: Hashable {
  private struct Field: Hashable {
    let name: String
    let value: String
    let isPrefixed: Bool
  }

  /// An array: hardly any element has more than four attributes, and creating a dictionary takes longer than searching the array.
  private var fields: [Field] = []

  package subscript(_ name: String) -> String? {
    (fields.last { $0.name == name && !$0.isPrefixed } ?? fields.last { $0.name == name })?.value
  }

  var count: Int { fields.count }

  /// Whether an attribute has the prefix of its element's vocabulary.
  var arePrefixed: Bool { fields.contains(where: \.isPrefixed) }

  /// The attributes as earlier versions read them, which ignored those with a prefix.
  var withoutPrefixed: FeedAttributes {
    var attributes = self
    attributes.fields.removeAll(where: \.isPrefixed)
    return attributes
  }

  /// - Parameter isPrefixed: whether the attribute has a prefix, which is that of the element's vocabulary.
  package mutating func add(_ name: String, _ value: String, isPrefixed: Bool = false) {
    fields.append(Field(name: name, value: value, isPrefixed: isPrefixed))
  }

  /// Adds an attribute behind the others, once. A search through all of them for each element inside would take quadratic time.
  mutating func addOnce(_ name: String, _ value: String) {
    if fields.last?.name != name { add(name, value) }
  }
}
