extension CreationRule: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case suffixes, creator
  }

  public init(from decoder: any Decoder) throws {
    let row = try Row<CodingKeys>(decoder)
    self.init(suffixes: try row.value(.suffixes), creator: try row.value(.creator))
  }

  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(suffixes, forKey: .suffixes)
    try row.encode(creator, forKey: .creator)
  }
}
