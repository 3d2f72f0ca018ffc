/// Defines to which feature a file belongs, and which files may name types of several features.
public struct FeatureRules: Hashable, Sendable {
  /// The listed features. A file belongs to the first one that owns it.
  public let features: [Feature]
  /// Folders that contain a folder for each layer, such as `Modules/`. Each folder inside a layer's folder is a feature, without being
  /// listed.
  public let rows: [String]
  /// The path prefixes of files that belong to no feature although they are in a feature's folder.
  public let shared: [String]
  /// The path prefixes of files that may name the types of every feature.
  public let knowingAll: [String]
  /// The same, but only for files that belong to no feature.
  public let knowingAllOutsideFeatures: [String]

  public init(
    _ features: [Feature] = [], rows: [String] = [], shared: [String] = [], knowingAll: [String] = [],
    knowingAllOutsideFeatures: [String] = []
  ) {
    self.features = features
    self.rows = rows
    self.shared = shared
    self.knowingAll = knowingAll
    self.knowingAllOutsideFeatures = knowingAllOutsideFeatures
  }

  /// The feature that a file belongs to; nil for a shared file.
  public func feature(of path: String) -> String? {
    shared.contains(where: path.hasPrefix) ? nil : features.first { $0.has(path) }?.name ?? featureInRow(of: path)
  }

  private func featureInRow(of path: String) -> String? {
    guard let row = rows.first(where: path.hasPrefix) else { return nil }
    let folders = path.dropFirst(row.count).split(separator: "/").dropLast()
    return folders.dropFirst().first.map(String.init)
  }

  /// Whether files of the feature `own` may name the types of `other`. Nil means shared files.
  func may(_ own: String?, know other: String) -> Bool {
    own == other || features.contains { $0.name == own && $0.mayKnow.contains(other) }
  }

  /// The features that a feature may know, as a sentence.
  func rule(for feature: String) -> String {
    let known = features.first { $0.name == feature }?.mayKnow.sorted() ?? []
    return known.isEmpty ? "\(feature) knows no other feature" : "\(feature) may know \(known.joined(separator: ", ")) alone"
  }

  func knowsAllFeatures(_ path: String) -> Bool {
    knowingAll.contains(where: path.hasPrefix)
      || knowingAllOutsideFeatures.contains(where: path.hasPrefix) && feature(of: path) == nil
  }
}
