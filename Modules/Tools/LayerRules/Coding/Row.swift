/// An object in a rule book's JSON. It refuses unknown keys, because a misspelt rule would check nothing.
struct Row<Key: CodingKey & CaseIterable & RawRepresentable> where Key.RawValue == String {
  private let values: KeyedDecodingContainer<Key>

  init(_ decoder: any Decoder) throws {
    values = try decoder.container(keyedBy: Key.self)
    let known = Key.allCases.map(\.rawValue)
    if let unknown = try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue).sorted().first(where: { !known.contains($0) }) {
      let reason = "'\(unknown)' is not a key here; the keys are \(known.joined(separator: ", "))"
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: reason))
    }
  }

  func value<Value: Decodable>(_ key: Key) throws -> Value { try values.decode(Value.self, forKey: key) }

  func value<Value: Decodable>(_ key: Key, or other: Value) throws -> Value { try values.decodeIfPresent(Value.self, forKey: key) ?? other }

  func optional<Value: Decodable>(_ key: Key) throws -> Value? { try values.decodeIfPresent(Value.self, forKey: key) }
}

/// A key with any name.
private struct AnyKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension KeyedEncodingContainer {
  /// Writes a value, unless it is the default for a missing key.
  mutating func write<Value: Encodable & Equatable>(_ value: Value, _ key: Key, unless other: Value) throws {
    if value != other { try encode(value, forKey: key) }
  }

  /// Writes names in order, so that equal rule books give equal files.
  mutating func write(_ names: Set<String>, _ key: Key) throws {
    if !names.isEmpty { try encode(names.sorted(), forKey: key) }
  }
}
