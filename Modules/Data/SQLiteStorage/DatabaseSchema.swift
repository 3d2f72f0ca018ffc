package import Domain

/// The tables of `strata.db`.
///
/// Records are the same JSON as in the files of the JSON store, so that users can query them:
/// `sqlite3 strata.db "SELECT record ->> 'title' FROM article"`.
///
/// Columns of an article tell whether it is read or starred, and columns of a feed count its articles. Triggers keep both up to date, so
/// that no query has to count a million articles.
package enum DatabaseSchema {
  /// The schema that is created, and the newest that can be read (`user_version`). Increase it for every change that an older program would
  /// lose or misread.
  package static let newest = 1

  /// The index of the words in titles and in names of authors.
  static let titleWords = "title_words"
  /// The index of the words in titles, in names of authors, and in bodies.
  static let textWords = "text_words"
  /// Both word indexes.
  static let wordIndexes = [titleWords, textWords]

  /// Recounts the articles of a feed, because no trigger handles deleted articles.
  static let recount = "UPDATE feed SET \(counts) WHERE number = ?"

  /// The counts of a feed, computed from its articles.
  package static let counts = """
    (articles, read, starred) =
      (SELECT count(*), total(is_read), total(is_starred) FROM article WHERE article.feed = feed.number)
    """

  /// The indexes that depend on the mark columns of an article.
  static let markIndexes = [
    (
      name: "article_unread",
      script: "CREATE INDEX article_unread ON article (date DESC, first_seen DESC, position, feed) WHERE is_read = 0"
    ),
    (
      name: "article_starred",
      script: "CREATE INDEX article_starred ON article (date DESC, first_seen DESC, position, feed) WHERE is_starred = 1"
    ),
    (
      name: "article_of_feed",
      script: "CREATE INDEX article_of_feed ON article (feed, date DESC, first_seen DESC, position, is_read, is_starred)"
    ),
  ]

  /// The column of `article` for a mark; nil for a mark that only the table `mark` has.
  package static func column(of mark: ArticleMark) -> String? {
    switch mark {
    case .read: "is_read"
    case .starred: "is_starred"
    default: nil
    }
  }

  /// The feeds whose stored counts are wrong.
  static let wrongCounts = """
    SELECT number, id FROM feed WHERE (articles, read, starred) !=
      (SELECT count(*), ifnull(sum(is_read), 0), ifnull(sum(is_starred), 0) FROM article WHERE feed = feed.number)
    """

  /// The articles whose mark columns are wrong.
  static let wrongMarks = """
    SELECT number, id FROM article WHERE
      is_read != EXISTS (SELECT 1 FROM mark WHERE mark.article = article.id AND word = 'read')
      OR is_starred != EXISTS (SELECT 1 FROM mark WHERE mark.article = article.id AND word = 'starred')
    """

  /// Sets the mark columns of an article from its marks. A trigger updates the counts of its feed.
  static let remark = """
    UPDATE article SET
      is_read = EXISTS (SELECT 1 FROM mark WHERE mark.article = article.id AND word = 'read'),
      is_starred = EXISTS (SELECT 1 FROM mark WHERE mark.article = article.id AND word = 'starred')
    WHERE number = ?
    """

  /// Creates all tables in an empty database.
  package static let script = """
    CREATE TABLE feed (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      articles INTEGER NOT NULL DEFAULT 0,
      read INTEGER NOT NULL DEFAULT 0,
      starred INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    CREATE TABLE article (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL,
      feed INTEGER NOT NULL REFERENCES feed (number),
      date INTEGER NOT NULL,
      first_seen INTEGER NOT NULL,
      position INTEGER NOT NULL,
      is_read INTEGER NOT NULL,
      is_starred INTEGER NOT NULL,
      digest INTEGER NOT NULL,
      record TEXT NOT NULL,
      UNIQUE (id, feed)
    ) STRICT;
    CREATE INDEX article_in_order ON article (date DESC, first_seen DESC, position, feed);
    \(markIndexes.map { "\($0.script);" }.joined(separator: "\n"))

    CREATE TABLE body (
      article INTEGER PRIMARY KEY REFERENCES article (number),
      record TEXT NOT NULL
    ) STRICT;

    CREATE TABLE mark (
      article TEXT NOT NULL,
      word TEXT NOT NULL,
      PRIMARY KEY (article, word)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE visit (
      feed TEXT PRIMARY KEY,
      record TEXT NOT NULL
    ) STRICT, WITHOUT ROWID;

    CREATE VIRTUAL TABLE \(titleWords) USING fts5 (text, content = '', columnsize = 0, detail = none, tokenize = 'ascii');
    CREATE VIRTUAL TABLE \(textWords) USING fts5 (text, content = '', columnsize = 0, detail = none, tokenize = 'ascii');

    CREATE TRIGGER article_added AFTER INSERT ON article BEGIN
      UPDATE feed SET articles = articles + 1, read = read + new.is_read, starred = starred + new.is_starred WHERE number = new.feed;
    END;
    CREATE TRIGGER article_marked AFTER UPDATE OF is_read, is_starred ON article BEGIN
      UPDATE feed SET read = read + new.is_read - old.is_read, starred = starred + new.is_starred - old.is_starred
      WHERE number = new.feed;
    END;
    CREATE TRIGGER read_set AFTER INSERT ON mark WHEN new.word = 'read' BEGIN
      UPDATE article SET is_read = 1 WHERE id = new.article;
    END;
    CREATE TRIGGER read_cleared AFTER DELETE ON mark WHEN old.word = 'read' BEGIN
      UPDATE article SET is_read = 0 WHERE id = old.article;
    END;
    CREATE TRIGGER starred_set AFTER INSERT ON mark WHEN new.word = 'starred' BEGIN
      UPDATE article SET is_starred = 1 WHERE id = new.article;
    END;
    CREATE TRIGGER starred_cleared AFTER DELETE ON mark WHEN old.word = 'starred' BEGIN
      UPDATE article SET is_starred = 0 WHERE id = old.article;
    END;
    """
}
