import CoreDomain

/// The file of rules as the user wrote it: one rule per line, and comments. Invalid lines stay in the file, and do not affect other rules.
public struct RuleDocument: Hashable, Sendable {
  /// The maximum size of the file in bytes.
  public static let maximumBytes = 1 << 20
  /// The maximum number of rules. Every rule is evaluated for every new article.
  public static let maximumRules = 1_000
  /// The maximum length of a line in bytes: that of a query, and room for the rest of the rule.
  public static let longestLine = Query.maximumBytes + 1_024

  /// A rule with its place in the file.
  public struct Entry: Hashable, Sendable {
    public let rule: ArticleRule
    /// The number of the rule among all rules, from 1.
    public let number: Int
    /// The line in the file, from 1.
    public let line: Int
    /// The line as the user wrote it.
    public let text: String
  }

  public let text: String
  public let entries: [Entry]
  public let errors: [RuleError]

  /// Parses the content of the file. An invalid line becomes an error, and does not affect other lines.
  /// - Parameters:
  ///   - text: the content.
  ///   - views: the saved views, to which `@name` refers.
  public init(_ text: String, views: SavedViews = .none) {
    self.text = text
    var entries: [Entry] = []
    var errors: [RuleError] = []
    for (place, line) in Self.lines(of: text).enumerated() {
      let line = String(line)
      guard !Self.isComment(line) else { continue }
      do throws(RuleError) {
        let rule = try ArticleRule(line, views: views)
        guard entries.count < Self.maximumRules else { throw RuleError(.tooMany, column: 1) }
        entries.append(Entry(rule: rule, number: entries.count + 1, line: place + 1, text: line.trimmingWhitespace()))
      } catch {
        var error = error
        error.line = place + 1
        errors.append(error)
        if error.kind == .tooMany { break }
      }
    }
    self.entries = entries
    self.errors = errors
  }

  /// The lines, without the byte order mark that some editors write at the start of a file.
  private static func lines(of text: String) -> [Substring] {
    let content = text.first == "\u{FEFF}" ? text.dropFirst() : text[...]
    return content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  private static func isComment(_ line: String) -> Bool {
    guard let first = line.first(where: { !$0.isWhitespace }) else { return true }
    return first == "#"
  }

  /// The document after a change. All other lines stay as they are.
  /// - Throws: `rule(.notFound)` when the rule to remove does not exist, `rule(.tooMany)`, `rule(.badRule)` for a rule with a line break.
  public func applying(_ change: RuleChange) throws(ReaderError) -> RuleDocument {
    switch change {
    case .add(let rule):
      let line = rule.text
      if let end = line.firstIndex(where: \.isNewline) {
        throw .rule(.badRule(RuleError(.lineBreak, column: line.distance(from: line.startIndex, to: end) + 1)))
      }
      return try inserting(line, at: text.endIndex)
    case .putBack(let line, let number):
      let lines = Self.lines(of: text)
      guard !lines.contains(where: { String($0).trimmingWhitespace() == line }) else { return self }
      return try inserting(line, at: lines.indices.contains(number - 1) ? lines[number - 1].startIndex : text.endIndex)
    case .remove(let entry):
      // The file may have changed since the user chose the rule.
      let lines = Self.lines(of: text)
      let places = lines.indices.filter { String(lines[$0]).trimmingWhitespace() == entry.text }
      guard let place = places.contains(entry.line - 1) ? entry.line - 1 : places.first else { throw .rule(.notFound(entry.text)) }
      let line = lines[place]
      // The line is removed with its line break. All other line breaks stay.
      let end = line.endIndex < text.endIndex ? text.index(after: line.endIndex) : line.endIndex
      return RuleDocument(String(text[..<line.startIndex] + text[end...]))
    }
  }

  private func inserting(_ line: String, at place: String.Index) throws(ReaderError) -> RuleDocument {
    let isBehindUnfinishedLine = place == text.endIndex && text.last?.isNewline == false
    let longer = text[..<place] + (isBehindUnfinishedLine ? "\n" : "") + line + "\n" + text[place...]
    guard entries.count < Self.maximumRules, longer.utf8.count <= Self.maximumBytes else { throw .rule(.tooMany) }
    return RuleDocument(String(longer))
  }
}
