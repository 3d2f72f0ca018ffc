/// A committed list of mutants: those that survive, or those that change nothing.
///
/// An entry is its file, the line's text, the change (with its number if the file has it more than once) and, for equivalent mutants, the reason, each
/// on a line. An empty line ends it.
struct MutantList: Equatable {
  struct Entry: Equatable {
    let key: MutantKey
    let reason: String?
  }

  var entries: [Entry]

  var keys: Set<MutantKey> { Set(entries.map(\.key)) }

  init(_ entries: [Entry]) { self.entries = entries }

  /// - Parameter name: The file's name, for the error.
  init(text: String, name: String) throws(MutationError) {
    var entries: [Entry] = []
    for block in text.split(separator: "\n", omittingEmptySubsequences: false).split(separator: "") {
      let lines = block.map(String.init)
      guard lines.count == 3 || lines.count == 4 else {
        throw MutationError("\(name): the entry at '\(lines[0])' needs three lines, or four with a reason.")
      }
      let (change, occurrence) = Self.parts(of: lines[2])
      let key = MutantKey(file: lines[0], text: lines[1], change: change, occurrence: occurrence)
      entries.append(Entry(key: key, reason: lines.count == 4 ? lines[3] : nil))
    }
    self.entries = entries
  }

  var text: String {
    let sorted = entries.sorted {
      ($0.key.file, $0.key.text, $0.key.change, $0.key.occurrence) < ($1.key.file, $1.key.text, $1.key.change, $1.key.occurrence)
    }
    return sorted.map { entry in
      let number = entry.key.occurrence > 1 ? " (\(entry.key.occurrence))" : ""
      return ([entry.key.file, entry.key.text, entry.key.change + number] + (entry.reason.map { [$0] } ?? [])).map { $0 + "\n" }.joined()
    }
    .joined(separator: "\n")
  }

  private static func parts(of line: String) -> (change: String, occurrence: Int) {
    guard line.hasSuffix(")"), let open = line.lastIndex(of: "("), line[..<open].hasSuffix(" "),
      let number = Int(line[line.index(after: open)...].dropLast())
    else { return (line, 1) }
    return (String(line[..<open].dropLast()), number)
  }
}
