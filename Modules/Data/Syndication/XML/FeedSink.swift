internal import ArticleText
internal import TextEncoding
internal import Domain
internal import Markup

/// Builds the tree of a feed out of a parser's events.
///
/// An element enters its parent when it ends, so that whatever stops the parser, all that is in the tree is complete. An item ends whatever
/// it stands in but what may hold items (`ItemRole`), so that one element that was never closed does not swallow all items.
struct FeedSink: MarkupSink {
  /// How many elements an item ended that stood around it, and how many items stood in another one.
  private(set) var misplaced = 0
  /// How many elements have the name of an item, and are none in this feed.
  private(set) var lookalikes = 0

  private var open: [FeedElement] = []
  /// The roles of those of the open elements that may hold items: the first ones.
  private var holders: [ItemRole] = []
  private var isInItem = false
  /// For each element that an item has ended, how many were open then; their end tags are still to come.
  private var overdue: [Int] = []
  private var root: FeedElement?
  private var rootName: XMLName?
  private var text: [UInt8] = []
  private var markup: MarkupCapture?
  private var foreignDepth = 0
  /// How many elements of HTML are open in an element that holds nothing but words.
  private var markedWordsDepth = 0
  private var names = NameCache<Kind>()
  private let url: String?

  /// What the name of an element says.
  private struct Kind {
    let vocabulary: Vocabulary
    let name: String
    let role: ItemRole
    let mayHoldMarkup: Bool
    let isVoid: Bool
    let isHTML: Bool
  }

  /// How many children an item has room for from the start: more than most have, so that the array need not grow time and again.
  private static let usualChildren = 12

  /// A sink for a document that came from `url`.
  init(url: String?) {
    self.url = url
  }

  /// The tree; when the root has not ended, as much of it as is complete.
  var tree: FeedElement? {
    if let root { return root }
    guard var tree = open.prefix(holders.count).last else { return nil }
    for var outer in open.prefix(holders.count).dropLast().reversed() {
      outer.children.append(tree)
      tree = outer
    }
    return tree
  }

  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
    if !isInItem, !open.isEmpty { lookForItem(kind(of: name).role) }
    if markup != nil {
      markup?.start(name, attributes, into: &text)
      open[open.count - 1].holdsElements = true
    } else if foreignDepth > 0 {
      foreignDepth += 1
    } else if markedWordsDepth > 0 {
      startMarkedWords(kind(of: name).name)
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
    let kind = kind(of: name)
    guard kind.vocabulary != .foreign else {
      foreignDepth = 1
      return
    }
    if kind.isHTML, open.count > holders.count, let outer = open.last, outer.holdsWords { return startMarkedWords(kind.name) }
    text.removeAll(keepingCapacity: true)
    note(kind.role)
    var element = FeedElement(vocabulary: kind.vocabulary, name: kind.name, attributes, in: open.last?.base, of: url)
    markup = kind.mayHoldMarkup ? MarkupCapture(in: element) : nil
    element.isMarkup = markup?.escapes ?? false
    if element.isItem { element.children.reserveCapacity(Self.usualChildren) }
    open.append(element)
  }

  /// Begins an element of HTML that somebody forgot to escape: its words are the words of the element around it.
  private mutating func startMarkedWords(_ name: String) {
    markedWordsDepth += 1
    if !HTMLTags.inline.contains(name) { text.append(UInt8(ascii: " ")) }
  }

  /// Notes that an element of this role is about to be opened.
  private mutating func note(_ role: ItemRole) {
    if isInItem {
      if role == .item, open[open.count - 1].isItem { misplaced += 1 }
    } else if open.isEmpty {
      holders = [role == .channel ? .channel : .root]
    } else if open.count == holders.count {
      if role == .item { isInItem = true }
      if let outer = holders.last, role.holdsItems(in: outer) { holders.append(role) }
    }
  }

  /// Makes room for an element of this role outside of any item, if it is an item.
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
    element.text = ControlCharacters.text(text)
    text.removeAll(keepingCapacity: true)
    if open.count < holders.count { holders.removeLast() }
    if open.count == holders.count { isInItem = false }
    if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
  }

  private mutating func kind(of name: XMLName) -> Kind {
    let root = rootName ?? name
    rootName = root
    return names.note(on: name) {
      let local = name.local.lowercased()
      let vocabulary = Vocabulary(of: name, root: root)
      return Kind(
        vocabulary: vocabulary, name: local, role: ItemRole(of: name, vocabulary, root: root),
        mayHoldMarkup: MarkupCapture.hypertext.contains(local),
        isVoid: MarkupCapture.voids.contains(name.local),
        isHTML: (vocabulary == .core || vocabulary == .xhtml) && HTMLTags.all.contains(local))
    }
  }
}

extension FeedElement {
  /// Takes what matters of a start tag.
  fileprivate init(vocabulary: Vocabulary, name: String, _ attributes: XMLAttributes, in outerBase: String?, of url: String?) {
    var kept = FeedAttributes()
    var base = outerBase
    var language: String?
    attributes.forEach { prefix, local, value in
      switch (prefix, local) {
      case ("xml", "base"):
        base = Self.base(value, in: outerBase ?? url) ?? outerBase
      case ("xml", "lang"): language = value
      case ("", _), ("rdf", _): kept.add(local.lowercased(), ControlCharacters.removed(from: value))
      default: break
      }
    }
    self.init(vocabulary: vocabulary, name: name, attributes: kept, base: base, language: language)
  }

  /// What a base means; nil for one that is longer than any address, against which each link would be resolved.
  private static func base(_ value: String, in outer: String?) -> String? {
    guard value.utf8.count <= WebURL.maximumBytes else { return nil }
    guard !LinkResolver.isFinished(value) else { return value }
    return WebReference.resolve(value, against: outer ?? "").flatMap { $0.utf8.count <= WebURL.maximumBytes ? $0 : nil }
  }
}
