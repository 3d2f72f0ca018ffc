/// What a client reads of a picture before it has it.
struct PictureReply: Decodable, Equatable {
  let id: String
  let tags: [String]
  let created_at: String
  let url: String
  let mimetype: String
}
