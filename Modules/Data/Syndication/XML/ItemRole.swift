internal import Markup

/// The part that an element plays in where the items of a feed stand: in its root, in the channel in it, and in a list in that
/// (RSS 1.1, http://inamidst.com/rss1.1/).
///
/// Many publishers forget to close an element above the items, or put a wrapper of their own around them. Therefore an item that stands
/// anywhere else, but in another item, is taken for one that stands in the innermost of these.
enum ItemRole {
  /// The first element of the document, when it is no channel.
  case root
  case channel
  /// A list of items.
  case list
  case item
  /// It has the name of an item, and is none in this feed.
  case lookalike
  case other

  /// The role of an element with this name in a document with this root.
  init(of name: XMLName, _ vocabulary: Vocabulary, root: XMLName) {
    let isAtom = root.local.lowercased() == "feed"
    switch (name.local.lowercased(), vocabulary) {
    case (isAtom ? "entry" : "item", .core): self = .item
    case ("channel", .core) where !isAtom: self = .channel
    case ("items", .core) where !isAtom: self = .list
    // Elements of other vocabularies have a prefix, or an item of a feed has lost its namespace.
    case ("item", _), ("entry", _): self = name.prefix.isEmpty || vocabulary == .core || vocabulary == .atom ? .lookalike : .other
    default: self = .other
    }
  }

  /// Whether items may stand in it, when it stands itself in an element of the role `outer`.
  func holdsItems(in outer: ItemRole) -> Bool {
    (outer == .root && self == .channel) || (outer == .channel && self == .list)
  }
}
