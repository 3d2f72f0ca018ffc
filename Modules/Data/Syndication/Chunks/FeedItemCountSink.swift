internal import Markup

/// Counts the items of a feed where `RSSDocument` and `AtomDocument` look for them, and passes over everything else.
struct FeedItemCountSink: MarkupSink {
  /// How many there are so far.
  private(set) var count = 0
  private var hasMisplaced = false
  private var hasLookalikes = false

  private var root: XMLName?
  /// The elements around this place in which items may stand.
  private var holders: [ItemRole] = []
  /// How many elements are open in the last of them.
  private var outside = 0
  /// Whether the first of those is an item.
  private var isInItem = false
  private var roles = NameCache<ItemRole>()

  /// Whether items stand in the wrong places, or things that only look like items: then the document must be read to know how many there are.
  var isInDoubt: Bool { hasMisplaced || (hasLookalikes && count == 0) }

  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
    guard let holder = holders.last else {
      root = name
      holders = [role(of: name) == .channel ? .channel : .root]
      return
    }
    if outside == 0, role(of: name).holdsItems(in: holder) { return holders.append(role(of: name)) }
    defer { outside += 1 }
    guard outside <= 1 || !isInItem else { return }
    let role = role(of: name)
    if role == .lookalike { hasLookalikes = true }
    guard outside == 0 else {
      if role == .item { hasMisplaced = true }
      return
    }
    isInItem = role == .item
    if isInItem { count += 1 }
  }

  mutating func endElement(_ name: XMLName) {
    if outside > 0 { outside -= 1 } else { holders.removeLast() }
  }

  mutating func characters(_ bytes: UnsafeBufferPointer<UInt8>) {}

  private mutating func role(of name: XMLName) -> ItemRole {
    roles.note(on: name) { [root] in
      let root = root ?? name
      return ItemRole(of: name, Vocabulary(of: name, root: root), root: root)
    }
  }
}
