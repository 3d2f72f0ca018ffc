internal import CoreData
internal import CoreDomain
internal import ReaderDomain
package import RecordJSON

extension ArticleRecord {
  package init(reading reader: inout JSONReader) throws(JSONError) {
    var (id, title, url): (ArticleID?, String?, WebURL?)
    var (published, updated, firstSeen): (Timestamp?, Timestamp?, Timestamp?)
    var position = 0
    var (authors, tags, enclosures): ([AuthorRecord], [String], [Enclosure]) = ([], [], [])
    var comments: WebURL?
    var language: Language?
    var digest: UInt64 = 0
    var (reading, isEdited): (Int?, Bool) = (nil, false)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "id": id = try reader.value(ArticleID.init(stored:))
      case "title": title = try reader.string()
      case "url": url = try reader.url()
      case "authors": authors = try reader.array { (reader) throws(JSONError) in try AuthorRecord(reading: &reader) }
      case "published": published = try reader.moment()
      case "updated": updated = try reader.moment()
      case "first_seen": firstSeen = try reader.moment()
      case "position": position = try reader.integer()
      case "tags": tags = try reader.array { (reader) throws(JSONError) in try reader.string() }
      case "enclosures": enclosures = try reader.array { (reader) throws(JSONError) in try Enclosure(reading: &reader) }
      case "comments": comments = try reader.url()
      case "language": language = try reader.value { Language($0) }
      case "digest": digest = try reader.value { UInt64($0, radix: 16) }
      case "reading": reading = try reader.integer()
      case "edited": isEdited = try reader.flag()
      default: try reader.skipValue()
      }
    }
    guard let id else { throw reader.damage("'id' is missing") }
    guard let title else { throw reader.damage("'title' is missing") }
    guard let firstSeen else { throw reader.damage("'first_seen' is missing") }
    self.init(
      id: id, title: title, url: url, authors: authors, published: published, updated: updated, firstSeen: firstSeen, position: position,
      tags: tags, enclosures: enclosures, comments: comments, language: language, digest: digest, reading: reading,
      isEdited: isEdited)
  }

  /// Writes the members into an object that is already open.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id.text)
    writer.member("title", title)
    writer.member("url", url?.text)
    writer.member("authors", authors) { writer, author in author.write(to: &writer) }
    writer.member("published", published?.rfc3339)
    writer.member("updated", updated?.rfc3339)
    writer.member("first_seen", firstSeen.rfc3339)
    writer.member("position", position)
    writer.member("tags", tags) { writer, tag in writer.string(tag) }
    writer.member("enclosures", enclosures) { writer, enclosure in enclosure.write(to: &writer) }
    writer.member("comments", comments?.text)
    writer.member("language", language?.tag)
    writer.member("digest", ContentDigest.text(digest))
    writer.member("reading", reading)
    if isEdited { writer.member("edited", true) }
  }
}
