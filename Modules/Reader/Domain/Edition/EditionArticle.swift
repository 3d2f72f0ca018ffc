public import CoreDomain

/// An article that an edition may print.
public struct EditionArticle: Hashable, Sendable {
  /// The identity, as other commands show and accept it.
  public let id: String
  public let title: String
  /// The web page of the article, as published.
  public let url: WebURL?
  /// The URL to which the link of the article leads.
  public let page: WebURL?
  /// The identity of the feed.
  public let feed: String
  /// The host of the feed's URL; nil when the user has unfollowed the feed.
  public let feedHost: String?
  public let feedTitle: String
  /// The names of the folders of the feed, outermost first.
  public let folder: [String]
  public let authors: [String]
  public let published: Timestamp?
  /// The day of publication in the user's time zone.
  public let day: CalendarDate
  public let language: Language?
  /// The same article in other feeds.
  public let twins: [EditionTwin]
  public let body: EditionBody

  public init(
    id: String, title: String, url: WebURL?, page: WebURL? = nil, feed: String, feedHost: String? = nil, feedTitle: String,
    folder: [String], authors: [String], published: Timestamp? = nil, day: CalendarDate, language: Language?, twins: [EditionTwin],
    body: EditionBody
  ) {
    self.id = id
    self.title = title
    self.url = url
    self.page = page ?? url
    self.feed = feed
    self.feedHost = feedHost
    self.feedTitle = feedTitle
    self.folder = folder
    self.authors = authors
    self.published = published
    self.day = day
    self.language = language
    self.twins = twins
    self.body = body
  }
}

/// The same article in another feed.
public struct EditionTwin: Hashable, Sendable {
  public let id: String
  public let feedTitle: String

  public init(id: String, feedTitle: String) {
    self.id = id
    self.feedTitle = feedTitle
  }
}

/// The text of an article, and its length.
public struct EditionBody: Hashable, Sendable {
  public let document: Document
  /// The length of the whole text in words. In a script without spaces between words, two characters count as one word.
  public let words: Int
  /// Whether the document contains only the beginning of the text.
  public let isCut: Bool

  /// The maximum size of an article's text in bytes, about a book of two hundred pages. The rest is cut.
  public static let maximumBytes = 400_000

  public init(_ document: Document) {
    let text = document.plainText
    words = Self.words(in: text)
    isCut = text.utf8.count > Self.maximumBytes
    self.document = isCut ? Self.beginning(of: document) : document
  }

  /// The first blocks, up to the maximum size.
  private static func beginning(of document: Document) -> Document {
    var blocks: [Document.Block] = []
    var rest = maximumBytes
    for block in document.blocks {
      let text = Document(blocks: [block]).plainText
      guard text.utf8.count <= rest else {
        if blocks.isEmpty { blocks.append(.paragraph([.text(text.limited(toBytes: rest))])) }
        break
      }
      rest -= text.utf8.count
      blocks.append(block)
    }
    return Document(blocks: blocks)
  }

  static func words(in text: String) -> Int {
    var (words, ideographs, isInWord) = (0, 0, false)
    for scalar in text.unicodeScalars {
      if isIdeograph(scalar) {
        ideographs += 1
        isInWord = false
      } else {
        let isBlank = scalar.value < 0x80 ? scalar.value <= 0x20 : !scalar.properties.isAlphabetic && scalar.properties.numericType == nil
        // Non-ASCII punctuation neither ends nor begins a word.
        if !isBlank, !isInWord { words += 1 }
        isInWord = isBlank ? scalar.value >= 0x80 && isInWord && !scalar.properties.isWhitespace : true
      }
    }
    return words + (ideographs + 1) / 2
  }

  /// Whether the scalar belongs to a script without spaces between words: Chinese characters and the Japanese syllabaries.
  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}
