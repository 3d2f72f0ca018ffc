/// What there is to know of a picture, in the JSON of Cataas (cataas.com/doc.html, `GET /cat/says/{text}?json=true`).
struct PictureRecord: Sendable, Encodable {
  let id: String
  let tags = ["pixel"]
  let createdAt = SampleLibrary.published.internetText
  /// Where the picture is; nil leaves the key out.
  let url: String?
  let mimetype = "image/png"

  private enum CodingKeys: String, CodingKey {
    case id, tags, url, mimetype
    case createdAt = "created_at"
  }
}
