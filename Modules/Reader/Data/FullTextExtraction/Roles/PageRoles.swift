/// What the elements of a page are for, and how much text they have, before anything is left out.
struct PageRoles {
  /// What each node says about holding the main text.
  let bodies: [ElementRole.Body?]
  /// The clutter that each node says that it is.
  let clutter: [ElementRole.Clutter?]
  let weights: ReadabilityScores

  init(of page: PageTree) {
    var bodies: [ElementRole.Body?] = []
    var clutter: [ElementRole.Clutter?] = []
    for (index, node) in page.nodes.enumerated() {
      let words = node.isText ? nil : ElementWords(node)
      bodies.append(words.flatMap { ElementRole.body(node, $0) })
      clutter.append(words.flatMap { ElementRole.clutter(index, $0, in: page) })
    }
    (self.bodies, self.clutter) = (bodies, clutter)
    weights = ReadabilityScores(of: page, leavingOut: Array(repeating: false, count: page.nodes.count))
  }
}
