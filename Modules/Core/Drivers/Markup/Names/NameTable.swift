/// The names that a parser has seen, by the memory addresses of their parts.
///
/// libxml2 interns names in a dictionary that lives as long as the parser, so equal pointers mean equal text.
struct NameTable {
  /// The memory addresses of a name's parts; nil for a missing part.
  struct Key: Hashable {
    let local: UnsafePointer<UInt8>
    let prefix: UnsafePointer<UInt8>?
    let namespace: UnsafePointer<UInt8>?
  }

  private var names: [Key: XMLName] = [:]

  /// The name for a key. `make` is called only for a new key.
  mutating func name(_ key: Key, make: (Key, _ number: Int) -> XMLName) -> XMLName {
    if let name = names[key] { return name }
    let name = make(key, names.count)
    names[key] = name
    return name
  }
}
