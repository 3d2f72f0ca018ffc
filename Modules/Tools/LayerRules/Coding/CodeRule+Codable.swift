extension CodeRule: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case rule, patterns, layers, outside, exceptions, unless, reason
  }

  public init(from decoder: any Decoder) throws {
    let row = try Row<CodingKeys>(decoder)
    self.init(
      rule: try row.value(.rule, or: "code"), patterns: try row.value(.patterns), in: try row.optional(.layers),
      outside: try row.value(.outside, or: []), exceptions: try row.value(.exceptions, or: []),
      unless: try row.optional(.unless), reason: try row.value(.reason))
  }

  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(rule, forKey: .rule)
    try row.encode(patterns, forKey: .patterns)
    try row.encodeIfPresent(layers?.sorted(), forKey: .layers)
    try row.write(outside, .outside)
    try row.write(exceptions, .exceptions, unless: [])
    try row.encodeIfPresent(condition, forKey: .unless)
    try row.encode(reason, forKey: .reason)
  }
}

extension CodeRule.Exception: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case target, file
  }

  public init(from decoder: any Decoder) throws {
    let row = try Row<CodingKeys>(decoder)
    self.init(target: try row.value(.target), file: try row.optional(.file))
  }

  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(target, forKey: .target)
    try row.encodeIfPresent(file, forKey: .file)
  }
}

extension CodePattern: Codable {
  public init(from decoder: any Decoder) throws { self.init(try decoder.singleValueContainer().decode(String.self)) }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(text)
  }
}
