extension LayoutRules: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case namesFiles, ownFiles, longestFile, mostFilesInFolder, largestTarget, largestTargets, topLevel
  }

  public init(from decoder: any Decoder) throws {
    let row = try Row<CodingKeys>(decoder)
    self.init(
      namesFiles: try row.value(.namesFiles, or: false), ownFiles: try row.optional(.ownFiles), longestFile: try row.optional(.longestFile),
      mostFilesInFolder: try row.optional(.mostFilesInFolder), largestTarget: try row.optional(.largestTarget),
      largestTargets: try row.value(.largestTargets, or: [:]), topLevel: try row.optional(.topLevel))
  }

  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.write(namesFiles, .namesFiles, unless: false)
    try row.encodeIfPresent(ownFiles, forKey: .ownFiles)
    try row.encodeIfPresent(longestFile, forKey: .longestFile)
    try row.encodeIfPresent(mostFilesInFolder, forKey: .mostFilesInFolder)
    try row.encodeIfPresent(largestTarget, forKey: .largestTarget)
    try row.write(largestTargets, .largestTargets, unless: [:])
    try row.encodeIfPresent(topLevel?.sorted(), forKey: .topLevel)
  }
}

extension LayoutRules.OwnFiles: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case suffixes, protocols, exceptions, outside
  }

  public init(from decoder: any Decoder) throws {
    let row = try Row<CodingKeys>(decoder)
    self.init(
      suffixes: try row.value(.suffixes), protocols: try row.value(.protocols, or: []), exceptions: try row.value(.exceptions, or: []),
      outside: try row.value(.outside, or: []))
  }

  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(suffixes, forKey: .suffixes)
    try row.write(protocols, .protocols, unless: [])
    try row.write(exceptions, .exceptions)
    try row.write(outside, .outside, unless: [])
  }
}

extension LayoutRules.Size: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case files, lines
  }

  public init(from decoder: any Decoder) throws {
    let row = try Row<CodingKeys>(decoder)
    self.init(files: try row.value(.files), lines: try row.value(.lines))
  }

  public func encode(to encoder: any Encoder) throws {
    var row = encoder.container(keyedBy: CodingKeys.self)
    try row.encode(files, forKey: .files)
    try row.encode(lines, forKey: .lines)
  }
}
