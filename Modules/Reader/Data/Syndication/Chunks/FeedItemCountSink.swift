internal import Markup

/// Counts the items of a feed in the places where `RSSParser` and `AtomParser` look for them. It ignores everything else.
struct FeedItemCountSink: MarkupSink {
  /// The number of items so far.
  private(set) var count = 0
  private var elements = 0
  private var hasMisplaced = false
  private var hasLookalikes = false

  private var root: XMLName?
  /// The roles of the open elements that may contain items.
  private var holders: [ItemRole] = []
  /// The number of elements that are open inside the last of `holders`.
  private var outside = 0
  /// Whether the first of the elements that `outside` counts is an item.
  private var isInItem = false
  private var roles = NameCache<ItemRole>()

  /// Whether the count is uncertain, because items are misplaced, elements only look like items, or the parser may leave items out. The
  /// document must then be parsed completely.
  var isInDoubt: Bool {
    hasMisplaced || (hasLookalikes && count == 0) || count > FeedLimits.default.items || elements > FeedLimits.default.elements
  }

  mutating func startElement(_ name: XMLName, _ attributes: XMLAttributes) {
    elements += 1
    guard let holder = holders.last else {
      root = name
      holders = [role(of: name) == .channel ? .channel : .root]
      if role(of: name) == .item { count = 1 }
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
    roles.value(for: name) { [root] in
      let root = root ?? name
      return ItemRole(of: name, Vocabulary(of: name, root: root), root: root)
    }
  }
}
