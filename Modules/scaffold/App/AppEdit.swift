/// A change of a file that stays: what belongs to other parts is left out. Files are changed on their way into an app, and when a sample goes.
struct AppEdit {
  let path: String
  /// The sample that may have taken away already what the edit is about.
  private(set) var other: String?
  private let work: Work

  private enum Work {
    case leaveOut(start: String)
    case leaveOutCall(of: String)
    case leaveOutLines(from: String, through: String)
    case leaveOutLinesUntil(from: String, before: String)
    case leaveOutSection(heading: String)
    case replace(old: String, new: String)
  }

  /// Leaves out a declaration or an entry of a list: from the line that begins so, after its indentation, to the line that closes its brackets, with the
  /// comment above it.
  static func without(_ start: String, in path: String) -> AppEdit { AppEdit(path: path, work: .leaveOut(start: start)) }

  /// Leaves out a call whose first argument is on a line of its own that begins so.
  static func withoutCall(of start: String, in path: String) -> AppEdit { AppEdit(path: path, work: .leaveOutCall(of: start)) }

  /// Leaves out the lines from one that begins so to one that begins so.
  static func withoutLines(from first: String, through last: String, in path: String) -> AppEdit {
    AppEdit(path: path, work: .leaveOutLines(from: first, through: last))
  }

  /// Leaves out the line that begins so.
  static func withoutLine(_ start: String, in path: String) -> AppEdit { withoutLines(from: start, through: start, in: path) }

  /// Leaves out the lines from one that begins so to the one before one that begins so.
  static func withoutLines(from first: String, before next: String, in path: String) -> AppEdit {
    AppEdit(path: path, work: .leaveOutLinesUntil(from: first, before: next))
  }

  /// Leaves out a section of a document: from its heading to the next one of the same rank or a higher one.
  static func withoutSection(_ heading: String, in path: String) -> AppEdit {
    AppEdit(path: path, work: .leaveOutSection(heading: heading))
  }

  /// Replaces a text that the file has once.
  static func replacing(_ old: String, with new: String, in path: String) -> AppEdit {
    AppEdit(path: path, work: .replace(old: old, new: new))
  }

  private init(path: String, work: Work) {
    self.path = path
    self.work = work
  }

  /// Not needed if this sample is gone.
  func unlessGone(_ sample: String) -> AppEdit {
    var edit = self
    edit.other = sample
    return edit
  }

  /// - Parameter advice: What to do when the file does not have the expected text.
  func applied(
    to text: String, advice: String = "change the edits in Modules/scaffold/App/Edits as you changed the file"
  ) throws(ScaffoldError) -> String {
    do throws(MissingText) {
      return try changed(text)
    } catch {
      throw ScaffoldError("\(path) should have \(error.description): \(advice).")
    }
  }

  private struct MissingText: Error {
    let description: String
  }

  private func changed(_ text: String) throws(MissingText) -> String {
    switch work {
    case .replace(let old, let new):
      guard text.ranges(of: old).count == 1 else { throw MissingText(description: "the text '\(old.lines.first ?? "")' once") }
      return text.replacing(old, with: new)
    case .leaveOut(let start):
      let (lines, code) = (text.lines, Self.codeLines(of: text))
      let first = try index(of: start, in: lines[...])
      let begin = Self.attribute(before: first, in: code) ?? first
      return Self.without(begin...Self.end(of: first, in: code), in: lines)
    case .leaveOutCall(let start):
      let lines = text.lines
      let first = try index(of: start, in: lines[...]) - 1
      return Self.without(first...Self.end(of: first, in: Self.codeLines(of: text)), in: lines)
    case .leaveOutLines(let start, let end):
      let lines = text.lines
      let first = try index(of: start, in: lines[...])
      return Self.without(first...(try index(of: end, in: lines[first...])), in: lines)
    case .leaveOutLinesUntil(let start, let next):
      let lines = text.lines
      let first = try index(of: start, in: lines[...])
      return (lines[..<first] + lines[(try index(of: next, in: lines[first...]))...]).joined(separator: "\n")
    case .leaveOutSection(let heading):
      let lines = text.lines
      guard let first = lines.firstIndex(of: heading[...]) else { throw MissingText(description: "the heading '\(heading)'") }
      let rank = heading.prefix { $0 == "#" }.count
      var isInBlock = false
      let end = lines[(first + 1)...].firstIndex { line in
        if line.hasPrefix("```") { isInBlock.toggle() }
        return !isInBlock && line.hasPrefix("#") && line.prefix { $0 == "#" }.count <= rank
      }
      return (lines[..<first] + lines[(end ?? lines.count - 1)...]).joined(separator: "\n")
    }
  }

  private func index(of start: String, in lines: ArraySlice<Substring>) throws(MissingText) -> Int {
    guard let index = lines.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix(start) }) else {
      throw MissingText(description: "a line that begins with '\(start)'")
    }
    return index
  }

  /// The text without these lines and the comment above them.
  private static func without(_ stretch: ClosedRange<Int>, in lines: [Substring]) -> String {
    var begin = stretch.lowerBound
    while begin > 0, isAbove(lines[begin - 1]) { begin -= 1 }
    // A blank line separates what stood on both sides; one is enough.
    let isSeparated = begin > 0 && lines[begin - 1].isEmpty
    // So is none after the brace that opens a type.
    let isFirst = begin > 0 && lines[begin - 1].hasSuffix("{")
    let rest = lines[(stretch.upperBound + 1)...].drop { (isSeparated || isFirst) && $0.isEmpty }
    // Before the bracket that closes a type, there is none.
    let isLast = isSeparated && rest.first?.drop { $0 == " " } == "}"
    return (lines[..<(isLast ? begin - 1 : begin)] + rest).joined(separator: "\n")
  }

  /// Comments and attributes belong to the declaration below.
  private static func isAbove(_ line: Substring) -> Bool {
    let text = line.drop { $0 == " " }
    return text.hasPrefix("//") || text.hasPrefix("@Test") || text == "@MainActor"
  }

  /// The first line of an attribute of several lines that ends right before this line.
  private static func attribute(before index: Int, in lines: [Substring]) -> Int? {
    guard let first = lines[..<index].lastIndex(where: { $0.drop { $0 == " " }.hasPrefix("@Test(") }) else { return nil }
    return end(of: first, in: lines) == index - 1 ? first : nil
  }

  /// The line on which all brackets are closed that the first line opens.
  private static func end(of first: Int, in lines: [Substring]) -> Int {
    var depth = 0
    for index in first..<lines.count {
      for letter in lines[index] {
        if "([{".contains(letter) { depth += 1 }
        if ")]}".contains(letter) { depth -= 1 }
      }
      if depth <= 0, lines[index].last(where: { $0 != " " }) != "=" { return index }
    }
    return lines.count - 1
  }

  /// The lines without their comments and strings.
  private static func codeLines(of text: String) -> [Substring] {
    SourceStretch.all(of: text).map { stretch in
      if stretch.isCode { return stretch.text }
      return (stretch.text.hasPrefix("/") ? "" : "_") + stretch.text.filter { $0 == "\n" }
    }.joined().lines
  }
}
