/// A line with one detail: `Date: 2026-03-01`.
public struct DetailLine: Hashable, Sendable {
  public let label: String
  public let value: String
  /// Whether the value is a URL or a path, which displays must not wrap.
  public let isURL: Bool

  public init(_ label: String, _ value: String, isURL: Bool = false) {
    self.label = label
    self.value = value
    self.isURL = isURL
  }
}
