/// Marks the elements of a page that are not part of its main text, by what they say they are.
struct ClutterMarks {
  /// Whether a node is left out, with its descendants. The descendants themselves are not marked.
  private(set) var marks: [Bool]
  /// The bytes of text in requests to accept cookies.
  private(set) var consentText = 0
  /// Whether the page asks for a payment or a subscription in place of its text.
  private(set) var asksForPayment = false

  /// The size of a line about a text, in bytes.
  private static let longestLine = 150
  /// The size of a request for a payment, in bytes. Pages also have empty elements for it.
  private static let shortestRequest = 30

  /// - Parameter isLenient: whether what usually stands around a text is kept, because the page has no text without it.
  init(of page: PageTree, _ roles: PageRoles, isLenient: Bool) {
    marks = Array(repeating: false, count: page.nodes.count)
    let weights = roles.weights
    let holdsBody = Self.holdsBody(page, roles.bodies, weights)
    var index = 1
    while index < page.nodes.count {
      let node = page.nodes[index]
      if node.name == "noscript" {
        marks[index] = weights.images[index] == 0
      } else if let clutter = roles.clutter[index] {
        note(clutter, text: weights.text[index])
        marks[index] = Self.isLeftOut(
          clutter, text: weights.text[index], share: weights.gain[0] == 0 ? 0 : weights.gain[index] * 100 / weights.gain[0],
          holdsBody: holdsBody[index], isLenient: isLenient)
      }
      index = marks[index] ? node.end : index + 1
    }
  }

  private mutating func note(_ clutter: ElementRole.Clutter, text: Int) {
    switch clutter {
    case .consent: consentText += text
    case .payment: asksForPayment = asksForPayment || text >= Self.shortestRequest
    case .comments, .box, .surroundings, .line: break
    }
  }

  /// - Parameter share: the part of the page's text that the element has, in percent. Names also mislead.
  private static func isLeftOut(_ clutter: ElementRole.Clutter, text: Int, share: Int, holdsBody: Bool, isLenient: Bool) -> Bool {
    switch clutter {
    case .comments, .consent, .payment: !holdsBody
    case .box: !holdsBody && share < 50
    case .surroundings: !holdsBody && share < 35 && !isLenient
    case .line: text < longestLine
    }
  }

  /// Whether each element is or contains one that says that it holds the main text, and that has a large part of the page's text.
  private static func holdsBody(_ page: PageTree, _ bodies: [ElementRole.Body?], _ weights: ReadabilityScores) -> [Bool] {
    var holds = bodies.indices.map { bodies[$0] != nil && weights.gain[$0] * 4 > weights.gain[0] }
    for index in page.nodes.indices.dropFirst().reversed() where holds[index] { holds[page.nodes[index].parent] = true }
    return holds
  }
}
