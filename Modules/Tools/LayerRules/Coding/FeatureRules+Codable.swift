extension FeatureRules: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case features, rows, shared, knowingAll, knowingAllOutsideFeatures
  }

  public init(from decoder: any Decoder) throws {
    let row = try Row<CodingKeys>(decoder)
    self.init(
      try row.value(.features, or: []), rows: try row.value(.rows, or: []), shared: try row.value(.shared, or: []),
      knowingAll: try row.value(.knowingAll, or: []),
      knowingAllOutsideFeatures: try row.value(.knowingAllOutsideFeatures, or: []))
  }

  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.write(features, .features, unless: [])
    try row.write(rows, .rows, unless: [])
    try row.write(shared, .shared, unless: [])
    try row.write(knowingAll, .knowingAll, unless: [])
    try row.write(knowingAllOutsideFeatures, .knowingAllOutsideFeatures, unless: [])
  }
}

/// In JSON, a feature with a name and nothing else is written as its name.
extension Feature: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case name, folders, mayKnow
  }

  public init(from decoder: any Decoder) throws {
    if let name = try? decoder.singleValueContainer().decode(String.self) {
      self.init(name)
      return
    }
    let row = try Row<CodingKeys>(decoder)
    self.init(
      try row.value(.name), folders: try row.value(.folders, or: []), mayKnow: try row.value(.mayKnow, or: []))
  }

  public func encode(to encoder: any Encoder) throws {
    if folders.isEmpty, mayKnow.isEmpty {
      var value = encoder.singleValueContainer()
      try value.encode(name)
    } else {
      var row = encoder.container(keyedBy: CodingKeys.self)
      try row.encode(name, forKey: .name)
      try row.write(folders, .folders, unless: [])
      try row.write(mayKnow, .mayKnow)
    }
  }
}
