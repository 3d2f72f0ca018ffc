/// A quote as a client reads it.
struct QuoteReply: Decodable, Equatable {
  let _id: String
  let content: String
  let author: String
  let tags: [String]
  let length: Int
}
