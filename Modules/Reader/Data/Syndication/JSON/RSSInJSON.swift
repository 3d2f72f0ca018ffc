/// RSS 2.0 in JSON (http://rss-in-json.org). Attributes and elements become members, repeated elements become lists, and text next to
/// attributes becomes a member `#value`.
enum RSSInJSON {
  /// The document as the tree of the equivalent XML; nil when the value is not RSS in JSON.
  static func tree(_ root: FeedJSONValue) -> FeedElement? {
    guard let rss = root["rss"], case .object = rss["channel"] else { return nil }
    return elements("rss", rss).first
  }

  private static func elements(_ name: String, _ value: FeedJSONValue) -> [FeedElement] {
    switch value {
    case .null: []
    case .list(let values): values.flatMap { elements(name, $0) }
    case .object(let members): [element(name, members)]
    // A single value in place of an item is not an item.
    case .bool, .number, .text: name == "item" ? [] : [element(name, ["#value": value])]
    }
  }

  /// The elements that identify an item.
  private static let identifiers: Set<String> = ["guid", "atom:id", "dc:identifier"]

  private static func element(_ name: String, _ members: [String: FeedJSONValue]) -> FeedElement {
    let parts = name.split(separator: ":", maxSplits: 1)
    // Sorted by name: a dictionary has no stable order, and the result must be deterministic.
    let members = members.sorted { $0.key < $1.key }
    var attributes = FeedAttributes()
    let isIdentifier = identifiers.contains(name.lowercased())
    for (name, value) in members {
      if let text = isIdentifier ? value.identifier : value.text { attributes.add(name.lowercased(), text) }
    }
    var element = FeedElement(
      vocabulary: Vocabulary(prefix: parts.count == 2 ? String(parts[0]) : ""), name: parts.last?.lowercased() ?? "",
      attributes: attributes, base: nil, language: nil)
    element.text = attributes["#value"] ?? ""
    element.replaceChildren(with: members.flatMap { $0.key == "#value" ? [] : elements($0.key, $0.value) })
    return element
  }
}
