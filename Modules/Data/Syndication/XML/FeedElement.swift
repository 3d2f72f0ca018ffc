internal import FeedDates
package import Domain

/// An element of a feed's document with what matters of it: the tree that the formats read.
package struct FeedElement: Hashable {
  /// The vocabulary of its name.
  let vocabulary: Vocabulary
  /// The name in lower case, without prefix.
  package let name: String
  /// Its attributes.
  package let attributes: FeedAttributes
  /// What relative links in it are relative to, by `xml:base`; nil when no element around it says.
  package let base: String?
  /// The language by its own `xml:lang`.
  package let language: String?
  /// The text, or the content as markup where the element may hold some.
  package var text = ""
  /// Whether `text` is markup with every `<` and `&` of its words escaped, as XHTML is.
  var isMarkup = false
  /// Whether `text` holds tags of elements that stood in this one.
  var holdsElements = false
  /// The elements in it; none where `text` is markup.
  package var children: [FeedElement] = []

  /// The children of a name.
  package func all(_ vocabulary: Vocabulary, _ name: String) -> [FeedElement] {
    var found: [FeedElement] = []
    for place in children.indices where children[place].isNamed(vocabulary, name) { found.append(children[place]) }
    return found
  }

  /// The first child of a name.
  package func first(_ vocabulary: Vocabulary, _ name: String) -> FeedElement? {
    place(vocabulary, name) { _ in true }.map { children[$0] }
  }

  /// The first child of a name that has some text.
  func firstWithText(_ vocabulary: Vocabulary, _ name: String) -> FeedElement? {
    place(vocabulary, name) { !$0.isBlank }.map { children[$0] }
  }

  /// The text of the first child of a name that has some.
  package func text(_ vocabulary: Vocabulary, _ name: String) -> String? {
    place(vocabulary, name) { !$0.isBlank }.map { children[$0].text }
  }

  /// The moment in the first child of a name that holds one.
  package func date(_ vocabulary: Vocabulary, _ name: String) -> Timestamp? {
    for place in children.indices where children[place].isNamed(vocabulary, name) {
      if let moment = FeedDate.timestamp(children[place].text) { return moment }
    }
    return nil
  }

  /// Where the first child of a name stands for which more holds. Each item looks for some forty names: to hand out every element on the way
  /// took longer than to compare the names.
  private func place(_ vocabulary: Vocabulary, _ name: String, where holds: (FeedElement) -> Bool) -> Int? {
    for place in children.indices where children[place].isNamed(vocabulary, name) && holds(children[place]) { return place }
    return nil
  }

  private func isNamed(_ vocabulary: Vocabulary, _ name: String) -> Bool { self.vocabulary == vocabulary && self.name == name }

  /// Whether it has no text but white space.
  package var isBlank: Bool { text.isWhitespace }

  /// The items in it, which are called so, each followed by those that stand directly in it: the end tags of those were written too late.
  package func items(named name: String) -> [FeedElement] {
    all(.core, name).flatMap { [$0] + $0.items(named: name) }
  }

  /// Whether an element of HTML in it is a part of its words. In the elements named here, one of such a name says something of its own.
  var holdsWords: Bool { !isItem && !["image", "textinput", "source", "group", "content"].contains(name) }

  /// Whether it is an article, by its name.
  var isItem: Bool { name == "item" || name == "entry" }
}
