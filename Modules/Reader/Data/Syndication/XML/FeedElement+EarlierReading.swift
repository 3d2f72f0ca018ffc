internal import CoreDomain
internal import FeedDates

extension FeedElement {
  /// The elements with dates. Arrays, because comparing a few short names takes less time than hashing one.
  private static let dates = ["pubdate", "date", "published", "issued", "created", "updated", "modified"]

  /// The element as earlier versions read it; nil when they read it alike. In items they ignored elements of other vocabularies, and
  /// everywhere elements of unknown namespaces, attributes with the prefix of their element and dates in the forms of `DateForms` and `DateRepair`.
  func asReadEarlier(isAtom: Bool) -> FeedElement? {
    wasReadOtherwise(isAtom: isAtom) ? readEarlier(isAtom: isAtom) : nil
  }

  private func wasReadOtherwise(isAtom: Bool) -> Bool {
    // By index: an element that is passed to a closure is copied.
    attributes.arePrefixed || isOtherDate
      || children.indices.contains { place in
        wasIgnored(children[place], inAtom: isAtom) || children[place].wasReadOtherwise(isAtom: isAtom)
      }
  }

  private func readEarlier(isAtom: Bool) -> FeedElement {
    var element = self
    if attributes.arePrefixed {
      element.attributes = attributes.withoutPrefixed
      element.isMarkup = false
    }
    if isOtherDate { element.text = FeedDateParser.earlierTimestamp(text)?.rfc3339 ?? "" }
    element.replaceChildren(with: children.filter { !wasIgnored($0, inAtom: isAtom) }.map { $0.readEarlier(isAtom: isAtom) })
    return element
  }

  private var isOtherDate: Bool { Self.dates.contains(name) && FeedDateParser.differsFromEarlier(text) }

  private func wasIgnored(_ child: FeedElement, inAtom isAtom: Bool) -> Bool {
    child.wasUnknown || (isItem && child.wasIgnoredInItem(ofAtom: isAtom))
  }

  /// Whether earlier versions ignored this child of an item: in RSS those of Atom, in Atom those of RSS, with or without a prefix, and in
  /// both some of Dublin Core, and enclosures with an `href`.
  private func wasIgnoredInItem(ofAtom isAtom: Bool) -> Bool {
    if vocabulary == .core, name == "enclosure" { return attributes["url"] == nil && attributes["href"] != nil }
    let names =
      switch (vocabulary, isAtom) {
      case (.core, true): ["guid", "pubdate", "description", "encoded"]
      case (.core, false): ["id", "published", "issued", "created", "updated", "modified", "content", "summary"]
      case (.atom, false): ["title", "issued", "created", "modified"]
      case (.content, true): ["encoded"]
      case (.xhtml, true): ["body", "div"]
      case (.enclosure, _): ["enclosure"]
      case (.dublinCore, true): ["identifier", "title", "date", "description"]
      case (.dublinCoreTerms, true): ["identifier", "title", "issued", "created", "date", "modified", "abstract", "description"]
      case (.dublinCoreTerms, false): ["identifier", "title", "date", "description"]
      case (.iTunes, true): ["title", "summary", "subtitle"]
      default: [String]()
      }
    return names.contains(name)
  }
}
