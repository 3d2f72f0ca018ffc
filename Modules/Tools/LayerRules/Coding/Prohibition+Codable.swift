extension Prohibition: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case rule, from, to, reason
  }

  public init(from decoder: any Decoder) throws {
    let row = try Row<CodingKeys>(decoder)
    self.init(
      rule: try row.value(.rule, or: "prohibited"), from: try row.value(.from), to: try row.value(.to), reason: try row.value(.reason))
  }

  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(rule, forKey: .rule)
    try row.write(from, .from)
    try row.encode(to, forKey: .to)
    try row.encode(reason, forKey: .reason)
  }
}

extension Rule: Codable {}
