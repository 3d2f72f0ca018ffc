internal import Domain

/// An element of a feed's document with what matters of it: the tree that the formats read.
struct FeedElement: Hashable {
  /// The vocabulary of its name.
  let vocabulary: Vocabulary
  /// The name in lower case, without prefix.
  let name: String
  /// Its attributes.
  let attributes: FeedAttributes
  /// What relative links in it are relative to, by `xml:base`; nil when no element around it says.
  let base: String?
  /// The language by its own `xml:lang`.
  let language: String?
  /// The text, or the content as markup where the element may hold some.
  var text = ""
  /// Whether `text` is markup with every `<` and `&` of its words escaped, as XHTML is.
  var isMarkup = false
  /// Whether `text` holds tags of elements that stood in this one.
  var holdsElements = false
  /// The elements in it; none where `text` is markup.
  var children: [FeedElement] = []

  /// The children of a name.
  func all(_ vocabulary: Vocabulary, _ name: String) -> [FeedElement] {
    places(vocabulary, name).map { children[$0] }
  }

  /// The first child of a name.
  func first(_ vocabulary: Vocabulary, _ name: String) -> FeedElement? {
    places(vocabulary, name).first.map { children[$0] }
  }

  /// The first child of a name that has some text.
  func firstWithText(_ vocabulary: Vocabulary, _ name: String) -> FeedElement? {
    places(vocabulary, name).first { !children[$0].isBlank }.map { children[$0] }
  }

  /// The text of the first child of a name that has some.
  func text(_ vocabulary: Vocabulary, _ name: String) -> String? {
    places(vocabulary, name).first { !children[$0].isBlank }.map { children[$0].text }
  }

  /// The moment in the first child of a name that holds one.
  func date(_ vocabulary: Vocabulary, _ name: String) -> Timestamp? {
    places(vocabulary, name).compactMap { FeedDate.timestamp(children[$0].text) }.first
  }

  /// Where the children of a name stand. Each item looks for some forty names: to hand out every element on the way took longer than to compare
  /// the names.
  private func places(_ vocabulary: Vocabulary, _ name: String) -> LazyFilterSequence<Range<Int>> {
    children.indices.lazy.filter { children[$0].vocabulary == vocabulary && children[$0].name == name }
  }

  /// Whether it has no text but white space.
  var isBlank: Bool { text.isWhitespace }

  /// Whether it is an article, by its name.
  var isItem: Bool { name == "item" || name == "entry" }
}
