internal import ReaderDomain

/// Rules out most lines by their bytes, without parsing them. A search through years of articles therefore parses few lines.
///
/// It compares letters and digits only. In bodies, only the words of a search are looked for.
struct LineFilter {
  private indirect enum Test {
    case nothing
    case run(SubstringMatcher, inHead: Bool)
    case letters(LetterMatcher, inHead: Bool)
    case all([Test])
    case any([Test])

    init(_ required: RequiredText) {
      switch required {
      case .nothing: self = .nothing
      case .run(let run, let place): self = SubstringMatcher(run).map { .run($0, inHead: place == .titleOrAuthor) } ?? .nothing
      case .letters(let run, let place): self = LetterMatcher(run).map { .letters($0, inHead: place == .titleOrAuthor) } ?? .nothing
      case .all(let parts): self = .all(parts.map { Test($0) })
      case .any(let parts): self = .any(parts.map { Test($0) })
      }
    }

    func mayMatch(_ line: UnsafeBufferPointer<UInt8>, head: Int) -> Bool {
      switch self {
      case .nothing: true
      case .run(let run, true): run.stands(in: UnsafeBufferPointer(rebasing: line[..<head]))
      case .run(let run, false): run.stands(in: line) || run.standsAcrossMarkup(in: UnsafeBufferPointer(rebasing: line[head...]))
      case .letters(let letters, let inHead): letters.mayStand(in: line, head: head, inHead: inHead)
      case .all(let parts): parts.allSatisfy { $0.mayMatch(line, head: head) }
      case .any(let parts): parts.contains { $0.mayMatch(line, head: head) }
      }
    }
  }

  private let test: Test

  init(_ query: ArticleQuery) {
    test = Test(.both(RequiredText(words: query), query.condition.map { RequiredText($0.condition).withoutBodies } ?? .nothing))
  }

  /// Whether the filter rules out anything.
  var mayRuleOut: Bool { if case .nothing = test { false } else { true } }

  /// Whether the article of a line may match the query; if false, it does not.
  /// - Parameter head: the length of the line up to the body.
  func mayMatch(_ line: UnsafeBufferPointer<UInt8>, head: Int) -> Bool { test.mayMatch(line, head: head) }
}
