internal import CoreDomain
internal import ReaderDomain

/// The hash of an article as the server sent it. With it, a refresh detects an unchanged article without reading its line.
///
/// It depends on the way of reading, so that after an update each article of a document is compared once.
/// The hash excludes the time and position of the first sighting and the base URL of the links, because none of them is an edit.
enum ContentHash {
  /// The hash of an article and its body.
  static func value(of chunk: ArticleMerge.IncomingArticle) -> UInt64 {
    let article = chunk.article
    var digest = ContentDigest()
    if let reading = chunk.reading { digest.add(UInt64(bitPattern: Int64(reading))) }
    digest.add(article.title)
    digest.add(article.url?.text)
    digest.add(moment(article.published))
    digest.add(moment(article.updated))
    digest.add(article.language?.tag)
    digest.add(UInt64(article.authors.count))
    for author in article.authors {
      digest.add(author.name)
      digest.add(author.url)
    }
    digest.add(UInt64(article.tags.count))
    for tag in article.tags { digest.add(tag) }
    digest.add(UInt64(article.enclosures.count))
    for enclosure in article.enclosures {
      digest.add(enclosure.url.text)
      digest.add(enclosure.type)
      digest.add(enclosure.bytes.map(String.init))
      digest.add(enclosure.seconds.map(String.init))
    }
    // An article without comments keeps the hash that earlier versions stored.
    if let comments = article.comments { digest.add(comments.text) }
    switch chunk.body {
    case .none: digest.add(0)
    case .text(let text):
      digest.add(1)
      digest.add(text)
    case .html(let html, _):
      digest.add(2)
      digest.add(html)
    }
    return digest.value
  }

  private static func moment(_ moment: Timestamp?) -> UInt64 {
    moment.map { UInt64(bitPattern: $0.milliseconds) } ?? .max
  }
}
