internal import ArticleText
internal import CoreDomain
internal import Markup
internal import ReaderDomain
internal import TextEncoding

/// Builds the tree of a feed from parser events.
///
/// An element is added to its parent when it ends. So the tree contains only complete elements, wherever the parser stops. The start of an
/// item ends all open elements that cannot contain items (`ItemRole`), so that a single unclosed element does not swallow all items.
struct FeedSink: MarkupSink {
  /// The number of elements that the start of an item ended, plus the number of items inside another item.
  private(set) var misplaced = 0
  /// The number of elements that have an item's name but are not items of this feed.
  private(set) var lookalikes = 0

  /// The number of elements that were left out, because the document has too many.
  private var leftOut = 0
  /// The number of items, of all elements in the tree, and of elements in the last item.
  private var items = 0
  private var elements = 0
  private var elementsOfItem = 0
  /// The number of HTML elements that are not escaped, without those inside them.
  private var unescaped = 0
  /// The number of texts whose CDATA marks were escaped.
  private var escapedSections = 0
  /// The number of control characters that windows-1252 reads as other characters.
  private var windowsCharacters = 0

  private var open: [FeedElement] = []
  /// The roles of the outermost open elements, which may contain items.
  private var holders: [ItemRole] = []
  private var isInItem = false
  /// One entry for each element that an item ended: the number of elements that were open then. The end tags of these elements are still to
  /// come.
  private var overdue: [Int] = []
  private var root: FeedElement?
  /// The name whose namespace is the feed's own: that of the root, or of a channel with a namespace of its own.
  private var rootName: XMLName?
  private var text: [UInt8] = []
  private var markup: MarkupCapture?
  private var foreignDepth = 0
  /// The number of open HTML elements inside an element that contains only text.
  private var markedWordsDepth = 0
  private var names = NameCache<Kind>()
  private let url: String?
  private let limits: FeedLimits

  /// The properties that follow from an element's name.
  private struct Kind {
    let vocabulary: Vocabulary
    let name: String
    let role: ItemRole
    let mayHoldMarkup: Bool
    let isVoid: Bool
    let isHTML: Bool
    let wasUnknown: Bool
  }

  private static let bodies: Set<String> = ["description", "encoded", "content", "summary", "abstract", "subtitle"]

  init(url: String?, limits: FeedLimits = .default) {
    self.url = url
    self.limits = limits
  }

  /// The tree. When the root element has not ended, the tree contains the complete elements.
  var tree: FeedElement? {
    if let root { return root }
    guard var tree = open.prefix(holders.count).last else { return nil }
    for var outer in open.prefix(holders.count).dropLast().reversed() {
      outer.add(tree)
      tree = outer
    }
    return tree
  }

  /// What other readers may refuse, and this reader accepted or left out.
  /// - Parameter areTagsRepaired: whether unescaped elements are told already, as repaired tags.
  func tolerated(_ tolerance: XMLTolerance, areTagsRepaired: Bool = false) -> [FeedDiagnostic] {
    let counted: [(Int, (Int) -> FeedDiagnostic)] = [
      (tolerance.undeclaredEntities, FeedDiagnostic.undeclaredEntities), (tolerance.undeclaredPrefixes, FeedDiagnostic.undeclaredPrefixes),
      (areTagsRepaired ? 0 : unescaped, FeedDiagnostic.unescapedElements), (windowsCharacters, FeedDiagnostic.windowsCharacters),
      (escapedSections, FeedDiagnostic.escapedSections), (leftOut, FeedDiagnostic.leftOut),
    ]
    return counted.filter { $0.0 > 0 }.map { $0.1($0.0) }
  }

  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
    if !isInItem, !open.isEmpty { lookForItem(kind(of: name).role) }
    if markup != nil {
      if markup?.depth == 0, markup?.escapes == false { unescaped += 1 }
      markup?.start(name, attributes, into: &text)
      open[open.count - 1].holdsElements = true
    } else if foreignDepth > 0 {
      foreignDepth += 1
    } else if markedWordsDepth > 0 {
      startMarkedWords(kind(of: name).name, attributes)
    } else {
      start(name, attributes)
    }
  }

  mutating func endElement(_ name: XMLName) {
    if markup != nil {
      let isVoid = kind(of: name).isVoid
      if markup?.end(name, isVoid: isVoid, into: &text) == true { return }
      markup = nil
    }
    if foreignDepth > 0 {
      foreignDepth -= 1
    } else if markedWordsDepth > 0 {
      markedWordsDepth -= 1
    } else if overdue.last == open.count {
      overdue.removeLast()
    } else {
      endInnermost()
    }
  }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {
    if markup != nil {
      markup?.characters(bytes, into: &text)
    } else if foreignDepth == 0 {
      text.append(contentsOf: bytes)
    }
  }

  private mutating func start(_ name: XMLName, _ attributes: XMLAttributes) {
    if isRenamedChannel(name) {
      rootName = name
      names = NameCache()
    }
    let kind = kind(of: name)
    let last = open.indices.last
    let declaresXHTML = kind.vocabulary == .xhtml && name.prefix.isEmpty && last.map { open[$0].holdsText(named: kind.name) } == true
    let isInWords = open.count > holders.count && last.map { open[$0].holdsWords } == true
    // What has an unknown namespace is no part of a text, even if its prefix is known.
    guard kind.vocabulary != .foreign, !(kind.wasUnknown && isInWords && text.contains { $0 > 0x20 }) else {
      foreignDepth = 1
      return
    }
    if kind.isHTML, isInWords { return startMarkedWords(kind.name, attributes) }
    guard takesRoom(kind.role) else {
      leftOut += 1
      foreignDepth = 1
      return
    }
    text.removeAll(keepingCapacity: true)
    note(kind.role)
    let outerBase = last.flatMap { open[$0].base }
    var element = FeedElement(
      vocabulary: declaresXHTML ? .core : kind.vocabulary, name: kind.name, attributes, root: rootName ?? name, in: outerBase, of: url)
    let excess = element.excess(in: outerBase)
    elements += excess
    elementsOfItem += excess
    markup = kind.mayHoldMarkup ? MarkupCapture(in: element) : nil
    element.isMarkup = markup?.escapes ?? false
    element.declaresXHTML = declaresXHTML
    element.wasUnknown = kind.wasUnknown || declaresXHTML
    open.append(element)
  }

  /// Counts an element of this role that is about to open; returns false when there is no room for it. Once there are too many elements, no
  /// further item begins, but the open one is completed: a part that is missing may identify it.
  private mutating func takesRoom(_ role: ItemRole) -> Bool {
    let isItem = role == .item && (isInItem ? open[open.count - 1].isItem : open.count == holders.count)
    if isItem {
      guard items < limits.items, elements < limits.elements else { return false }
      items += 1
      elementsOfItem = 0
    } else if isInItem {
      guard elementsOfItem < limits.elementsOfItem else { return false }
      elementsOfItem += 1
    } else {
      guard elements < limits.elements else { return false }
    }
    elements += 1
    return true
  }

  /// Whether an element of the root is a channel with a namespace of its own. Some publishers declare the namespace of the feed there, and
  /// the wrong one, such as Atom's.
  private func isRenamedChannel(_ name: XMLName) -> Bool {
    guard open.count == 1, holders.last == .root, let rootName, rootName.leavesNamespaceOpen, name.prefix.isEmpty else { return false }
    return name.local.lowercased() == "channel" && Vocabulary(of: name, root: rootName) != .core
  }

  /// Starts an HTML element that the publisher did not escape: its text belongs to the outer element, and so does the date of a `time`.
  private mutating func startMarkedWords(_ name: String, _ attributes: XMLAttributes) {
    if markedWordsDepth == 0 { unescaped += 1 }
    markedWordsDepth += 1
    if name == "time", let date = attributes["datetime"] { open[open.count - 1].attributes.addOnce("datetime", date) }
    if !HTMLTags.inline.contains(name) { text.append(UInt8(ascii: " ")) }
  }

  /// Records that an element of this role is about to open.
  private mutating func note(_ role: ItemRole) {
    if isInItem {
      if role == .item, open[open.count - 1].isItem { misplaced += 1 }
    } else if open.isEmpty {
      // A lone entry is an item, not a holder of items.
      isInItem = role == .item
      holders = isInItem ? [] : [role == .channel ? .channel : .root]
    } else if open.count == holders.count {
      if role == .item { isInItem = true }
      if let outer = holders.last, role.holdsItems(in: outer) { holders.append(role) }
    }
  }

  /// Outside an item, ends the open elements that cannot contain an item of this role.
  private mutating func lookForItem(_ role: ItemRole) {
    if role == .lookalike { lookalikes += 1 }
    guard role == .item else { return }
    let ended = open.count - holders.count + foreignDepth + markedWordsDepth + (markup?.depth ?? 0)
    guard ended > 0 else { return }
    (markup, foreignDepth, markedWordsDepth) = (nil, 0, 0)
    while open.count > holders.count { endInnermost() }
    overdue += repeatElement(holders.count, count: ended)
    misplaced += ended
  }

  private mutating func endInnermost() {
    guard var element = open.popLast() else { return }
    let read = ControlCharacters.read(text)
    element.text = read.text
    windowsCharacters += read.windowsCharacters
    if let content = EscapedCDATA.content(of: element.text) {
      escapedSections += 1
      // A body may be the identity of its article, so it stays as it is, and whoever shows it leaves the marks out.
      if !Self.bodies.contains(element.name) {
        element.textWithMarks = element.text
        element.text = content
      }
    }
    element.removeMisspelt()
    text.removeAll(keepingCapacity: true)
    if open.count < holders.count { holders.removeLast() }
    if open.count == holders.count { isInItem = false }
    guard let last = open.indices.last else {
      root = element
      return
    }
    if element.isItem { element.releaseRoom() }
    open[last].add(element)
  }

  private mutating func kind(of name: XMLName) -> Kind {
    let root = rootName ?? name
    rootName = root
    return names.value(for: name) {
      let local = name.local.lowercased()
      let vocabulary = Vocabulary(of: name, root: root)
      return Kind(
        vocabulary: vocabulary, name: local, role: ItemRole(of: name, vocabulary, root: root),
        mayHoldMarkup: MarkupCapture.hypertext.contains(local),
        isVoid: MarkupCapture.voids.contains(name.local),
        isHTML: (vocabulary == .core || vocabulary == .xhtml) && HTMLTags.all.contains(local),
        wasUnknown: Vocabulary.wasUnknown(name, root: root))
    }
  }
}

extension FeedElement {
  /// The number of other elements that take the memory of many attributes, or of a long base of its own: with few bytes, an element can
  /// resolve the long base of an outer one again.
  fileprivate func excess(in outerBase: String?) -> Int {
    attributes.count / 8 + (base == outerBase ? 0 : (base?.utf8.count ?? 0) / 256)
  }

  /// Keeps the relevant attributes of a start tag.
  fileprivate init(
    vocabulary: Vocabulary, name: String, _ attributes: XMLAttributes, root: XMLName, in outerBase: String?, of url: String?
  ) {
    var kept = FeedAttributes()
    var base = outerBase
    var language: String?
    attributes.forEach { prefix, namespace, local, value in
      switch (prefix, local) {
      case ("xml", "base"): base = Self.base(value, in: outerBase ?? url) ?? outerBase
      case ("xml", "lang"): language = value
      case ("", _), ("rdf", _): kept.add(local.lowercased(), ControlCharacters.removed(from: value))
      case _ where Vocabulary(of: XMLName(prefix: prefix, local: local, namespace: namespace), root: root) == vocabulary:
        kept.add(local.lowercased(), ControlCharacters.removed(from: value), isPrefixed: true)
      default: break
      }
    }
    self.init(vocabulary: vocabulary, name: name, attributes: kept, base: base, language: language)
  }

  /// The resolved base; nil when it is not of the web, and when it is longer than a URL may be: every link is resolved against the base.
  private static func base(_ value: String, in outer: String?) -> String? {
    guard value.utf8.count <= WebURL.maximumBytes else { return nil }
    guard !RelativeLinkResolver.isFinished(value) else { return value }
    return WebReference.resolve(value, against: outer ?? "").flatMap { $0.utf8.count <= WebURL.maximumBytes && isOfWeb($0) ? $0 : nil }
  }

  private static func isOfWeb(_ url: String) -> Bool { ["http:", "https:"].contains { url.prefix($0.count).lowercased() == $0 } }
}
