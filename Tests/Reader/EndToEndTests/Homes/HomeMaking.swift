import Database
import Foundation
import LoopbackServer
import Testing

/// How a user comes to a data directory with something of every kind in it.
struct HomeMaking {
  /// A feed with every setting.
  static let feedWithSettings = "http://settings.example/notes.rss"

  let person: Person

  /// Fills an empty data directory: first the documents have one more item, which is then gone.
  /// - Parameters:
  ///   - store: `json` or `sqlite`
  ///   - work: is given the URL of the proxy; the data directory needs it.
  static func make(by person: Person, store: String, _ work: (String) async throws -> Void) async throws {
    let making = HomeMaking(person: person)
    try await HomeWeb.serving(arrival: "Gone from the feed") { web in
      try await making.subscribe(store: store)
      try await making.fetch(through: web.url)
    }
    try await HomeWeb.serving(arrival: nil) { web in
      try making.editList()
      try await making.setUp(proxy: web.url)
      try await making.fetch(through: web.url)
      try await making.mark()
      try await work(web.url)
    }
  }

  private func subscribe(store: String) async throws {
    try await person.does("--store", store, "import", "-", input: try HomeWeb.text("subscriptions.opml"))
    let cache = person.folder.appending(path: "cache.db").path()
    try SQLiteConnection(path: cache, access: .creating).execute(try HomeWeb.text("newsboat.sql"))
    let urls = try person.writes("http://unidentified.example/unidentified.rss newsboat \"~Unidentified\"\n", to: "urls")
    try await person.does("import", "--newsboat", urls, cache)
    try person.makesPlaces()
    try await person.does("sync", person.shared.path())
    for rule in [
      "when title:Lantern => hide", "when title:Keel => star, keep", "when title:Jetty => read until 2099-12-31",
      "feed settings.example: latest 9",
    ] { try await person.does("rules", "add", rule) }
  }

  /// The feeds of an international host and of a lone entry cannot be read.
  private func fetch(through proxy: String) async throws {
    let reply = try await person.types("refresh", "--force", environment: ["http_proxy": proxy])
    try #require([0, 3].contains(reply.status), "\(reply)")
  }

  /// What only a user's editor writes: a feed in two folders, a comment, and attributes that Strata does not know. A feed has moved.
  private func editList() throws {
    let list = person.home.appending(path: "subscriptions.opml")
    var text = try String(contentsOf: list, encoding: .utf8)
    let again = #"<outline text="Elsewhere"><outline type="rss" text="Daily" xmlUrl="http://daily.example/daily.rss"/></outline>"#
    let address = "xmlUrl=\"\(Self.feedWithSettings)\""
    try #require(text.contains(address) && text.contains("</body>"), "\(text)")
    text.replace("</body>", with: "<!-- A comment of mine -->\(again)</body>")
    text.replace(address, with: "\(address) mine=\"yes\" strata:formerUrl=\"http://former.example/notes.rss\"")
    try Data(text.utf8).write(to: list)
  }

  private func setUp(proxy: String) async throws {
    try person.writesCredentials()
    try await person.does(
      "feeds", "set", Self.feedWithSettings, "title=My notes", "folder=Settings/Mine", "tags=harbour,to-read", "interval=4320",
      "agent=Other/1", "header=X-Key: a=b", "credentials=\(person.credentials)", "proxy=\(proxy)", "keep-articles=5000", "keep-days=36000")
    try await person.looksForQuotes()
    try await person.runs("quote")
    try await person.runs("config", "set", "quote.url", "http://127.0.0.1:1/random")
    try await person.looksForPictures()
    try await person.savesPicture("Ahoy")
    try await person.runs("config", "set", "picture.url", "http://127.0.0.1:1")
    try await person.sets("keep.articles", to: "100000")
    try await person.sets("keep.days", to: "36500")
    try await person.does("view", "save", "short", "is:unread words:<300")
    try await person.does("view", "save", "odd", "@short or title:\"<head>\" sort:title limit:20")
  }

  /// Marks articles by their IDs, which are the same at each run.
  private func mark() async throws {
    let ids = try await HomeState.articles(of: person).compactMap { $0["id"] as? String }.sorted()
    for (step, command) in [
      (2, ["mark", "read"]), (3, ["star"]), (5, ["unstar"]), (7, ["tag", "add", "to-cite"]), (11, ["tag", "add", "harbour"]),
      (13, ["hide"]), (17, ["mark", "unread"]),
    ] {
      let chosen = stride(from: 0, to: ids.count, by: step).map { ids[$0] }
      try await person.does(command + ["-"], input: chosen.joined(separator: "\n"))
    }
    try await person.does("remove", "http://removed.example/notes.rss")
    try await person.does("sync", "--off")
    try await person.does("store", "compact")
  }
}
