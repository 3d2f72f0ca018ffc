internal import Markup

/// Values that depend only on an element's name, each computed once per document.
struct NameCache<Value> {
  private var values: [Value?] = []

  /// The value for a name. `make` is called only for the first element with that name.
  mutating func value(for name: XMLName, make: () -> Value) -> Value {
    if name.number < values.count, let value = values[name.number] { return value }
    let value = make()
    while values.count <= name.number { values.append(nil) }
    values[name.number] = value
    return value
  }
}
