/// A change of several files. It is computed completely before any of it is made.
struct TreeChange: Hashable {
  /// The new files and their text, by path.
  var added: [String: String] = [:]
  /// The changed files, which contain lists, by path.
  var changed: [String: Edit] = [:]
  var removed: Set<String> = []

  struct Edit: Hashable {
    /// The whole new text of the file.
    var text: String
    /// The lines that are added or removed.
    var lines: [String] = []
  }

  /// The line length in `.swift-format`. New files are formatted with it; a list keeps its other lines unchanged.
  private static let longestLine = 140

  /// Adds the line of a new feature to a list, below the line of Quotes.
  mutating func add(
    _ model: WiringLine, of name: NameSpelling, to tree: [String: String], renamed: (String) -> String
  ) throws(ScaffoldError) {
    var edit = changed[model.path] ?? Edit(text: tree[model.path] ?? "")
    var lines = edit.text.lines.map(String.init)
    let places = lines.indices.filter { model.matches(lines[$0][...]) }
    guard let place = places.first, places.count == 1 else {
      throw ScaffoldError("\(model.path) has \(places.count) lines that begin with '\(model.start)' instead of one: restore the list.")
    }
    if !lines[place].hasSuffix(",") { lines[place] += "," }
    let new = renamed(lines[place])
    guard !model.path.hasSuffix(".swift") || new.count <= Self.longestLine else {
      throw ScaffoldError(
        "The name \(name.type) is too long: it makes a line of \(model.path) longer than the format allows. Choose a shorter one.")
    }
    lines.insert(new, at: place + 1)
    edit.text = lines.joined(separator: "\n")
    edit.lines.append(new)
    changed[model.path] = edit
  }

  /// Removes a line from a list, if it is there.
  mutating func remove(_ line: WiringLine, from tree: [String: String]) {
    var edit = changed[line.path] ?? Edit(text: tree[line.path] ?? "")
    let old = edit.text.lines.filter(line.matches).map(String.init)
    guard !old.isEmpty else { return }
    edit.text = edit.text.lines.filter { !line.matches($0) }.joined(separator: "\n")
    edit.lines += old
    changed[line.path] = edit
  }

  /// Refuses a name if the tree already contains a file or a type of the new feature. A type that is only used counts too: it belongs to
  /// Swift or a library.
  func refuseTakenName(_ name: FeatureName, in tree: [String: String]) throws(ScaffoldError) {
    func taken(_ reason: String) -> ScaffoldError { ScaffoldError("The name \(name.one.type) is taken: \(reason). Choose another name.") }
    if let path = added.keys.filter({ tree[$0] != nil }).min() { throw taken("\(path) exists") }
    let types = Set(added.values.flatMap(SourceStretch.types)).filter(name.isPart)
    for (path, text) in tree.sorted(by: { $0.key < $1.key })
    where path.hasSuffix(".swift") && name.isNamed(in: text) && !path.contains("/Fixtures/") {
      if let type = SourceStretch.words(ofCodeIn: text).first(where: types.contains) { throw taken("\(path) uses \(type)") }
    }
  }

  /// The report for the user: a line for each file, and for each changed line of a list.
  var report: [String] {
    let new = added.sorted { $0.key < $1.key }.map { "A \($0.key) (\($0.value.lines.count - 1) lines)" }
    let edits = changed.sorted { $0.key < $1.key }.flatMap { path, edit in
      ["M \(path)"] + edit.lines.map { "  \(removed.isEmpty ? "+" : "-") \($0.drop { $0 == " " })" }
    }
    func count(_ number: Int, _ noun: String) -> String { number == 1 ? "1 \(noun)" : "\(number) \(noun)s" }
    let files = count(added.count + removed.count, "file")
    let lines = count(changed.values.reduce(0) { $0 + $1.lines.count }, "line")
    return new + removed.sorted().map { "D \($0)" } + edits + ["\(files), and \(lines) in \(count(changed.count, "list"))."]
  }

  /// The tree after the change.
  func applied(to tree: [String: String]) -> [String: String] {
    var tree = tree.filter { !removed.contains($0.key) }
    for (path, text) in added { tree[path] = text }
    for (path, edit) in changed { tree[path] = edit.text }
    return tree
  }
}

extension String {
  /// The lines without their line feeds. A text that ends in a line feed has an empty last line.
  var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
