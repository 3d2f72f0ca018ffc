internal import Syndication
internal import TextEncoding
package import Domain
internal import Markup

/// The list of subscriptions as an OPML document. Users and other readers edit it too, so each method changes only what it must. Comments,
/// unknown attributes and elements, the head, and the order are preserved.
package struct OPMLDocument: Hashable, Sendable {
  private var tree: XMLTree

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
  /// declaration. Repairs lose nothing because an imported document is never written back.
  /// - Throws: an error when the repaired document is malformed or is not OPML.
  package init(repairing bytes: [UInt8]) throws(OPMLError) {
    let text = Array(TextDecoding.text(of: bytes, contentType: nil).bytes.drop { $0 <= 0x20 })
    do throws(OPMLError) {
      try self.init(text: text)
    } catch let problem {
      var repair = XMLRepair(text[...])
      do throws(OPMLError) { try self.init(text: repair.run()) } catch { throw problem }
    }
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

  /// The document as UTF-8.
  package var bytes: [UInt8] { tree.serialised() }

  /// The subscriptions in the document.
  package var outline: Outline {
    let reading = reading
    return Outline(subscriptions: reading.subscriptions, refused: reading.refused)
  }

  /// Adds the subscriptions whose id and URL are not in the list yet, each to its folder. Missing folders are created.
  /// - Returns: the added subscriptions.
  package mutating func add(_ subscriptions: [Subscription]) -> [Subscription] {
    let reading = reading
    var ids: Set<FeedID> = []
    var urls: Set<WebURL> = []
    let added = subscriptions.filter { subscription in
      !reading.contains(subscription) && !ids.contains(subscription.id) && !urls.contains(subscription.url)
        && ids.insert(subscription.id).inserted && urls.insert(subscription.url).inserted
    }
    guard !added.isEmpty else { return [] }
    declareNamespace()
    changeBody { body in
      body.place(added.map { (XMLElement($0), $0.folder.names[...]) })
    }
    return added
  }

  /// Changes the URL of a feed, in every entry of it.
  /// - Returns: the changed subscription; nil when the feed is not in the list or another feed has the URL.
  package mutating func redirect(_ id: FeedID, to url: WebURL, former: WebURL?) -> Subscription? {
    let reading = reading
    guard let places = reading.places[id], let old = reading.subscriptions.first(where: { $0.id == id })?.url,
      !reading.subscriptions.contains(where: { $0.url == url && $0.id != id })
    else {
      return nil
    }
    declareNamespace()
    changeBody { body in
      for place in places { body.change(at: place[...]) { $0.moveFeed(id, from: old, to: url, former: former) } }
    }
    return outline.subscriptions.first { $0.id == id }
  }

  /// Changes the user's title, the folder, the tags or the settings of a feed, in every entry of it.
  /// - Returns: the changed subscription; nil when the feed is not in the list.
  package mutating func configure(_ id: FeedID, _ change: SubscriptionChange) -> Subscription? {
    let reading = reading
    guard let places = reading.places[id], let subscription = reading.subscriptions.first(where: { $0.id == id }) else { return nil }
    declareNamespace()
    changeBody { body in
      for place in places {
        body.change(at: place[...]) { entry in
          if let title = change.title { entry.setOwnTitle(title, url: subscription.url) }
          if let tags = change.tags { entry.set(tags) }
          if let settings = change.settings { entry.set(settings) }
        }
      }
      // The folder may have been named by the categories, which are tags now.
      let isMoved = change.tags != nil && OPMLReading(body, OPMLNamespaces()).folder(of: id) != subscription.folder
      if let folder = change.folder ?? (isMoved ? subscription.folder : nil) { body.moveEntries(at: places, to: folder, attributes: subscription.attributes) }
    }
    return outline.subscriptions.first { $0.id == id }
  }

  /// Records the titles that feeds give themselves.
  /// - Returns: whether one of the feeds is in the list.
  package mutating func recordFeedTitles(_ titles: [FeedID: String]) -> Bool {
    let reading = reading
    let known = reading.subscriptions.filter { titles[$0.id] != nil }
    guard !known.isEmpty else { return false }
    declareNamespace()
    changeBody { body in
      for subscription in known {
        for place in reading.places[subscription.id, default: []] {
          body.change(at: place[...]) { $0.setFeedTitle(titles[subscription.id] ?? "", url: subscription.url) }
        }
      }
    }
    return true
  }

  /// Removes every entry of a feed. Elements inside the entry stay.
  /// - Returns: whether the feed was in the list.
  package mutating func remove(_ id: FeedID) -> Bool {
    guard let places = reading.places[id] else { return false }
    changeBody { body in
      // Removes from the end, so that the indices of earlier entries stay valid.
      for place in places.reversed() { body.dissolve(at: place[...]) }
    }
    return true
  }

  private var reading: OPMLReading { OPMLReading(body, OPMLNamespaces().inside(tree.root)) }

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
    if let bodyIndex { tree.root.changeElement(at: bodyIndex, change) }
  }
}
