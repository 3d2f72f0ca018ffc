public import CoreDomain
import CoreDoubles
public import ReaderDomain

extension EditionArticle {
  /// An article with so many words.
  public static func sample(
    _ id: String = "a1", title: String = "Fog, and what it sounded like", url: WebURL? = nil, feed: String = "f1",
    feedTitle: String = "Harbour Notes",
    folder: [String] = ["Outdoors"], words: Int = 100, language: Language? = nil, twins: [EditionTwin] = [], body: Document? = nil
  ) -> EditionArticle {
    let text = Array(repeating: "fog", count: words).joined(separator: " ")
    return EditionArticle(
      id: id, title: title, url: url ?? .sample("https://example.org/articles/\(id)"), feed: feed, feedHost: "example.org",
      feedTitle: feedTitle,
      folder: folder,
      authors: ["Ada Quill"], published: .sample(), day: CalendarDate(daysSince1970: 20_000), language: language, twins: twins,
      body: EditionBody(body ?? Document(blocks: [.paragraph([.text(text)])])))
  }
}

extension EditionDate {
  public static let sample = EditionDate(moment: .sample(), day: CalendarDate(daysSince1970: Timestamp.sample().dayNumber))
}

extension EditionImage {
  /// A PNG picture of two pixels.
  public static let sample = EditionImage(
    [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 0x02, 0, 0, 0, 0x01, 0x08, 0, 0, 0, 0,
      0xD1, 0x49, 0x20, 0x56, 0, 0, 0, 0x0B, 0x49, 0x44, 0x41, 0x54, 0x78, 0xDA, 0x63, 0x68, 0x70, 0, 0, 0x01, 0x43, 0, 0xC1, 0xCC, 0x70,
      0xE2, 0xEA, 0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
    ])
}
