/// A feature: the files that only it has.
public struct Feature: Hashable, Sendable {
  public let name: String
  /// Whole folders of the feature, apart from the folders that have its name.
  public let folders: [String]

  public init(_ name: String, folders: [String] = []) {
    self.name = name
    self.folders = folders
  }

  func has(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0 == name } || folders.contains { path.hasPrefix($0 + "/") }
  }
}

/// Which feature a file belongs to, and which files may name the types of several.
public struct FeatureRules: Hashable, Sendable {
  /// A file belongs to the first that has it.
  public let features: [Feature]
  /// The beginnings of the paths of files that belong to no feature although they are in its folders.
  public let shared: [String]
  /// The beginnings of the paths of files that may name the types of every feature.
  public let knowingAll: [String]
  /// The same, but not for files that belong to a feature.
  public let knowingAllOutsideFeatures: [String]

  public init(_ features: [Feature], shared: [String] = [], knowingAll: [String] = [], knowingAllOutsideFeatures: [String] = []) {
    self.features = features
    self.shared = shared
    self.knowingAll = knowingAll
    self.knowingAllOutsideFeatures = knowingAllOutsideFeatures
  }

  /// The feature that a file belongs to; nil for a shared file.
  public func feature(of path: String) -> String? {
    shared.contains(where: path.hasPrefix) ? nil : features.first { $0.has(path) }?.name
  }

  func knowsAllFeatures(_ path: String) -> Bool {
    knowingAll.contains(where: path.hasPrefix)
      || knowingAllOutsideFeatures.contains(where: path.hasPrefix) && feature(of: path) == nil
  }
}
