import Foundation

extension MarkdownFile {
  /// Every Markdown document of the project, in the order of the paths.
  static func all() throws -> [MarkdownFile] {
    let files = FileManager.default
    let folders = try files.contentsOfDirectory(atPath: Source.root.path()).filter { $0 != ".git" && !$0.hasPrefix(".build") }
    let paths = folders.flatMap { name in
      // A file has no paths below it.
      let inside = (try? files.subpathsOfDirectory(atPath: Source.root.appending(path: name).path())) ?? []
      return [name] + inside.map { "\(name)/\($0)" }
    }
    return try paths.filter { $0.hasSuffix(".md") }.sorted().map { try MarkdownFile(Source.root.appending(path: $0)) }
  }

  /// The path in the project.
  var path: String { String(file.path().dropFirst(Source.root.path().count)) }

  /// A block has no closing mark.
  struct Unclosed: Error {
    let line: Int
    let file: String
  }

  /// The fenced blocks, in their order.
  /// - Throws: ``Fence/Unknown`` for a block that does not say what it is.
  func fences() throws -> [Fence] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var fences: [Fence] = []
    var index = 0
    while index < lines.count {
      defer { index += 1 }
      guard let mark = Self.mark(of: lines[index]) else { continue }
      let words = lines[index].trimmingCharacters(in: .whitespaces).dropFirst(mark.count).trimmingCharacters(in: .whitespaces)
      let start = index + 1
      guard let end = lines[start...].firstIndex(where: { Self.closes($0, mark) }) else { throw Unclosed(line: start, file: path) }
      let kind: Fence.Kind
      do { kind = try Fence.Kind(words: words) } catch { throw Fence.Unknown(words: "\(path):\(start): ```\(error.words)") }
      fences.append(Fence(kind: kind, content: Array(lines[start..<end]), range: start..<end, description: "\(path):\(start + 1)"))
      index = end
    }
    return fences
  }

  /// Replaces the content of a fenced block, and leaves its marks.
  mutating func replace(_ fence: Fence, with content: [String]) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines.replaceSubrange(fence.range, with: content)
    text = lines.joined(separator: "\n")
  }

  /// Three or more backticks or tildes.
  private static func mark(of line: String) -> Substring? {
    let rest = line.drop { $0 == " " }
    guard let first = rest.first, first == "`" || first == "~" else { return nil }
    let mark = rest.prefix { $0 == first }
    return mark.count >= 3 && !rest.dropFirst(mark.count).contains("`") ? mark : nil
  }

  private static func closes(_ line: String, _ mark: Substring) -> Bool {
    let text = line.trimmingCharacters(in: .whitespaces)
    return text.count >= mark.count && text.allSatisfy { $0 == mark.first }
  }
}
