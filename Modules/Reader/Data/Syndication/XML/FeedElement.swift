package import CoreDomain
internal import FeedDates

/// An element of a feed document, reduced to the data that the format readers use.
package struct FeedElement: Hashable {
  /// The vocabulary of the element's name.
  let vocabulary: Vocabulary
  /// The lowercase local name.
  package let name: String
  package internal(set) var attributes: FeedAttributes
  /// The base of relative links, from `xml:base`; nil when neither this element nor an outer element sets it.
  package let base: String?
  /// The element's own `xml:lang`.
  package let language: String?
  /// The text, or the content as markup for elements that may contain markup.
  package var text = ""
  /// The text with the marks of an escaped CDATA section, as earlier versions read it; nil when it has none.
  var textWithMarks: String?
  /// Whether an element inside has `textWithMarks`.
  private(set) var holdsMarks = false
  /// Whether `text` is markup in which every literal `<` and `&` is escaped, as in XHTML.
  var isMarkup = false
  /// Whether `text` contains tags of child elements.
  var holdsElements = false
  /// Whether earlier versions ignored the element, because they did not know its namespace.
  var wasUnknown = false
  /// Whether the element declares the namespace of the XHTML inside it in place of the feed's own.
  var declaresXHTML = false
  /// The child elements; empty when `text` is markup.
  package private(set) var children: [FeedElement] = []

  /// The room for an item's children: more than most items have, so that the array seldom grows.
  private static let usualChildren = 12

  /// Adds a child that is complete.
  mutating func add(_ child: consuming FeedElement) {
    if children.isEmpty, isItem { children.reserveCapacity(Self.usualChildren) }
    holdsMarks = holdsMarks || child.holdsMarks || child.textWithMarks != nil
    children.append(child)
  }

  /// Puts others in place of the children.
  mutating func replaceChildren(with others: [FeedElement]) {
    (children, holdsMarks) = ([], false)
    for child in others { add(child) }
  }

  /// Removes children of an unknown namespace if others of the vocabulary have a known one: a publisher who knows it did not misspell it.
  /// Those that declare the namespace of XHTML are removed only if others have their name.
  mutating func removeMisspelt() {
    guard children.indices.contains(where: { children[$0].wasUnknown }) else { return }
    let known = children.filter { !$0.wasUnknown }
    let vocabularies = Set(known.map(\.vocabulary))
    let names = Set(known.filter { $0.vocabulary == .core }.map(\.name))
    replaceChildren(
      with: children.filter { child in
        !child.wasUnknown || !(child.declaresXHTML ? names.contains(child.name) : vocabularies.contains(child.vocabulary))
      })
  }

  /// Gives back the room for further children: that of all items would be half of the tree.
  mutating func releaseRoom() { children = children.map(\.self) }

  /// The element as earlier versions read it, with the marks of escaped CDATA sections; nil when it has none.
  var withMarks: FeedElement? {
    guard textWithMarks != nil || holdsMarks else { return nil }
    var element = self
    element.text = textWithMarks ?? text
    element.textWithMarks = nil
    element.children = children.map { $0.withMarks ?? $0 }
    return element
  }

  /// All children with this name.
  package func all(_ vocabulary: Vocabulary, _ name: String) -> [FeedElement] {
    var found: [FeedElement] = []
    for place in children.indices where children[place].isNamed(vocabulary, name) { found.append(children[place]) }
    return found
  }

  /// The first child with this name.
  package func first(_ vocabulary: Vocabulary, _ name: String) -> FeedElement? {
    place(vocabulary, name) { _ in true }.map { children[$0] }
  }

  /// The first child with this name that has text.
  func firstWithText(_ vocabulary: Vocabulary, _ name: String) -> FeedElement? {
    place(vocabulary, name) { !$0.isBlank }.map { children[$0] }
  }

  /// The text of the first child with this name that has text.
  package func text(_ vocabulary: Vocabulary, _ name: String) -> String? {
    place(vocabulary, name) { !$0.isBlank }.map { children[$0].text }
  }

  /// The date in the first child with this name that contains a valid date.
  package func date(_ vocabulary: Vocabulary, _ name: String) -> Timestamp? {
    for place in children.indices where children[place].isNamed(vocabulary, name) {
      if let moment = children[place].ownDate { return moment }
    }
    return nil
  }

  /// The date in the text, or else in the `time` element around it: Drupal writes the text for people, such as `Fri, 03/06/2026 - 08:30`.
  private var ownDate: Timestamp? {
    FeedDateParser.timestamp(text) ?? attributes["datetime"].flatMap(FeedDateParser.timestamp)
  }

  /// The date in the first of these children that has a valid date.
  func date(_ names: [(Vocabulary, String)]) -> Timestamp? {
    names.lazy.compactMap { date($0.0, $0.1) }.first
  }

  /// The first child that has text, in the order of the names.
  func firstWithText(_ names: (Vocabulary, String)...) -> FeedElement? {
    names.lazy.compactMap { firstWithText($0.0, $0.1) }.first
  }

  /// The text of the first child that has text, in the order of the names.
  func text(_ names: (Vocabulary, String)...) -> String? {
    names.lazy.compactMap { text($0.0, $0.1) }.first
  }

  /// The index of the first child with this name for which `holds` is true. An index avoids copies: each item looks up about forty names,
  /// and copying the elements took longer than comparing the names.
  private func place(_ vocabulary: Vocabulary, _ name: String, where holds: (FeedElement) -> Bool) -> Int? {
    for place in children.indices where children[place].isNamed(vocabulary, name) && holds(children[place]) { return place }
    return nil
  }

  private func isNamed(_ vocabulary: Vocabulary, _ name: String) -> Bool { self.vocabulary == vocabulary && self.name == name }

  /// Whether the text is empty or white space.
  package var isBlank: Bool { text.isWhitespace }

  /// The items in this element. Each is followed by the items that are its direct children, because their publisher closed an item too
  /// late.
  package func items(named name: String) -> [FeedElement] {
    all(.core, name).flatMap { [$0] + $0.items(named: name) }
  }

  /// Whether an HTML child element is part of this element's text. In the listed elements, children with HTML names have a meaning of their
  /// own.
  var holdsWords: Bool { !isItem && !["image", "textinput", "source", "group", "content"].contains(name) }

  /// Whether a child with this name is a text of this item. Some publishers declare the namespace of XHTML on it, not on the `div` inside.
  func holdsText(named name: String) -> Bool { isItem && ["title", "summary", "content", "description"].contains(name) }

  /// Whether the element is an article, by its name.
  var isItem: Bool { name == "item" || name == "entry" }
}
