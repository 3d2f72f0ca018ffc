/// Finds the parts of a page that are its main text: an element, and what belongs to it among its neighbours.
struct TextParts {
  let page: PageTree
  let weights: ReadabilityScores
  let marks: [Bool]
  let bodies: [ElementRole.Body?]

  /// The elements in which the text is searched: those that only hold others.
  private static let containers: Set<String> = [
    "#page", "article", "body", "center", "div", "form", "html", "main", "section", "span", "table", "tbody", "td", "tr",
  ]
  private static let tableParts: Set<String> = ["tbody", "tr"]
  /// The least weight of an element that is a text, and of a neighbour that belongs to it.
  private static let leastText = 100
  private static let leastNeighbour = 60

  /// The way from an element that holds the whole text to its core.
  private struct Way {
    var path: [Int]
    /// The least part of the text that the next element on the way must have, in percent.
    let share: Int
    /// The least weight of a neighbour of the way that belongs to the text, in percent of what is beside it.
    let neighbourShare: Int
  }

  /// The roots of the parts, in document order.
  var parts: [Int] {
    var way = start()
    while let last = way.path.last, let next = nextContainer(in: last, share: way.share) { way.path.append(next) }
    // A row alone is no table.
    while way.path.count > 1, let last = way.path.last, Self.tableParts.contains(page.nodes[last].name) { way.path.removeLast() }
    let parts = parts(along: way)
    guard let first = parts.first else { return [] }
    return LeadText.blocks(before: first, of: page, weights, marks) + parts
  }

  private func start() -> Way {
    for body in [ElementRole.Body.body, .article, .main] {
      guard let found = best(body) else { continue }
      let around = surroundings(of: found)
      // The article may have more parts than the one that calls itself its body; the main part of the page may also have other things.
      let outer = around.last { weights.sum[$0] * 2 > weights.sum[found] * (bodies[$0] == .article ? 3 : 6) } ?? found
      switch bodies[outer] {
      case .body?:
        guard let article = around.first else { return Way(path: [outer], share: 101, neighbourShare: 100) }
        return Way(path: path(from: article, to: outer), share: 101, neighbourShare: bodies[article] == .article ? 0 : 10)
      case .article?: return Way(path: [outer], share: 90, neighbourShare: 0)
      case .main?, nil: return Way(path: [outer], share: 75, neighbourShare: 10)
      }
    }
    return Way(path: [0], share: 60, neighbourShare: 20)
  }

  /// The element with the most text of those that say that they hold it; nil when none has a large part of the page's text.
  private func best(_ body: ElementRole.Body) -> Int? {
    var found: [Int] = []
    var index = 1
    while index < page.nodes.count {
      let isFound = bodies[index] == body && weights.sum[index] >= Self.leastText
      if isFound, !marks[index] { found.append(index) }
      index = isFound || marks[index] ? page.nodes[index].end : index + 1
    }
    guard let best = found.max(by: { weights.sum[$0] < weights.sum[$1] }) else { return nil }
    return weights.gain[best] * (found.count == 1 ? 4 : 2) >= weights.gain[0] ? best : nil
  }

  /// The articles and main parts around an element, from the inside to the outside; the innermost of each kind.
  private func surroundings(of index: Int) -> [Int] {
    var found: [Int] = []
    var parent = page.nodes[index].parent
    while parent > 0 {
      if let body = bodies[parent], body != .body, !found.contains(where: { bodies[$0] == body }) { found.append(parent) }
      parent = page.nodes[parent].parent
    }
    return found
  }

  private func path(from outer: Int, to inner: Int) -> [Int] {
    var path = [inner]
    while let first = path.first, first != outer, first > 0 { path.insert(page.nodes[first].parent, at: 0) }
    return path
  }

  /// The child that has nearly all of an element's text; nil when the text is in several children, or in the element itself.
  private func nextContainer(in index: Int, share: Int) -> Int? {
    let children = page.children(of: index).filter { !marks[$0] }
    let inChildren = children.reduce(0) { $0 + weights.gain[$1] }
    guard (weights.gain[index] - inChildren) * 10 <= weights.gain[index],
      let best = children.max(by: { weights.sum[$0] < weights.sum[$1] }),
      weights.sum[best] > 0, Self.containers.contains(page.nodes[best].name) || page.nodes[best].name.contains("-")
    else { return nil }
    let all = children.reduce(0) { $0 + max(0, weights.sum[$1]) }
    return weights.sum[best] * 100 >= all * share ? best : nil
  }

  private func parts(along way: Way) -> [Int] {
    var before: [Int] = []
    var after: [Int] = []
    for (outer, inner) in zip(way.path, way.path.dropFirst()) {
      let children = page.children(of: outer).filter { !marks[$0] && ($0 == inner || !page.nodes[$0].isText) }
      let least = max(Self.leastNeighbour, weights.sum[inner] * way.neighbourShare / 100)
      var isKept = children.map { $0 == inner || isNeighbour($0, of: inner, least: least) }
      // The heading of a part.
      for place in children.indices.dropLast() where isKept[place + 1] && isHeading(children[place]) { isKept[place] = true }
      let kept = zip(children, isKept).filter(\.1).map(\.0)
      before += kept.filter { $0 < inner }
      after = kept.filter { $0 > inner } + after
    }
    return before + way.path.suffix(1) + after
  }

  private func isNeighbour(_ index: Int, of inner: Int, least: Int) -> Bool {
    let (one, other) = (page.nodes[index], page.nodes[inner])
    if one.name == "figure" { return weights.link[index] == 0 }
    guard weights.link[index] * 2 <= weights.text[index] else { return false }
    if weights.sum[index] >= least { return true }
    return weights.sum[index] > 0 && one.name == other.name && one["class"] != nil && one["class"] == other["class"]
  }

  private func isHeading(_ index: Int) -> Bool {
    PageTree.headings.contains(page.nodes[index].name) && weights.link[index] == 0
  }
}
