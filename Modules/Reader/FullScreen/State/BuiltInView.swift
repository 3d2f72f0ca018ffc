internal import ReaderDomain

/// A list of articles that keys lead to.
enum BuiltInView: String, Hashable, Sendable, CaseIterable {
  case unread, all, starred

  var query: ArticleQuery {
    switch self {
    case .unread: ArticleQuery(lacking: [.read])
    case .all: .all
    case .starred: ArticleQuery(having: [.starred])
    }
  }

  var queryText: String {
    switch self {
    case .unread: "is:unread"
    case .all: ""
    case .starred: "is:starred"
    }
  }

  var title: String { "\(rawValue.prefix(1).uppercased())\(rawValue.dropFirst())" }
}
