internal import Database

extension DatabaseSession {
  /// Brings the tables of an older program up to date.
  func upgradeTables() throws(DatabaseError) {
    try connection.transaction { () throws(DatabaseError) in
      let schema = try connection.userVersion()
      guard (1..<DatabaseSchema.newest).contains(schema) else { return }
      if schema < DatabaseSchema.firstWithHidden { try connection.execute(DatabaseSchema.upgradeToHidden) }
      try connection.execute(DatabaseSchema.upgradeToScripts)
      try connection.setUserVersion(Int32(DatabaseSchema.newest))
    }
  }
}

extension DatabaseSchema {
  /// Notes that all articles are indexed only in Latin letters. They are indexed again bit by bit (`DatabaseWordIndexes.extend`), because that
  /// takes minutes for a million articles. Until then, a search in another script reads them.
  fileprivate static let upgradeToScripts = """
    CREATE TABLE latin_only (article INTEGER PRIMARY KEY) STRICT;
    INSERT INTO latin_only SELECT number FROM article;
    """

  /// Adds the columns for hidden articles to a database of schema 1. It takes a second for a million articles, because indexes are rebuilt.
  fileprivate static let upgradeToHidden = """
    ALTER TABLE feed ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE feed ADD COLUMN hidden_read INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE feed ADD COLUMN hidden_starred INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE article ADD COLUMN is_hidden INTEGER NOT NULL DEFAULT 0;
    \(["article_added", "article_marked", "read_set", "read_cleared", "starred_set", "starred_cleared"]
      .map { "DROP TRIGGER IF EXISTS \($0);" }.joined(separator: "\n"))
    \(markIndexes.map { "DROP INDEX IF EXISTS \($0.name);" }.joined(separator: "\n"))
    UPDATE article SET is_hidden = 1 WHERE id IN (SELECT article FROM mark WHERE word = 'hidden');
    \(markIndexes.map { "\($0.script);" }.joined(separator: "\n"))
    UPDATE feed SET \(counts);
    \(triggers)
    """
}
