/// A feature, and its files.
public struct Feature: Hashable, Sendable {
  public let name: String
  /// Folders of the feature besides those with its name.
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
