extension Layer: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case name, at, imports, toolchain, products, tests, isForTests
  }

  public init(from decoder: any Decoder) throws {
    let row = try Row<CodingKeys>(decoder)
    self.init(
      try row.value(.name), at: try row.value(.at), imports: try row.value(.imports, or: []), toolchain: try row.value(.toolchain, or: []),
      products: try row.value(.products, or: []), tests: try row.optional(.tests), isForTests: try row.value(.isForTests, or: false))
  }

  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(name, forKey: .name)
    try row.encode(path, forKey: .at)
    try row.write(modules, .imports, unless: [])
    try row.write(toolchain, .toolchain, unless: [])
    try row.write(products, .products, unless: [])
    try row.encodeIfPresent(tests, forKey: .tests)
    try row.write(isForTests, .isForTests, unless: false)
  }
}

/// A list of names, or `"any"`.
extension Layer.Allowance: Codable {
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let names = try? value.decode(Set<String>.self) {
      self = .only(names)
    } else if (try? value.decode(String.self)) == "any" {
      self = .any
    } else {
      throw DecodingError.dataCorruptedError(in: value, debugDescription: "a list of names is expected, or \"any\"")
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .only(let names): try value.encode(names.sorted())
    case .any: try value.encode("any")
    }
  }
}
