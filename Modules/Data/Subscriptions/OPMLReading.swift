internal import Domain
internal import Markup

/// What a list of subscriptions says, and where in it each feed stands.
struct OPMLReading {
  /// The feeds in document order, each address once.
  private(set) var subscriptions: [Subscription] = []
  /// The entries that are no feed on the web. Nothing of them is ever opened or run.
  private(set) var refused: [Outline.Refused] = []
  /// Where each feed stands, every time that it is listed, in document order: the way down from `body` by the indices of children.
  private(set) var places: [FeedID: [[Int]]] = [:]

  private var known: [WebURL: FeedID] = [:]

  /// Reads all entries below `body`.
  init(_ body: XMLElement) {
    read(body, at: [], in: [])
  }

  /// Whether this feed is listed, by its id or by its address.
  func contains(_ subscription: Subscription) -> Bool {
    places[subscription.id] != nil || known[subscription.url] != nil
  }

  private mutating func read(_ parent: XMLElement, at path: [Int], in folder: [String]) {
    for (index, node) in parent.children.enumerated() {
      guard case .element(let element) = node, let entry = OPMLEntry(element), !entry.isCommentedOut else { continue }
      let place = path + [index]
      if let url = entry.feedURL {
        take(entry, url, at: place, in: folder)
        // A feed is no folder: what stands in its entry stands beside it.
        read(element, at: place, in: folder)
      } else {
        read(element, at: place, in: folder + [entry.title])
      }
    }
  }

  /// - Parameter folder: the folders around the entry; a feed that stands in none is in that of its first category. Those that lie too deep do
  ///   not count: they could not be written so that every reader reads them.
  private mutating func take(_ entry: OPMLEntry, _ text: String, at place: [Int], in folder: [String]) {
    do throws(WebURL.ParseError) {
      let url = try WebURL(text)
      if let id = known[url] {
        places[id, default: []].append(place)
        return
      }
      guard let id = freeIdentity(entry, url) else { return }
      known[url] = id
      places[id] = [place]
      subscriptions.append(
        Subscription(
          id: id, url: url, formerURL: entry.formerURL, title: entry.title, site: entry.site,
          folder: FolderPath(names: Array((folder.isEmpty ? entry.category : folder).prefix(FolderPath.deepest))), settings: entry.settings)
      )
    } catch {
      refused.append(Outline.Refused(title: entry.title, url: text, problem: error))
    }
  }

  /// The identity that was written, else the one that is derived from the address. Either can be another feed's: somebody has copied a line
  /// and edited the address. Then a fragment, which no server sees, makes it an identity of its own.
  private func freeIdentity(_ entry: OPMLEntry, _ url: WebURL) -> FeedID? {
    if let written = entry.identity, places[written] == nil { return written }
    let derived = FeedID(url: url)
    if places[derived] == nil { return derived }
    let distinct = (try? WebURL("\(url.text)#2")).map(FeedID.init(url:))
    return distinct.flatMap { places[$0] == nil ? $0 : nil }
  }
}
