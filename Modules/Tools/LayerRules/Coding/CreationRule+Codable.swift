extension CreationRule: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case suffixes, creators, strictLayers
  }

  public init(from decoder: any Decoder) throws {
    let row = try Row<CodingKeys>(decoder)
    self.init(
      suffixes: try row.value(.suffixes), creators: try row.value(.creators), strictLayers: try row.value(.strictLayers, or: []))
  }

  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(suffixes, forKey: .suffixes)
    try row.encode(creators, forKey: .creators)
    try row.write(strictLayers, .strictLayers)
  }
}
