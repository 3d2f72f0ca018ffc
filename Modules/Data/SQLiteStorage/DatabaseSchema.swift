package import Domain

/// The tables of `strata.db`.
///
/// Records are the JSON of the files of the other store, so that people can ask for what is in them:
/// `sqlite3 strata.db "SELECT record ->> 'title' FROM article"`. Whether an article was read or starred stands beside it, and how many were stands beside its feed, kept right by triggers: so nothing
/// is counted by a look at a million articles, whoever changes a mark.
package enum DatabaseSchema {
  /// The schema that is made, and the newest that is read (`user_version`). Whatever an older program would lose or take wrong needs the next
  /// number.
  package static let newest = 1

  /// The index of the words in titles and authors' names.
  static let titleWords = "title_words"
  /// The index of these and of the words in bodies.
  static let textWords = "text_words"
  /// Both.
  static let wordIndexes = [titleWords, textWords]

  /// Counts what stands beside a feed anew: no trigger watches articles go.
  static let recount = "UPDATE feed SET \(counts) WHERE number = ?"

  /// What stands beside a feed, as it follows from its articles.
  package static let counts = """
    (articles, read, starred) =
      (SELECT count(*), total(is_read), total(is_starred) FROM article WHERE article.feed = feed.number)
    """

  /// The indexes that change with what stands beside an article.
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

  /// The column in which a mark stands beside an article; nil for a mark that stands in its own table alone.
  package static func column(of mark: ArticleMark) -> String? {
    switch mark {
    case .read: "is_read"
    case .starred: "is_starred"
    default: nil
    }
  }

  /// The feeds whose counts are not those of their articles.
  static let wrongCounts = """
    SELECT number, id FROM feed WHERE (articles, read, starred) !=
      (SELECT count(*), ifnull(sum(is_read), 0), ifnull(sum(is_starred), 0) FROM article WHERE feed = feed.number)
    """

  /// The articles beside which something else stands than their marks say.
  static let wrongMarks = """
    SELECT number, id FROM article WHERE
      is_read != EXISTS (SELECT 1 FROM mark WHERE mark.article = article.id AND word = 'read')
      OR is_starred != EXISTS (SELECT 1 FROM mark WHERE mark.article = article.id AND word = 'starred')
    """

  /// Sets what stands beside an article by its marks. The counts of its feed follow by a trigger.
  static let remark = """
    UPDATE article SET
      is_read = EXISTS (SELECT 1 FROM mark WHERE mark.article = article.id AND word = 'read'),
      is_starred = EXISTS (SELECT 1 FROM mark WHERE mark.article = article.id AND word = 'starred')
    WHERE number = ?
    """

  /// Makes all tables in a database without any.
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
