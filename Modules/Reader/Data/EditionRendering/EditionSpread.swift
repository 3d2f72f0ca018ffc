internal import ReaderDomain

/// The stories that are set together in columns.
///
/// Long columns would make a reader scroll up again at the end of each. So a long text is cut into parts of which each fits a screen, and
/// short ones are set together.
struct EditionSpread {
  let stories: [EditionStory]

  /// The maximum number of words of a spread, unless it is a single story.
  private static let maximumWords = 700
  /// A longer story has a spread of its own.
  private static let longestShared = 320
  /// The number of words after which the columns of a long text begin anew.
  private static let wordsPerPart = 380

  /// The stories of a section as spreads, in the same order.
  static func spreads(of stories: [EditionStory]) -> [EditionSpread] {
    var spreads: [EditionSpread] = []
    var shared: [EditionStory] = []
    func words(_ stories: [EditionStory]) -> Int { stories.reduce(0) { $0 + weight(of: $1) } }
    for story in stories {
      let isAlone = story.leadReason != nil || weight(of: story) > longestShared
      if isAlone || words(shared) + weight(of: story) > maximumWords {
        if !shared.isEmpty { spreads.append(EditionSpread(stories: shared)) }
        shared = []
      }
      if isAlone { spreads.append(EditionSpread(stories: [story])) } else { shared.append(story) }
    }
    if !shared.isEmpty { spreads.append(EditionSpread(stories: shared)) }
    return spreads
  }

  /// The parts of a text, each to be set in columns of its own.
  /// - Parameter opening: the number of words of the first part, if it stands elsewhere.
  static func parts(of document: Document, opening: Int?) -> [[Document.Block]] {
    var parts: [[Document.Block]] = []
    var part: [Document.Block] = []
    var words = 0
    for block in document.blocks {
      let maximum = parts.isEmpty ? opening ?? wordsPerPart : wordsPerPart
      // A heading begins a part rather than ending one.
      let minimum = parts.isEmpty && opening != nil ? maximum * 9 / 10 : maximum / 2
      if words >= maximum || words >= minimum && block.isHeading {
        parts.append(part)
        (part, words) = ([], 0)
      }
      part.append(block)
      words += EditionBody(Document(blocks: [block])).words
    }
    guard !part.isEmpty else { return parts }
    // A last part of a few lines would stand alone.
    if words < wordsPerPart / 3, parts.count > (opening == nil ? 0 : 1), let last = parts.popLast() { part = last + part }
    return parts + [part]
  }

  /// The room that a story takes: its headline and the lines around it are worth some words.
  private static func weight(of story: EditionStory) -> Int { story.article.body.words + 30 }
}

extension Document.Block {
  fileprivate var isHeading: Bool { if case .heading = self { true } else { false } }
}
