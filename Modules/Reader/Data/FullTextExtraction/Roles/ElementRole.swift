/// What an element is for, by its name, its role and the names that its site gives it.
enum ElementRole {
  /// A part of the page that is not the article's text.
  enum Clutter {
    case comments
    case consent
    case payment
    /// An advertisement, a request or a tool.
    case box
    /// What stands around a text.
    case surroundings
    /// A line about a text, if it is short.
    case line
  }

  /// How sure it is that an element holds the main text.
  enum Body: Int {
    /// The main part of the page.
    case main
    /// An article, with its heading and the lines about it.
    case article
    /// The body of an article.
    case body
  }

  /// Elements that a name does not make clutter.
  private static let kept: Set<String> = ["#page", "article", "body", "html", "main"]
  private static let cells: Set<String> = ["td", "th", "tr"]
  private static let inText: Set<String> = [
    "blockquote", "dd", "dt", "figcaption", "h1", "h2", "h3", "h4", "h5", "h6", "li", "p", "pre", "td", "th",
  ]

  /// The clutter that an element is; nil when nothing says so.
  /// - Parameter words: the words in the names of the element.
  static func clutter(_ index: Int, _ words: ElementWords, in page: PageTree) -> Clutter? {
    let node = page.nodes[index]
    guard !node.isText, !kept.contains(node.name), !PageTree.headings.contains(node.name) else { return nil }
    let role = node["role"]?.lowercased() ?? ""
    if ClutterWords.boxRoles.contains(role) { return .box }
    if role.hasPrefix("doc-"), role != "doc-toc" { return nil }
    let named = words.names.lazy.compactMap { clutter(named: $0) }.first
    if let named, named != .line || isLine(index, in: page) { return named }
    if ClutterWords.surroundingRoles.contains(role) { return .surroundings }
    if let type = node["itemtype"], ClutterWords.surroundingTypes.contains(where: { type.hasSuffix($0) }) { return .surroundings }
    switch node.name {
    case "aside": return words.names.joined().contains(where: ClutterWords.notes.contains) ? nil : .surroundings
    case "footer": return isNote(words, at: index, in: page) ? nil : .surroundings
    case "form": return .surroundings
    case "header": return isInArticle(index, in: page) || hasTitle(index, in: page) ? nil : .surroundings
    default: return nil
    }
  }

  /// How an element says that it holds the main text; nil when it does not.
  /// - Parameter words: the words in the names of the element.
  static func body(_ node: PageTree.Node, _ words: ElementWords) -> Body? {
    guard !node.isText else { return nil }
    if node["itemprop"]?.contains("articleBody") == true { return .body }
    let names = words.names
    if names.contains(where: isBody), !["body", "html"].contains(node.name) { return .body }
    if node.name == "article" || node["role"] == "article" || names.contains(["hentry"]) || names.contains(["h", "entry"]) {
      return .article
    }
    if node.name == "main" || node["role"] == "main" || names.contains(["main", "content"]) || names.contains(["maincontent"]) {
      return .main
    }
    return nil
  }

  private static func isBody(_ name: [String]) -> Bool {
    if name == ["e", "content"] || name.count == 1 && ClutterWords.bodies.contains(name[0]) { return true }
    guard
      let kind = name.indices.dropFirst().first(where: { index in
        ClutterWords.bodyOwners.contains(name[index - 1]) && ClutterWords.bodyKinds.contains(name[index])
      })
    else { return false }
    return name[(kind + 1)...].prefix(1).allSatisfy(ClutterWords.bodyWrappers.contains)
      && !name[..<(kind - 1)].contains { clutter(word: $0, isFirst: false) != nil }
  }

  private static func clutter(named name: [String]) -> Clutter? {
    if ClutterWords.pairs.contains(where: { pair in zip(name, name.dropFirst()).contains { [$0, $1] == pair } }) { return .box }
    for (index, word) in name.enumerated() {
      if ClutterWords.qualifiers.contains(word), index == 0 || word == "with" { return nil }
      guard let clutter = clutter(word: word, isFirst: index == 0) else { continue }
      return index + 1 < name.count && ClutterWords.states.contains(name[index + 1]) ? nil : clutter
    }
    return name == ["table", "of", "contents"] ? .surroundings : nil
  }

  private static func clutter(word: String, isFirst: Bool) -> Clutter? {
    func starts(_ stems: [String]) -> Bool { stems.contains { word.hasPrefix($0) } }
    if ClutterWords.comments.contains(word) || starts(ClutterWords.commentStems) { return .comments }
    if ClutterWords.consent.contains(word) || starts(ClutterWords.consentStems) { return .consent }
    if ClutterWords.payment.contains(word) || starts(ClutterWords.paymentStems) { return .payment }
    if ClutterWords.boxes.contains(word) || starts(ClutterWords.boxStems) { return .box }
    if ClutterWords.surroundings.contains(word) || starts(ClutterWords.surroundingStems)
      || ClutterWords.surroundingEndings.contains(where: { word.hasSuffix($0) }) || isFirst && ClutterWords.surroundingStarts.contains(word)
    {
      return .surroundings
    }
    return ClutterWords.lines.contains(word) ? .line : nil
  }

  /// Whether an element is a line of its own. A date in a sentence or in a cell of a table is text.
  private static func isLine(_ index: Int, in page: PageTree) -> Bool {
    let node = page.nodes[index]
    if page.isBlock(index) { return !cells.contains(node.name) }
    return !inText.contains(page.nodes[node.block].name)
  }

  /// Whether a footer has the source of a quotation or footnotes.
  private static func isNote(_ words: ElementWords, at index: Int, in page: PageTree) -> Bool {
    ["blockquote", "figure"].contains(page.nodes[page.nodes[index].parent].name)
      || words.names.joined().contains(where: ClutterWords.notes.contains)
  }

  /// Whether a header contains the title of the page. A header in a header ends the search, so that it takes linear time.
  private static func hasTitle(_ index: Int, in page: PageTree) -> Bool {
    for node in page.nodes[(index + 1)..<page.nodes[index].end] where node.name == "h1" || node.name == "header" {
      return node.name == "h1"
    }
    return false
  }

  /// Whether an element is in an article or in the main part of the page.
  private static func isInArticle(_ index: Int, in page: PageTree) -> Bool {
    var parent = page.nodes[index].parent
    while parent > 0 {
      if ["article", "main"].contains(page.nodes[parent].name) || page.nodes[parent]["role"] == "main" { return true }
      parent = page.nodes[parent].parent
    }
    return false
  }
}
