package import ReaderDomain

/// The tables of `strata.db`.
///
/// Records are the same JSON as in the files of the JSON store, so that users can query them:
/// `sqlite3 strata.db "SELECT record ->> 'title' FROM article"`.
///
/// Columns of an article tell whether it is read, starred or hidden, and columns of a feed count its articles, all of them and the hidden ones.
/// Triggers keep both up to date, so that no query has to count a million articles.
package enum DatabaseSchema {
  /// The schema that is created, and the newest that can be read (`user_version`). Increase it for every change that an older program would
  /// lose or misread.
  package static let newest = 3
  /// The first schema with columns for hidden articles. A database that cannot be upgraded, because it cannot be written, is read without them.
  static let firstWithHidden = 2
  /// The first schema whose word indexes have letters of all scripts, except those of the articles in `latin_only`.
  static let firstWithScripts = 3

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
    (articles, read, starred, hidden, hidden_read, hidden_starred) =
      (SELECT count(*), total(is_read), total(is_starred), total(is_hidden), total(is_read AND is_hidden), total(is_starred AND is_hidden)
        FROM article WHERE article.feed = feed.number)
    """

  /// The indexes that depend on the mark columns of an article.
  static let markIndexes = [
    (
      name: "article_in_order",
      script: "CREATE INDEX article_in_order ON article (date DESC, first_seen DESC, position, feed, is_hidden)"
    ),
    (
      name: "article_unread",
      script: "CREATE INDEX article_unread ON article (date DESC, first_seen DESC, position, feed, is_hidden) WHERE is_read = 0"
    ),
    (
      name: "article_starred",
      script: "CREATE INDEX article_starred ON article (date DESC, first_seen DESC, position, feed, is_hidden) WHERE is_starred = 1"
    ),
    (
      name: "article_hidden",
      script: "CREATE INDEX article_hidden ON article (date DESC, first_seen DESC, position, feed) WHERE is_hidden = 1"
    ),
    (
      name: "article_of_feed",
      script: "CREATE INDEX article_of_feed ON article (feed, date DESC, first_seen DESC, position, is_read, is_starred, is_hidden)"
    ),
  ]

  /// The column of `article` for a mark; nil for a mark that only the table `mark` has.
  package static func column(of mark: ArticleMark) -> String? {
    switch mark {
    case .read: "is_read"
    case .starred: "is_starred"
    case .hidden: "is_hidden"
    default: nil
    }
  }

  /// The feeds whose stored counts are wrong.
  static func wrongCounts(inSchema schema: Int) -> String {
    var counts: [(column: String, value: String)] = [
      ("articles", "count(*)"), ("read", "ifnull(sum(is_read), 0)"), ("starred", "ifnull(sum(is_starred), 0)"),
    ]
    if schema >= firstWithHidden {
      counts += [
        ("hidden", "ifnull(sum(is_hidden), 0)"), ("hidden_read", "ifnull(sum(is_read AND is_hidden), 0)"),
        ("hidden_starred", "ifnull(sum(is_starred AND is_hidden), 0)"),
      ]
    }
    return """
      SELECT number, id FROM feed WHERE (\(counts.map(\.column).joined(separator: ", "))) !=
        (SELECT \(counts.map(\.value).joined(separator: ", ")) FROM article WHERE feed = feed.number)
      """
  }

  /// The articles whose mark columns are wrong.
  static func wrongMarks(inSchema schema: Int) -> String {
    let columns = marks.filter { schema >= firstWithHidden || $0 != .hidden }.compactMap { mark in
      column(of: mark).map { "\($0) != \(exists(mark))" }
    }
    return "SELECT number, id FROM article WHERE \(columns.joined(separator: " OR "))"
  }

  /// The marks that have columns.
  static let marks: [ArticleMark] = [.read, .starred, .hidden]

  private static func exists(_ mark: ArticleMark) -> String {
    "EXISTS (SELECT 1 FROM mark WHERE mark.article = article.id AND word = '\(mark.rawValue)')"
  }

  /// Sets the mark columns of an article from its marks. A trigger updates the counts of its feed.
  static let remark = """
    UPDATE article SET is_read = \(exists(.read)), is_starred = \(exists(.starred)), is_hidden = \(exists(.hidden)) WHERE number = ?
    """

  package static let script = """
    CREATE TABLE feed (
      number INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      articles INTEGER NOT NULL DEFAULT 0,
      read INTEGER NOT NULL DEFAULT 0,
      starred INTEGER NOT NULL DEFAULT 0,
      hidden INTEGER NOT NULL DEFAULT 0,
      hidden_read INTEGER NOT NULL DEFAULT 0,
      hidden_starred INTEGER NOT NULL DEFAULT 0
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
      is_hidden INTEGER NOT NULL DEFAULT 0,
      UNIQUE (id, feed)
    ) STRICT;
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

    CREATE TABLE latin_only (article INTEGER PRIMARY KEY) STRICT;

    \(triggers)
    """

  /// The triggers that keep mark columns and counts up to date.
  static let triggers = """
    CREATE TRIGGER article_added AFTER INSERT ON article BEGIN
      UPDATE feed SET
        articles = articles + 1, read = read + new.is_read, starred = starred + new.is_starred, hidden = hidden + new.is_hidden,
        hidden_read = hidden_read + (new.is_read AND new.is_hidden), hidden_starred = hidden_starred + (new.is_starred AND new.is_hidden)
      WHERE number = new.feed;
    END;
    CREATE TRIGGER article_marked AFTER UPDATE OF is_read, is_starred, is_hidden ON article BEGIN
      UPDATE feed SET
        read = read + new.is_read - old.is_read, starred = starred + new.is_starred - old.is_starred,
        hidden = hidden + new.is_hidden - old.is_hidden,
        hidden_read = hidden_read + (new.is_read AND new.is_hidden) - (old.is_read AND old.is_hidden),
        hidden_starred = hidden_starred + (new.is_starred AND new.is_hidden) - (old.is_starred AND old.is_hidden)
      WHERE number = new.feed;
    END;
    \(marks.map(markTriggers).joined(separator: "\n"))
    """

  private static func markTriggers(_ mark: ArticleMark) -> String {
    guard let column = column(of: mark) else { return "" }
    return """
      CREATE TRIGGER \(mark.rawValue)_set AFTER INSERT ON mark WHEN new.word = '\(mark.rawValue)' BEGIN
        UPDATE article SET \(column) = 1 WHERE id = new.article;
      END;
      CREATE TRIGGER \(mark.rawValue)_cleared AFTER DELETE ON mark WHEN old.word = '\(mark.rawValue)' BEGIN
        UPDATE article SET \(column) = 0 WHERE id = old.article;
      END;
      """
  }
}
