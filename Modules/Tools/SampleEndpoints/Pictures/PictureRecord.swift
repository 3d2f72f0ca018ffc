import WebServer

/// A picture's metadata, in the JSON format of Cataas (cataas.com/doc.html, `GET /cat/says/{text}?json=true`).
struct PictureRecord: Sendable, Encodable {
  let id: String
  let tags = ["pixel"]
  let createdAt = HTTPDate.published.internetText
  /// The URL of the picture; nil omits the key.
  let url: String?
  let mimetype = "image/png"

  private enum CodingKeys: String, CodingKey {
    case id, tags, url, mimetype
    case createdAt = "created_at"
  }
}
