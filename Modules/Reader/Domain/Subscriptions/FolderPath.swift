import CoreDomain

/// The folders that contain a subscription, outermost first. Empty at the top level.
public struct FolderPath: Hashable, Sendable {
  /// The names of the folders, outermost first; no name is empty.
  public let names: [String]

  /// The maximum depth. Nobody needs more, and some readers could not read a list with deeper folders.
  public static let deepest = 32

  /// The top level, outside of all folders.
  public static let top = FolderPath(names: [])

  /// Creates a path of names. White space is collapsed, names that are empty after that are left out, and long names are cut (`TextLimits`).
  public init(names: [String]) {
    self.names = names.map { $0.collapsingWhitespace().limited() }.filter { !$0.isEmpty }
  }

  /// Parses a path as users write it: names separated by slashes, such as `News/Local`.
  public init(_ text: String) {
    self.init(names: text.split(separator: "/").map(String.init))
  }

  /// The path as users write it.
  public var text: String { names.joined(separator: "/") }

  /// Whether this path is `folder` or lies inside it. Case does not matter.
  public func isInside(_ folder: FolderPath) -> Bool {
    names.count >= folder.names.count && zip(names, folder.names).allSatisfy { $0.caseFolded == $1.caseFolded }
  }

  /// Whether the paths name one folder. Case does not matter.
  public func isSame(as other: FolderPath) -> Bool { isInside(other) && other.isInside(self) }
}
