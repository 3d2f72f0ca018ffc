internal import Markup

/// The role of an element in the structure that contains a feed's items: the root, a channel in the root, and a list in the channel (RSS
/// 1.1, http://inamidst.com/rss1.1/).
///
/// Many publishers forget to close an element before the items, or wrap the items in an element of their own. Therefore an item in any
/// other place, except inside another item, belongs to the innermost of these elements.
enum ItemRole {
  /// The root element, unless it is a channel.
  case root
  case channel
  case list
  case item
  /// An element with an item's name that is not an item of this feed.
  case lookalike
  case other

  /// The role of an element in a document with this root.
  init(of name: XMLName, _ vocabulary: Vocabulary, root: XMLName) {
    let isAtom = root.isRootOfAtom
    switch (name.local.lowercased(), vocabulary) {
    case (isAtom ? "entry" : "item", .core): self = .item
    case ("channel", .core) where !isAtom: self = .channel
    case ("items", .core) where !isAtom: self = .list
    // An element of another vocabulary has a prefix. Without a prefix, an item has lost its namespace.
    case ("item", _), ("entry", _): self = name.prefix.isEmpty || vocabulary == .core || vocabulary == .atom ? .lookalike : .other
    default: self = .other
    }
  }

  /// Whether an element of this role may contain items when its parent has the role `outer`.
  func holdsItems(in outer: ItemRole) -> Bool {
    (outer == .root && self == .channel) || (outer == .channel && self == .list)
  }
}
