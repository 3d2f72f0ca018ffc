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
  private(set) var refused: [Outline.Refused] = []
  /// The positions of all entries of each feed, in document order. A position is the path of child indices from `body`.
  private(set) var places: [FeedID: [[Int]]] = [:]

  private var known: [WebURL: FeedID] = [:]

  /// Reads all entries below `body`.
  /// - Parameter namespaces: the namespaces that are declared around `body`.
  init(_ body: XMLElement, _ namespaces: OPMLNamespaces) {
    read(body, at: [], in: [], namespaces.inside(body))
  }

  var folders: [FeedID: FolderPath] { Dictionary(uniqueKeysWithValues: subscriptions.map { ($0.id, $0.folder) }) }

  private mutating func read(_ parent: XMLElement, at path: [Int], in folder: [String], _ namespaces: OPMLNamespaces) {
    for (index, node) in parent.children.enumerated() {
      guard case .element(let element) = node, let entry = OPMLEntry(element), !entry.isCommentedOut else { continue }
      let place = path + [index]
      if let url = entry.feedURL {
        take(entry, url, at: place, in: folder, namespaces)
        // A feed is not a folder: entries inside it count as its siblings.
        if !element.children.isEmpty { read(element, at: place, in: folder, namespaces.inside(element)) }
      } else {
        read(element, at: place, in: folder + [entry.title], namespaces.inside(element))
      }
    }
  }

  /// - Parameter folder: the folders around the entry. A feed outside all folders belongs to the folder of its first category. Folders that
  ///   are nested too deeply are ignored because some readers could not read them.
  private mutating func take(
    _ entry: OPMLEntry, _ text: String, at place: [Int], in folder: [String], _ namespaces: OPMLNamespaces
  ) {
    do throws(WebURL.ParseError) {
      let url = try WebURL(storedFeed: text)
      guard let id = known[url] ?? freeIdentity(entry, url) else { return }
      known[url] = id
      places[id, default: []].append(place)
      entries.append(
        Subscription(
          id: id, url: url, formerURL: entry.formerURL, title: entry.ownTitle, feedTitle: entry.feedTitle, site: entry.site,
          folder: FolderPath(names: Array((folder.isEmpty ? entry.category : folder).prefix(FolderPath.deepest))), tags: entry.tags,
          settings: entry.settings, serverID: entry.serverID,
          attributes: entry.otherAttributes(in: namespaces)))
    } catch {
      refused.append(Outline.Refused(title: entry.title, url: text, problem: error))
    }
  }

  /// The written id, or else the id derived from the URL. Another feed may have either one, when the user copied a line and edited its URL.
  /// Then a fragment, which no server sees, makes the id distinct.
  private func freeIdentity(_ entry: OPMLEntry, _ url: WebURL) -> FeedID? {
    if let written = entry.identity, places[written] == nil { return written }
    let derived = FeedID(url: url)
    if places[derived] == nil { return derived }
    let distinct = (try? WebURL("\(url.text)#2")).map(FeedID.init(url:))
    return distinct.flatMap { places[$0] == nil ? $0 : nil }
  }
}
