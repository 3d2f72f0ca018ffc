internal import Domain
internal import Markup

/// Builds the tree of a feed out of a parser's events.
///
/// An element enters its parent when it ends, so that whatever stops the parser, all that is in the tree is complete.
struct FeedSink: MarkupSink {
  private var open: [FeedElement] = []
  private var root: FeedElement?
  private var rootName: XMLName?
  private var text: [UInt8] = []
  private var markup: MarkupCapture?
  private var foreignDepth = 0
  private var names = NameNotes<Kind>()
  private let address: String?

  /// What the name of an element says.
  private struct Kind {
    let vocabulary: Vocabulary
    let name: String
    let mayHoldMarkup: Bool
    let isVoid: Bool
  }

  /// How many children an item has room for from the start: more than most have, so that the array need not grow time and again.
  private static let usualChildren = 12

  /// A sink for a document that came from `address`.
  init(address: String?) {
    self.address = address
  }

  /// The tree; when the root has not ended, as much of it as is complete.
  var tree: FeedElement? {
    if let root { return root }
    guard var tree = open.first else { return nil }
    if open.count > 1, open[1].name == "channel" { tree.children.append(open[1]) }
    return tree
  }

  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
    if markup != nil {
      markup?.start(name, attributes, into: &text)
      open[open.count - 1].holdsElements = true
    } else if foreignDepth > 0 {
      foreignDepth += 1
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
    } else if var element = open.popLast() {
      element.text = ControlCharacters.text(text)
      text.removeAll(keepingCapacity: true)
      if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
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
    text.removeAll(keepingCapacity: true)
    var element = FeedElement(vocabulary: kind.vocabulary, name: kind.name, attributes, in: open.last?.base, of: address)
    markup = kind.mayHoldMarkup ? MarkupCapture(in: element) : nil
    element.isMarkup = markup?.escapes ?? false
    if element.isItem { element.children.reserveCapacity(Self.usualChildren) }
    open.append(element)
  }

  private mutating func kind(of name: XMLName) -> Kind {
    let root = rootName ?? name
    rootName = root
    return names.note(on: name) {
      let local = name.local.lowercased()
      return Kind(
        vocabulary: Vocabulary(of: name, root: root), name: local, mayHoldMarkup: MarkupCapture.hypertext.contains(local),
        isVoid: MarkupCapture.voids.contains(name.local))
    }
  }
}

extension FeedElement {
  /// Takes what matters of a start tag.
  fileprivate init(vocabulary: Vocabulary, name: String, _ attributes: XMLAttributes, in outerBase: String?, of address: String?) {
    var kept = FeedAttributes()
    var base = outerBase
    var language: String?
    attributes.forEach { prefix, local, value in
      switch (prefix, local) {
      case ("xml", "base"):
        base = Self.base(value, in: outerBase ?? address) ?? outerBase
      case ("xml", "lang"): language = value
      case ("", _), ("rdf", _): kept.add(local.lowercased(), ControlCharacters.removed(from: value))
      default: break
      }
    }
    self.init(vocabulary: vocabulary, name: name, attributes: kept, base: base, language: language)
  }

  /// What a base means; nil for one that is longer than any address, against which each link would be resolved.
  private static func base(_ value: String, in outer: String?) -> String? {
    guard value.utf8.count <= WebAddress.maximumBytes else { return nil }
    guard !FeedLinks.isFinished(value) else { return value }
    return WebReference.resolve(value, against: outer ?? "").flatMap { $0.utf8.count <= WebAddress.maximumBytes ? $0 : nil }
  }
}
