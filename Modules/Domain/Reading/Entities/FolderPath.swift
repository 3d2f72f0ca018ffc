/// Where a subscription stands: the names of the folders around it, outermost first. Empty at the top.
public struct FolderPath: Hashable, Sendable {
  /// The folders' names, outermost first; none is empty.
  public let names: [String]

  /// How deep a folder may lie. Nobody needs more, and a list that is nested deeper could not be read by every reader.
  public static let deepest = 32

  /// At the top, in no folder.
  public static let top = FolderPath(names: [])

  /// Makes a path of names; white space is tidied, names that are empty then are left out, and long ones are cut (`TextLimits`).
  public init(names: [String]) {
    self.names = names.map { $0.collapsingWhitespace().limited() }.filter { !$0.isEmpty }
  }

  /// Reads a path as people write it: names with slashes between, `News/Local`.
  public init(_ text: String) {
    self.init(names: text.split(separator: "/").map(String.init))
  }

  /// The path as people write it.
  public var text: String { names.joined(separator: "/") }

  /// Whether this path is `folder` or lies in it. Case does not matter.
  public func isInside(_ folder: FolderPath) -> Bool {
    names.count >= folder.names.count && zip(names, folder.names).allSatisfy { $0.lowercased() == $1.lowercased() }
  }
}
