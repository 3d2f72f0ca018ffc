/// A feature: the files that only it has.
public struct Feature: Hashable, Sendable {
  public let name: String
  /// Whole folders of the feature, apart from the folders that have its name.
  public let folders: [String]
  /// The features whose types its files may name.
  public let mayKnow: Set<String>

  public init(_ name: String, folders: [String] = [], mayKnow: Set<String> = []) {
    self.name = name
    self.folders = folders
    self.mayKnow = mayKnow
  }

  func has(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains { $0 == name } || folders.contains { path.hasPrefix($0 + "/") }
  }
}
