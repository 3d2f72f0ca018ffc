/// The parts of a JSON Feed that the table of samples describes.
struct JSONFeedOutline: Decodable {
  let version: String
  let title: String
  let items: [Item]

  struct Item: Decodable {}
}
