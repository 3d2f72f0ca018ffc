/// A line that tells one thing about what is shown: `Date: 2026-03-01`.
public struct DetailLine: Hashable, Sendable {
  /// What it is about.
  public let label: String
  /// What it says.
  public let value: String
  /// Whether it is an address or a path, which is of no use in pieces.
  public let isURL: Bool

  /// Makes a line.
  public init(_ label: String, _ value: String, isURL: Bool = false) {
    self.label = label
    self.value = value
    self.isURL = isURL
  }
}
