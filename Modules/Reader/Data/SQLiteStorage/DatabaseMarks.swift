internal import Database
internal import ReaderDomain

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

  /// How the table spells this mark; the mark itself when the table does not have it.
  ///
  /// A tag may be written in several ways that are the same text (Unicode's canonical equivalence: é is one scalar or two), but the database
  /// compares bytes. Each article has at most one of them.
  func words(of mark: ArticleMark) throws(DatabaseError) -> [String] {
    guard mark.rawValue.utf8.contains(where: { $0 >= 0x80 }) else { return [mark.rawValue] }
    let stored = try session.statement("SELECT DISTINCT word FROM mark").rows { $0.text(0) }
    let words = stored.filter { $0 == mark.rawValue }
    return words.isEmpty ? [mark.rawValue] : words
  }

  /// The same change, with its mark in the form of the table, so that a new mark of a known tag is written in the same way.
  func spelled(_ change: ArticleStatus.Change) throws(DatabaseError) -> ArticleStatus.Change {
    func known(_ mark: ArticleMark) throws(DatabaseError) -> ArticleMark { ArticleMark(rawValue: try words(of: mark)[0]) }
    return switch change {
    case .set(let mark, let isSet): .set(try known(mark), isSet)
    case .toggle(let mark): .toggle(try known(mark))
    }
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
