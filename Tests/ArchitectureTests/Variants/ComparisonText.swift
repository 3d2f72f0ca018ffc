import LayerRules

/// The two generated parts of the comparison.
enum ComparisonText {
  /// The counts of the architectures.
  static func counts(of project: Project) -> String {
    let counted = ComparedArchitecture.all.map { ($0, ArchitectureCounts(of: $0, in: project)) }
    var table = MarkdownTable(header: [
      "architecture", "files", "lines of code", "types", "protocols", "files to follow a `show`", "doubles", "test files", "test lines",
    ])
    table.rows = counted.map { architecture, counts in
      let numbers = [
        counts.files, counts.lines, counts.types, counts.protocols, counts.way.count, counts.doubles.count, counts.testFiles,
        counts.testLines,
      ]
      return [architecture.title] + numbers.map(String.init)
    }
    let ways = counted.map { "- \($0.title): \(quoted($1.way)); tested with \(quoted($1.doubles))" }
    return ([table.text, "", rule, ""] + ways).joined(separator: "\n")
  }

  /// The cost of the reference changes.
  static func changes() throws(LoadError) -> String {
    var parts: [String] = []
    for change in ReferenceChange.all {
      var table = MarkdownTable(header: [
        change.name, "files", "edit sites", "lines", "test files", "test edit sites", "test lines", "doubles touched",
      ])
      let titles = ["shared, once"] + ComparedArchitecture.all.map(\.title)
      for (name, title) in zip(ReferenceChange.patchNames, titles) {
        let files = try change.patch(name).files
        let doubles = files.count(where: \.isDouble)
        table.rows.append(
          [title] + PatchCost(of: files.filter { !$0.isTest }).cells + PatchCost(of: files.filter(\.isTest)).cells + ["\(doubles)"])
      }
      parts.append("`\(change.name)`: \(change.meaning).\n\n\(table.text)")
    }
    return parts.joined(separator: "\n\n")
  }

  private static let rule = """
    Lines of code are neither blank nor only a comment. The files to follow a `show` are the files that a reader opens who starts at
    `perform` and at the scene's `articleList(in:)`, looks up every name within the folder, and skips what a `switch` does for other
    requests. The file of `articleList(in:)` is not counted, because VIP has it in Composition. Tests are the architecture's own,
    without the shared conformance suite. The files on the way, and the doubles that the tests use, shared ones first:
    """

  private static func quoted(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
}
