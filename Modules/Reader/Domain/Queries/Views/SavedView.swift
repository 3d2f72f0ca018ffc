import CoreDomain

/// A query under a name. The query is a text, because other views may be named in it.
public struct SavedView: Hashable, Sendable {
  public let name: ViewName
  /// The query as the user wrote it, in one line and without blanks around it.
  public let query: String

  public init(_ name: ViewName, _ query: String) {
    self.name = name
    let line = query.unicodeScalars.map { $0.properties.generalCategory == .control && $0.properties.isWhitespace ? " " : $0 }
    self.query = String(String.UnicodeScalarView(line)).trimmingWhitespace()
  }
}
