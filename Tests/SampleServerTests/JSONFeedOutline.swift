/// As much of a JSON Feed as the table of samples speaks of.
struct JSONFeedOutline: Decodable {
  let version: String
  let title: String
  let items: [Item]

  struct Item: Decodable {}
}
