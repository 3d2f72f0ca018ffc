/// Decides whether what was found on a page is a text at all.
struct TextRefusal {
  private(set) var isRefused: Bool

  /// The least text, in bytes without white space: some forty words of a European language.
  private static let leastText = 200
  /// The least weight of its blocks (`ReadabilityScores.gain`).
  private static let leastGain = 120
  /// The size of a text that is shorter than what a site shows in place of its text: the beginning, and the request to pay for the rest.
  private static let beginning = 1500
  /// The size of a text that is shorter than the sentences around the fields of a login.
  private static let loginText = 800
  /// The words of requests to accept cookies, in most languages.
  private static let consentWords: [StaticString] = ["consent", "cookie", "datenschutz", "privacy", "tracking"]
  /// The text for each of these words, below which a text is such a request.
  private static let consent = 200
  /// The text for each heading that leads to another page, below which a page is a list of teasers.
  private static let teaser = 400
  /// The same for headings that are left out. They may also stand below a text.
  private static let omittedTeaser = 100

  init(of selection: TextSelection, in page: PageTree, _ weights: ReadabilityScores, _ clutter: ClutterMarks) {
    var (text, link, teasers, consent) = (0, 0, 0, 0)
    for part in selection.parts {
      selection.forEachNode(of: part, in: page) { index in
        let node = page.nodes[index]
        if node.isText {
          text += node.weight
          if node.isInLink { link += node.weight }
          consent += Self.consentWords.reduce(0) { $0 + Self.count(of: $1, in: page.bytes[node.text]) }
        } else if Self.isTeaser(index, in: page, weights) {
          teasers += 1
        }
      }
    }
    let plain = text - link
    let gain = selection.parts.reduce(0) { $0 + weights.gain[$1] }
    isRefused =
      plain < Self.leastText || gain < Self.leastGain
      // A list of links, each with a few words.
      || link * 20 > text * 9
      || teasers > 2 && teasers * Self.teaser > plain || selection.omittedTeasers * Self.omittedTeaser > plain
      || plain < Self.beginning && (clutter.asksForPayment || page.isForSubscribers)
      || plain < Self.loginText && (page.hasPassword || page.isReloaded || clutter.consentText > plain)
      || plain < Self.beginning && consent * Self.consent > plain
  }

  /// Whether a heading below the title is a link to another page.
  static func isTeaser(_ index: Int, in page: PageTree, _ weights: ReadabilityScores) -> Bool {
    PageTree.headings.contains(page.nodes[index].name) && page.nodes[index].name != "h1" && weights.text[index] > 0
      && weights.link[index] * 10 >= weights.text[index] * 8
  }

  private static func count(of word: StaticString, in text: ArraySlice<UInt8>) -> Int {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    var count = 0
    var rest = text
    while let start = rest.firstIndex(where: { $0 | 0x20 == word[0] }) {
      rest = rest[start...]
      if rest.prefix(word.count).elementsEqual(word, by: { $0 | 0x20 == $1 }) { count += 1 }
      rest = rest.dropFirst()
    }
    return count
  }
}
