package import CoreDomain
internal import Markup
package import ReaderDomain
internal import Syndication
internal import TextEncoding

/// The list of subscriptions as an OPML document. Users and other readers edit it too, so each method changes only what it must. Comments,
/// unknown attributes and elements, the head, and the order are preserved.
package struct OPMLDocument: Hashable, Sendable {
  private var tree: XMLTree
  /// The lines of an imported document whose entries are damaged.
  private var damagedLines: [Int] = []

  /// An empty list.
  package init() {
    let title = XMLElement(name: OPMLName.title, children: [.text("Subscriptions")])
    tree = XMLTree(
      root: XMLElement(
        name: OPMLName.root,
        attributes: [
          XMLAttribute(name: "version", value: "2.0"),
          XMLAttribute(name: OPMLName.namespaceDeclaration, value: OPMLName.namespace),
        ],
        children: [.element(XMLElement(name: OPMLName.head, children: [.element(title)])), .element(XMLElement(name: OPMLName.body))]))
  }

  /// Reads a document in any encoding. A document without a body is an empty list.
  /// - Throws: an error when the document is malformed or is not OPML.
  package init(parsing bytes: [UInt8]) throws(OPMLError) {
    let text = TextDecoding.text(of: bytes, contentType: nil)
    // A wrong encoding label on UTF-8 text is harmless: the text is written back as UTF-8 without loss.
    guard text.repairs.allSatisfy({ if case .wrongEncoding(_, TextEncoding.utf8.name) = $0 { true } else { false } }) else {
      throw OPMLError(line: 0, reason: "it is not in the encoding that it declares")
    }
    try self.init(text: text.bytes)
  }

  /// Reads an imported document. It repairs frequent mistakes of publishers, such as a bare `&` in a URL or lines before the XML
  /// declaration, leaves out damaged entries, and reads entries in any number of bodies, or in none. Repairs lose nothing because an imported
  /// document is never written back.
  /// - Throws: an error when the repaired document has no whole entry, or is not OPML.
  package init(repairing bytes: [UInt8]) throws(OPMLError) {
    let decoded = TextDecoding.text(of: bytes, contentType: nil).bytes
    let text = Array(decoded.drop { $0 <= 0x20 })
    do throws(OPMLError) {
      try self.init(text: text)
    } catch let problem {
      var repair = XMLRepair(text[...])
      let repaired = repair.run()
      do throws(OPMLError) { try self.init(text: repaired) } catch {
        let linesBefore = decoded.prefix(decoded.count - text.count).count { $0 == UInt8(ascii: "\n") }
        guard let salvage = OPMLSalvage(repaired), let document = try? OPMLDocument(text: salvage.text),
          !document.reading.entries.isEmpty
        else { throw problem }
        self = document
        // If all entries are whole, a folder is not closed, or is closed twice.
        damagedLines = (salvage.damagedLines.isEmpty ? [error.line] : salvage.damagedLines).map { $0 + linesBefore }
      }
    }
    gatherEntries()
  }

  /// Moves all entries that are not in the head to one body.
  private mutating func gatherEntries() {
    var body = XMLElement(name: OPMLName.body)
    var others: [XMLNode] = []
    for node in tree.root.children {
      if case .element(let element) = node, element.name.lowercased() == OPMLName.body {
        body.children += element.children
        body.attributes += element.attributes.filter { attribute in !body.attributes.contains { $0.name == attribute.name } }
      } else if case .element(let element) = node, OPMLEntry(element) != nil {
        body.children.append(node)
      } else {
        others.append(node)
      }
    }
    tree.root.children = others + [.element(body)]
  }

  private init(text: [UInt8]) throws(OPMLError) {
    do throws(XMLError) {
      tree = try XMLTree(parsing: text)
    } catch {
      throw OPMLError(line: error.line, reason: error.message)
    }
    guard tree.root.name.lowercased() == OPMLName.root else {
      throw OPMLError(line: 1, reason: "its root element is '\(tree.root.name)', not 'opml'")
    }
  }

  /// The document as UTF-8. It is read again first: a list that cannot be read must never replace one that can.
  /// - Throws: an error when the document that was read does not have the same feeds.
  package var bytes: [UInt8] {
    get throws(OPMLError) {
      let bytes: [UInt8]
      do throws(XMLError) { bytes = try tree.serialised() } catch { throw OPMLError(line: error.line, reason: error.message) }
      let (feeds, again) = (reading.subscriptions, try OPMLDocument(parsing: bytes).reading.subscriptions)
      guard feeds.count == again.count, zip(feeds, again).allSatisfy({ $0.id == $1.id && $0.url == $1.url }) else {
        throw OPMLError(line: 0, reason: "the written list has other feeds")
      }
      return bytes
    }
  }

  /// The subscriptions in the document.
  package var outline: Outline {
    let reading = reading
    let (views, refusedViews) = OPMLViews.read(tree.root)
    return Outline(subscriptions: reading.subscriptions, refused: reading.refused.map(\.entry), views: views, refusedViews: refusedViews)
  }

  /// What an imported document has. A feed in several folders has several entries.
  package var importedOutline: Outline {
    let (reading, outline) = (reading, outline)
    return Outline(
      subscriptions: reading.entries, refused: outline.refused, damagedLines: damagedLines, views: outline.views,
      refusedViews: outline.refusedViews)
  }

  /// Adds the subscriptions whose id and URL are not in the list yet, each to its folder. Missing folders are created.
  /// - Returns: the added subscriptions.
  package mutating func add(_ subscriptions: [Subscription]) -> [Subscription] {
    let added = subscriptions.added(to: reading.subscriptions)
    guard !added.isEmpty else { return [] }
    declareNamespace()
    changeBody { body in
      body.place(added.map { (XMLElement($0), $0.folder.names[...]) })
    }
    return added
  }

  /// Changes the URL of a feed, in every entry of it.
  /// - Returns: the changed subscription; nil when the feed is not in the list or another feed has the URL in any notation.
  package mutating func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) -> Subscription? {
    let subscriptions = reading.subscriptions
    guard subscriptions.contains(where: { $0.id == id }),
      !subscriptions.contains(where: { $0.url.normalized == url.normalized && $0.id != id })
    else { return nil }
    redirect([id: (url, former)])
    return outline.subscriptions.first { $0.id == id }
  }

  /// Changes the URLs of feeds, in every entry of them. No two feeds may have one URL afterwards.
  package mutating func redirect(_ moves: [FeedID: (url: WebURL, former: WebURL?)]) {
    let reading = reading
    declareNamespace()
    changeBody { body in
      for subscription in reading.subscriptions {
        guard let move = moves[subscription.id] else { continue }
        let settings = subscription.moved(to: move.url, former: move.former).settings
        for place in reading.places[subscription.id, default: []] {
          body.change(at: place[...]) { entry in
            entry.moveFeed(subscription.id, from: subscription.url, to: move.url, former: move.former)
            if settings != subscription.settings { entry.set(settings) }
          }
        }
      }
    }
  }

  /// Changes the user's title, the folder, the tags or the settings of a feed, in every entry of it.
  /// - Returns: the changed subscription; nil when the feed is not in the list.
  package mutating func configure(_ id: FeedID, _ change: SubscriptionChange) -> Subscription? {
    guard reading.places[id] != nil else { return nil }
    configure([id: change])
    return outline.subscriptions.first { $0.id == id }
  }

  /// Changes the users' titles, the folders, the tags or the settings of feeds, in every entry of them. Unknown feeds are ignored.
  package mutating func configure(_ changes: [FeedID: SubscriptionChange]) {
    let reading = reading
    declareNamespace()
    changeBody { body in
      for subscription in reading.subscriptions {
        guard let change = changes[subscription.id] else { continue }
        let settings = subscription.changed(change).settings
        for place in reading.places[subscription.id, default: []] {
          body.change(at: place[...]) { entry in
            if let title = change.title { entry.setOwnTitle(title, url: subscription.url) }
            if let tags = change.tags { entry.set(tags) }
            if change.settings != nil || settings != subscription.settings { entry.set(settings) }
          }
        }
      }
      // The folder may have been named by the categories, which are tags now.
      let folders = changes.contains { $0.value.tags != nil } ? OPMLReading(body, OPMLNamespaces()).folders : [:]
      let moves = reading.subscriptions.compactMap { subscription -> XMLElement.EntryMove? in
        guard let change = changes[subscription.id] else { return nil }
        let isMoved = change.tags != nil && folders[subscription.id] != subscription.folder
        return (change.folder ?? (isMoved ? subscription.folder : nil)).map {
          XMLElement.EntryMove(places: reading.places[subscription.id, default: []], folder: $0, attributes: subscription.attributes)
        }
      }
      if !moves.isEmpty { body.moveEntries(moves) }
    }
  }

  /// Records what feeds say of themselves. A website that an entry names stays, even if it is no URL.
  /// - Returns: whether the list has changed.
  package mutating func recordFeedDetails(_ details: [FeedID: FeedDetails]) -> Bool {
    let (reading, before) = (reading, tree)
    let known = reading.subscriptions.filter { details[$0.id] != nil }
    guard !known.isEmpty else { return false }
    if details.values.contains(where: { $0.title != nil }) { declareNamespace() }
    changeBody { body in
      for subscription in known {
        for place in reading.places[subscription.id, default: []] {
          body.change(at: place[...]) { entry in
            if let title = details[subscription.id]?.title { entry.setFeedTitle(title, url: subscription.url) }
            if let site = details[subscription.id]?.site { entry.setSite(site) }
          }
        }
      }
    }
    return tree != before
  }

  /// Records what the feed server calls feeds; nil for a feed that it does not follow.
  /// - Returns: whether one of the feeds is in the list and has another name there.
  package mutating func recordServerIDs(_ ids: [FeedID: ServerFeedID?]) -> Bool {
    let reading = reading
    let changed = reading.subscriptions.filter { subscription in ids[subscription.id].map { $0 != subscription.serverID } ?? false }
    guard !changed.isEmpty else { return false }
    declareNamespace()
    changeBody { body in
      for subscription in changed {
        for place in reading.places[subscription.id, default: []] { body.change(at: place[...]) { $0.set(ids[subscription.id] ?? nil) } }
      }
    }
    return true
  }

  /// The list without what the feed server calls the feeds, which means nothing elsewhere.
  package var withoutServerIDs: OPMLDocument {
    var document = self
    _ = document.recordServerIDs(Dictionary(uniqueKeysWithValues: reading.subscriptions.map { ($0.id, ServerFeedID?.none) }))
    return document
  }

  /// Removes every entry of these feeds. Elements inside the entries stay.
  /// - Returns: whether one of the feeds was in the list.
  package mutating func remove(_ ids: Set<FeedID>) -> Bool {
    let places = reading.places.filter { ids.contains($0.key) }.flatMap { $0.value.map { $0[...] } }
    guard !places.isEmpty else { return false }
    changeBody { body in body.dissolve(at: places) }
    return true
  }

  var reading: OPMLReading { OPMLReading(body, OPMLNamespaces().inside(tree.root)) }

  /// The positions of all `outline` elements in document order, as paths of child indices from `body`. Those outside the body have no path.
  var outlinePlaces: [[Int]?] {
    tree.root.children.indices.flatMap { index -> [[Int]?] in
      guard case .element(let element) = tree.root.children[index] else { return [] }
      return element.outlinePlaces(at: []).map { index == bodyIndex ? $0 : nil }
    }
  }

  /// Writes the saved views into the head, in place of those that are there.
  package mutating func setViews(_ views: [SavedView]) {
    declareNamespace()
    OPMLViews.write(views, to: &tree.root)
  }

  private mutating func declareNamespace() {
    if tree.root[OPMLName.namespaceDeclaration] == nil { tree.root[OPMLName.namespaceDeclaration] = OPMLName.namespace }
  }

  private var bodyIndex: Int? {
    tree.root.children.firstIndex { node in
      if case .element(let element) = node { element.name.lowercased() == OPMLName.body } else { false }
    }
  }

  private var body: XMLElement {
    if let bodyIndex, case .element(let body) = tree.root.children[bodyIndex] { body } else { XMLElement(name: OPMLName.body) }
  }

  private mutating func changeBody(_ change: (inout XMLElement) -> Void) {
    if bodyIndex == nil { tree.root.children.append(.element(XMLElement(name: OPMLName.body))) }
    let corrected = reading.corrected
    if !corrected.isEmpty { declareNamespace() }
    if let bodyIndex {
      tree.root.changeElement(at: bodyIndex) { body in
        for (place, id, _) in corrected { body.change(at: place[...]) { $0.set(id) } }
        change(&body)
      }
    }
  }
}
