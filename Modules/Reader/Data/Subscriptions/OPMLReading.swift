internal import CoreDomain
internal import Markup
internal import ReaderDomain

/// The subscriptions in a list, and the position of each feed's entries.
struct OPMLReading {
  /// The feeds in document order, each URL once.
  var subscriptions: [Subscription] {
    var seen: Set<FeedID> = []
    return entries.filter { seen.insert($0.id).inserted }
  }
  /// The entries of all feeds in document order. A URL may have several.
  private(set) var entries: [Subscription] = []
  /// The entries whose URL is not a web URL. They are never opened or run.
  private(set) var refused: [(place: [Int], entry: Outline.Refused)] = []
  /// The positions of all entries of each feed, in document order. A position is the path of child indices from `body`.
  private(set) var places: [FeedID: [[Int]]] = [:]
  /// The entries that do not lead to the id of their feed by themselves, with that id, and whether they have the id of another feed. The next
  /// change of the list writes the id, so that it does not depend on other entries.
  private(set) var corrected: [(place: [Int], id: FeedID, isCopied: Bool)] = []

  private var known: [WebURL: FeedID] = [:]

  /// The entry of a feed, before the feed has an id.
  private struct Found {
    let entry: OPMLEntry
    let url: WebURL
    let place: [Int]
    let folder: [String]
    let namespaces: OPMLNamespaces
  }

  /// Reads all entries below `body`.
  /// - Parameter namespaces: the namespaces that are declared around `body`.
  init(_ body: XMLElement, _ namespaces: OPMLNamespaces) {
    var found: [Found] = []
    find(in: body, at: [], in: [], namespaces.inside(body), &found)
    let owners = Self.owners(of: found)
    for entry in found { take(entry, owners) }
  }

  var folders: [FeedID: FolderPath] { Dictionary(uniqueKeysWithValues: subscriptions.map { ($0.id, $0.folder) }) }

  private mutating func find(
    in parent: XMLElement, at path: [Int], in folder: [String], _ namespaces: OPMLNamespaces, _ found: inout [Found]
  ) {
    for (index, node) in parent.children.enumerated() {
      guard case .element(let element) = node, let entry = OPMLEntry(element), !entry.isCommentedOut else { continue }
      let place = path + [index]
      if let text = entry.feedURL {
        do throws(WebURL.ParseError) {
          let url = try WebURL(storedFeed: text)
          found.append(Found(entry: entry, url: url, place: place, folder: folder, namespaces: namespaces))
        } catch {
          refused.append((place, Outline.Refused(title: entry.title, url: text, problem: error)))
        }
        // A feed is not a folder: entries inside it count as its siblings.
        if !element.children.isEmpty { find(in: element, at: place, in: folder, namespaces.inside(element), &found) }
      } else {
        find(in: element, at: place, in: folder + [entry.title], namespaces.inside(element), &found)
      }
    }
  }

  /// A feed outside all folders belongs to the folder of its first category. Folders that are nested too deeply are ignored because some
  /// readers could not read them.
  private mutating func take(_ found: Found, _ owners: [FeedID: WebURL]) {
    let (entry, url) = (found.entry, found.url)
    guard let id = known[url] ?? freeIdentity(entry, url, owners) else { return }
    known[url] = id
    places[id, default: []].append(found.place)
    if entry.identity ?? FeedID(url: url) != id { corrected.append((found.place, id, entry.identity.flatMap { owners[$0] } != nil)) }
    entries.append(
      Subscription(
        id: id, url: url, formerURL: entry.formerURL, title: entry.ownTitle, feedTitle: entry.feedTitle, site: entry.site,
        folder: FolderPath(names: Array((found.folder.isEmpty ? entry.category : found.folder).prefix(FolderPath.deepest))),
        tags: entry.tags, settings: entry.settings, serverID: entry.serverID,
        attributes: entry.otherAttributes(in: found.namespaces)))
  }

  /// By written id, the URL of the feed that it belongs to. Several feeds have one id when the user copied a line and edited its URL.
  private static func owners(of found: [Found]) -> [FeedID: WebURL] {
    var urls: Set<WebURL> = []
    var writers: [FeedID: [Found]] = [:]
    for feed in found where urls.insert(feed.url).inserted {
      if let written = feed.entry.identity { writers[written, default: []].append(feed) }
    }
    var owners: [FeedID: WebURL] = [:]
    for (id, feeds) in writers { owners[id] = owner(of: id, among: feeds)?.url }
    return owners
  }

  /// The feed whose URL the id is derived from. The id of a feed that has moved is derived from an earlier URL, which the copy repeats: then the
  /// feed without a title of its own, because users rename the copy, or else the first.
  private static func owner(of id: FeedID, among feeds: [Found]) -> Found? {
    guard feeds.count > 1 else { return feeds.first }
    if let owner = feeds.first(where: { FeedID(url: $0.url) == id }) { return owner }
    let moved = feeds.filter { $0.entry.formerURL.map(FeedID.init(url:)) == id }
    let likely = moved.isEmpty ? feeds : moved
    return likely.first { $0.entry.ownTitle.isEmpty } ?? likely.first
  }

  /// The written id if it belongs to this feed, or else the id derived from the URL. If another feed has that one, a fragment, which no server
  /// sees, makes the id distinct.
  private func freeIdentity(_ entry: OPMLEntry, _ url: WebURL, _ owners: [FeedID: WebURL]) -> FeedID? {
    if let written = entry.identity, owners[written] == url { return written }
    let derived = FeedID(url: url)
    if isFree(derived, owners) { return derived }
    let distinct = (try? WebURL("\(url.text)#2")).map(FeedID.init(url:))
    return distinct.flatMap { isFree($0, owners) ? $0 : nil }
  }

  private func isFree(_ id: FeedID, _ owners: [FeedID: WebURL]) -> Bool { owners[id] == nil && places[id] == nil }
}
