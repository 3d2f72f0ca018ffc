/// A sentence to think about.
public struct EditionQuote: Hashable, Sendable {
  public let text: String
  public let author: String?

  public init(text: String, author: String?) {
    self.text = text
    self.author = author
  }
}

/// A picture that goes with an edition, and the words below it.
public struct EditionPicture: Hashable, Sendable {
  public let caption: String
  public let image: EditionImage

  public init(caption: String, image: EditionImage) {
    self.caption = caption
    self.image = image
  }
}

/// What makes a page friendly.
public enum EditionSupplement: Hashable, Sendable {
  case quote(EditionQuote)
  case picture(EditionPicture)
}

/// Supplies something that goes with an edition.
public protocol EditionSupplementSource: Sendable {
  /// Nil when there is nothing. No error of a supplement is an error of the edition.
  func supplement(on date: EditionDate) async -> EditionSupplement?
}
