internal import Markup

/// Counts the items of a feed where `RSSDocument` and `AtomDocument` look for them, and passes over everything else.
struct FeedItemCountSink: MarkupSink {
  /// How many there are so far.
  private(set) var count = 0

  private let isAtom: Bool
  private var root: XMLName?
  /// The elements around this place in which items may stand.
  private var holders: [Role] = []
  /// How many elements are open in the last of them.
  private var outside = 0
  private var roles = NameNotes<Role>()

  private enum Role {
    case root, channel, items, item, other
  }

  /// A sink for a feed, of Atom or of RSS.
  init(isAtom: Bool) {
    self.isAtom = isAtom
  }

  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
    guard let holder = holders.last else {
      root = name
      holders = [role(of: name) == .channel ? .channel : .root]
      return
    }
    guard outside == 0 else { return outside += 1 }
    switch (holder, role(of: name)) {
    case (.root, .channel): holders.append(.channel)
    case (.channel, .items): holders.append(.items)
    case (_, .item):
      count += 1
      outside = 1
    default: outside = 1
    }
  }

  mutating func endElement(_ name: XMLName) {
    if outside > 0 { outside -= 1 } else { holders.removeLast() }
  }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {}

  private mutating func role(of name: XMLName) -> Role {
    roles.note(on: name) { [root, isAtom] in
      guard Vocabulary(of: name, root: root ?? name) == .core else { return .other }
      switch (name.local.lowercased(), isAtom) {
      case ("entry", true), ("item", false): return .item
      case ("channel", false): return .channel
      case ("items", false): return .items
      default: return .other
      }
    }
  }
}
