internal import Database
internal import Domain

/// The marks of single articles.
struct DatabaseMarks {
  private let session: DatabaseSession

  /// Looks into a database.
  init(_ session: DatabaseSession) {
    self.session = session
  }

  /// The status of an article.
  func status(of id: ArticleID) throws(DatabaseError) -> ArticleStatus {
    let words = try session.statement("SELECT word FROM mark WHERE article = ?").rows([.text(id.text)]) { $0.text(0) }
    return ArticleStatus(Set(words.map(ArticleMark.init(rawValue:))))
  }

  /// Makes the status of an article another one. The articles themselves and their numbers follow by triggers.
  func replace(_ before: ArticleStatus, with after: ArticleStatus, of id: ArticleID) throws(DatabaseError) {
    for mark in before.marks.subtracting(after.marks) {
      try session.run("DELETE FROM mark WHERE article = ? AND word = ?", [.text(id.text), .text(mark.rawValue)])
    }
    for mark in after.marks.subtracting(before.marks) {
      try session.run("INSERT INTO mark (article, word) VALUES (?, ?)", [.text(id.text), .text(mark.rawValue)])
    }
  }
}
