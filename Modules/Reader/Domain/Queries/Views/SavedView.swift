import CoreDomain

/// A query with a name. The query is stored as text, because it may name other views.
public struct SavedView: Hashable, Sendable {
  public let name: ViewName
  /// The query as the user wrote it, on one line and without surrounding spaces.
  public let query: String

  public init(_ name: ViewName, _ query: String) {
    self.name = name
    let line = query.unicodeScalars.map { $0.properties.generalCategory == .control && $0.properties.isWhitespace ? " " : $0 }
    self.query = String(String.UnicodeScalarView(line)).trimmingWhitespace()
  }
}
