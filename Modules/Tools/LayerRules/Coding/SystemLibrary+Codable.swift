extension SystemLibrary: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case name, owner, tests, prefixes, names
  }

  public init(from decoder: any Decoder) throws {
    let row = try Row<CodingKeys>(decoder)
    self.init(
      name: try row.value(.name), owner: try row.value(.owner), tests: try row.optional(.tests), prefixes: try row.value(.prefixes, or: []),
      names: try row.value(.names, or: []))
  }

  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(name, forKey: .name)
    try row.encode(owner, forKey: .owner)
    try row.encodeIfPresent(tests, forKey: .tests)
    try row.write(prefixes, .prefixes, unless: [])
    try row.write(names, .names)
  }
}
