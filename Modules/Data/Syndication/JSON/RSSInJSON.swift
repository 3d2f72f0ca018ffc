/// RSS 2.0 with braces in place of tags (http://rss-in-json.org): what would be an attribute or an element is a member, what would stand
/// several times is a list, and text beside attributes is a member `#value`.
enum RSSInJSON {
  /// The document as the tree that its XML would be; nil when it is none.
  static func tree(_ root: FeedJSONValue) -> FeedElement? {
    guard let rss = root["rss"], case .object = rss["channel"] else { return nil }
    return elements("rss", rss).first
  }

  private static func elements(_ name: String, _ value: FeedJSONValue) -> [FeedElement] {
    switch value {
    case .null: []
    case .list(let values): values.flatMap { elements(name, $0) }
    case .object(let members): [element(name, members)]
    // A word where an item should be is no item.
    case .bool, .integer, .number, .text: name == "item" ? [] : [element(name, ["#value": value])]
    }
  }

  private static func element(_ name: String, _ members: [String: FeedJSONValue]) -> FeedElement {
    let parts = name.split(separator: ":", maxSplits: 1)
    // In the order of their names: a dictionary has none, and what is read may not depend on chance.
    let members = members.sorted { $0.key < $1.key }
    var attributes = FeedAttributes()
    for (name, value) in members { if let text = value.text { attributes.add(name.lowercased(), text) } }
    var element = FeedElement(
      vocabulary: Vocabulary(prefix: parts.count == 2 ? String(parts[0]) : ""), name: parts.last?.lowercased() ?? "",
      attributes: attributes, base: nil, language: nil)
    element.text = attributes["#value"] ?? ""
    element.children = members.flatMap { $0.key == "#value" ? [] : elements($0.key, $0.value) }
    return element
  }
}
