internal import Database
internal import Domain

/// Reads and changes the marks of single articles.
struct DatabaseMarks {
  private let session: DatabaseSession

  init(_ session: DatabaseSession) {
    self.session = session
  }

  func status(of id: ArticleID) throws(DatabaseError) -> ArticleStatus {
    let words = try session.statement("SELECT word FROM mark WHERE article = ?").rows([.text(id.text)]) { $0.text(0) }
    return ArticleStatus(Set(words.map(ArticleMark.init(rawValue:))))
  }

  /// Changes the status of an article. Triggers update the mark columns of the articles and the counts of the feeds.
  func replace(_ before: ArticleStatus, with after: ArticleStatus, of id: ArticleID) throws(DatabaseError) {
    for mark in before.marks.subtracting(after.marks) {
      try session.run("DELETE FROM mark WHERE article = ? AND word = ?", [.text(id.text), .text(mark.rawValue)])
    }
    for mark in after.marks.subtracting(before.marks) {
      try session.run("INSERT INTO mark (article, word) VALUES (?, ?)", [.text(id.text), .text(mark.rawValue)])
    }
  }
}
