import Database
import DataDoubles

/// A cache file in the format of newsboat 2.21, in a test's folder.
struct NewsboatCache {
  let path: String
  private let database: SQLiteConnection

  init(_ folder: TemporaryFolder) throws {
    path = folder.path("cache.db")
    database = try SQLiteConnection(path: path, access: .creating)
    try database.execute(
      """
      CREATE TABLE rss_feed (rssurl VARCHAR(1024) PRIMARY KEY NOT NULL, url VARCHAR(1024) NOT NULL, title VARCHAR(1024) NOT NULL,
        lastmodified INTEGER(11) NOT NULL DEFAULT 0, is_rtl INTEGER(1) NOT NULL DEFAULT 0, etag VARCHAR(128) NOT NULL DEFAULT "");
      CREATE TABLE rss_item (id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, guid VARCHAR(64) NOT NULL, title VARCHAR(1024) NOT NULL,
        author VARCHAR(1024) NOT NULL, url VARCHAR(1024) NOT NULL, feedurl VARCHAR(1024) NOT NULL, pubDate INTEGER NOT NULL,
        content VARCHAR(65535) NOT NULL, unread INTEGER(1) NOT NULL, enclosure_url VARCHAR(1024), enclosure_type VARCHAR(1024),
        enqueued INTEGER(1) NOT NULL DEFAULT 0, flags VARCHAR(52), deleted INTEGER(1) NOT NULL DEFAULT 0, base VARCHAR(128) NOT NULL DEFAULT "");
      CREATE INDEX idx_feedurl ON rss_item(feedurl);
      """)
  }

  func add(feed: String, title: String = "", site: String = "") throws {
    try database.prepare("INSERT INTO rss_feed (rssurl, url, title) VALUES (?, ?, ?)").run([.text(feed), .text(site), .text(title)])
  }

  func add(
    guid: String, title: String = "", url: String = "", feed: String = "https://example.org/f", seconds: Int64 = 1_772_352_000,
    content: String = "", isUnread: Bool = true
  ) throws {
    try database.prepare(
      "INSERT INTO rss_item (guid, title, author, url, feedurl, pubDate, content, unread) VALUES (?, ?, '', ?, ?, ?, ?, ?)"
    ).run([
      .text(guid), .text(title), .text(url), .text(feed), .integer(seconds), .text(content), .integer(isUnread ? 1 : 0),
    ])
  }

  func execute(_ script: String) throws {
    try database.execute(script)
  }
}
