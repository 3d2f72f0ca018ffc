import CoreDomain

/// The name of a tag that the user gives to articles and feeds, such as `to-read`.
///
/// Case does not matter: names are stored in lower case, so that devices and stores can compare them byte by byte. A σ and a ς that the user typed
/// stay, because names with both are stored.
public struct TagName: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The name in lower case, with single spaces.
  public let text: String

  /// The maximum length in bytes. The name of the tag's mark contains it, and has at most 64 bytes in the journals of `sync`.
  public static let maximumBytes = 60
  /// The maximum number of tags of a feed.
  public static let maximumPerFeed = 50
  /// The characters that no name contains: in a list of subscriptions, a comma separates tags, and a slash makes a folder (OPML 2.0, "The
  /// outline element").
  public static let reserved: Set<Unicode.Scalar> = [",", "/"]

  /// Reads a name as a user types it. A leading `#` is dropped.
  public init(_ text: String) throws(TagNameError) {
    let name = String(text.collapsingWhitespace().drop { $0 == "#" }).trimmingWhitespace().lowercasedWithFinalSigma
    guard !name.isEmpty else { throw .empty }
    guard name.utf8.count <= Self.maximumBytes else { throw .tooLong }
    guard name.withoutControls == name else { throw .unprintable }
    if let scalar = name.unicodeScalars.first(where: Self.reserved.contains) { throw .reserved(Character(scalar)) }
    self.text = name
  }

  /// Reads names that are separated by commas. Empty and repeated names are dropped.
  public static func list(_ text: String) throws(TagNameError) -> [TagName] {
    var names: [TagName] = []
    for part in text.split(separator: ",") where !part.allSatisfy(\.isWhitespace) {
      let name = try TagName(String(part))
      if !names.contains(name) { names.append(name) }
      guard names.count <= maximumPerFeed else { throw .tooMany }
    }
    return names
  }

  public var description: String { text }

  public static func < (left: TagName, right: TagName) -> Bool { left.text.precedes(right.text) }
}

extension ArticleMark {
  private static let tagPrefix = "tag:"

  /// The mark that represents this tag.
  public static func tag(_ name: TagName) -> ArticleMark { ArticleMark(rawValue: tagPrefix + name.text) }

  /// The tag of the mark; nil for another mark.
  public var tag: TagName? {
    guard rawValue.hasPrefix(Self.tagPrefix) else { return nil }
    let text = String(rawValue.dropFirst(Self.tagPrefix.count))
    // A mark whose name no user can type, perhaps from another device, is kept, but is not a tag.
    guard let name = try? TagName(text), name.text == text else { return nil }
    return name
  }
}

extension ArticleStatus {
  /// The user's own tags, sorted.
  public var tags: [TagName] { marks.compactMap(\.tag).sorted() }
}
