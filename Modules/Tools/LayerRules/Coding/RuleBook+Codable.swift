extension RuleBook: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case layers, prohibitions, exceptions, libraries, code, creation, features, layout, toolchain, products
  }

  public init(from decoder: any Decoder) throws {
    let row = try Row<CodingKeys>(decoder)
    self.init(
      layers: try row.value(.layers), prohibitions: try row.value(.prohibitions, or: []), exceptions: try row.value(.exceptions, or: [:]),
      libraries: try row.value(.libraries, or: []), code: try row.value(.code, or: []), creation: try row.optional(.creation),
      features: try row.optional(.features), layout: try row.value(.layout, or: LayoutRules()),
      toolchain: try row.value(.toolchain, or: []), products: try row.value(.products, or: [:]))
  }

  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(layers, forKey: .layers)
    try row.write(prohibitions, .prohibitions, unless: [])
    try row.write(exceptions.mapValues { $0.sorted() }, .exceptions, unless: [:])
    try row.write(libraries, .libraries, unless: [])
    try row.write(code, .code, unless: [])
    try row.encodeIfPresent(creation, forKey: .creation)
    try row.encodeIfPresent(features, forKey: .features)
    try row.write(layout, .layout, unless: LayoutRules())
    try row.write(toolchain, .toolchain)
    try row.write(products, .products, unless: [:])
  }
}
