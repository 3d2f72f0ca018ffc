/// The form of an edition as a document.
public enum EditionFormat: String, Hashable, Sendable {
  /// One HTML file that loads nothing.
  case html
  /// An EPUB 3 publication.
  case epub
}
