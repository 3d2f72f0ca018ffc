/// The record that a client reads before it fetches the picture.
struct PictureReply: Decodable, Equatable {
  let id: String
  let tags: [String]
  let created_at: String
  let url: String
  let mimetype: String
}
