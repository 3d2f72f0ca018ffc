/// Takes what names removed files and types out of documents and lists: rows of tables, entries of catalogues, recorded mutants.
struct DocumentPruning {
  let removed: Set<String>
  /// The files that are gone or changed.
  let changed: Set<String>
  /// The types that are gone.
  let names: Set<String>

  func prune(_ files: inout [String: String]) {
    for (path, text) in files where path.hasSuffix(".md") && !path.contains("/Fixtures/") {
      let rest = text.lines.filter { !isGone($0, in: path) }
      if rest.count < text.lines.count { files[path] = Self.withoutEmptySections(rest).joined(separator: "\n") }
    }
    forgetMutants(in: &files)
    Self.forgetProofs(in: &files)
  }

  /// Takes removed tests out of the conventions.
  private static func forgetProofs(in files: inout [String: String]) {
    let document = "Tests/Conventions.md"
    guard let text = files[document] else { return }
    var tests: Set<Substring> = []
    for (path, source) in files where path.hasPrefix("Tests/") && path.hasSuffix("Tests.swift") {
      tests.formUnion(source.split(separator: "\""))
    }
    files[document] = text.lines.map { line in
      guard line.hasPrefix("| ") else { return String(line) }
      var rest = String(line)
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      for (index, name) in parts.enumerated() where index % 2 == 1 && !tests.contains(name) {
        let proof = "\"\(name)\""
        rest = rest.replacing("\(proof); ", with: "").replacing("; \(proof)", with: "")
        rest = rest.replacing("| \(proof) |", with: "| Statement: the tests that showed it went with a sample |")
      }
      return rest
    }.joined(separator: "\n")
  }

  /// The mutants of a room are counted anew when its code has changed: until then, it has neither a row nor entries.
  private func forgetMutants(in files: inout [String: String]) {
    let document = "Tests/Mutation.md"
    guard let text = files[document] else { return }
    let rows = text.lines.map { line in (line, line.hasPrefix("| ") ? line.dropFirst(2).prefix { $0 != " " } : "") }
    let rooms = Set(rows.map { String($0.1) }.filter { room in Self.folders(ofRoom: room).contains { changed(below: $0) } })
    files[document] = rows.filter { !rooms.contains(String($0.1)) }.map(\.0).joined(separator: "\n")
    let folders = rooms.flatMap(Self.folders)
    for path in ["Tests/Mutation.equivalent", "Tests/Mutation.survivors"] {
      files[path] = files[path].map { list in
        let entries = list.split(separator: "\n\n", omittingEmptySubsequences: true)
        let rest = entries.filter { entry in !folders.contains { entry.drop { $0 == "\n" }.hasPrefix($0 + "/") } }
        return rest.count == entries.count ? list : rest.joined(separator: "\n\n").trimmedEnd + (rest.isEmpty ? "" : "\n")
      }
    }
  }

  private func changed(below folder: String) -> Bool { changed.contains { $0.hasPrefix(folder + "/") } }

  private static func folders(ofRoom room: String) -> [String] {
    switch room {
    case "Domain", "Terminal": ["Modules/\(room)"]
    case "Scenes", "Presentation": ["Modules/Presentation/\(room)"]
    case "DataLayer": ["Modules/Data/Data"]
    default: room.first?.isUppercase == true ? ["Modules/Data/\(room)"] : []
    }
  }

  /// Headings below which nothing is left, before one of the same rank or at the end.
  private static func withoutEmptySections(_ lines: [Substring]) -> [Substring] {
    var lines = lines
    var isInBlock = false
    var headings: [Int] = []
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { isInBlock.toggle() }
      if !isInBlock, line.hasPrefix("#") { headings.append(index) }
    }
    for (heading, next) in zip(headings, headings.dropFirst() + [lines.count]).reversed()
    where lines[(heading + 1)..<next].allSatisfy(\.isEmpty) && (next == lines.count || rank(lines[next]) <= rank(lines[heading])) {
      lines.removeSubrange(heading..<next)
      if next == lines.count, lines.last?.isEmpty == false { lines.append("") }
    }
    return lines
  }

  private static func rank(_ heading: Substring) -> Int { heading.prefix { $0 == "#" }.count }

  /// An entry of a catalogue, or a row with a link to a file that is gone.
  private func isGone(_ line: Substring, in path: String) -> Bool {
    if line.hasPrefix("- ``"), line.hasSuffix("``") { return names.contains(String(line.dropFirst(4).dropLast(2))) }
    guard line.hasPrefix("|") else { return false }
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    return removed.contains { file in
      line.contains("](\(file))")
        || !folder.isEmpty && file.hasPrefix(folder + "/") && line.contains("](\(file.dropFirst(folder.count + 1)))")
    }
  }
}

extension String {
  /// Without line feeds at the end.
  fileprivate var trimmedEnd: Substring {
    var text = self[...]
    while text.last == "\n" { text.removeLast() }
    return text
  }
}
