import LayerRules

/// The two generated parts of the comparison.
enum ComparisonText {
  /// The counts of the architectures.
  static func counts(of project: Project) -> String {
    let counted = ComparedArchitecture.all.map { ($0, ArchitectureCounts(of: $0, in: project)) }
    var lines = MarkdownTable(header: ["lines"] + LineUse.scenes.map(\.title) + ["scenes' own"] + LineUse.parts.map(\.title) + ["all"])
    var others = MarkdownTable(header: [
      "architecture", "files", "types", "protocols", "files to follow a `show`", "doubles", "test files", "test lines",
    ])
    for (architecture, counts) in counted {
      let numbers = LineUse.scenes.map { counts.lines[$0] ?? 0 } + [counts.ownLines] + LineUse.parts.map { counts.lines[$0] ?? 0 }
      lines.rows.append([architecture.title] + (numbers + [counts.allLines]).map(String.init))
      others.rows.append(
        [architecture.title]
          + [
            counts.files, counts.types, counts.protocols, counts.way.count, counts.doubles.count, counts.testFiles, counts.testLines,
          ].map(String.init))
    }
    let ways = counted.map { "- \($0.title): \(quoted($1.way)); tested with \(quoted($1.doubles))" }
    return ([lines.text, "", linesRule, "", others.text, "", rule, ""] + ways).joined(separator: "\n")
  }

  /// The cost of the steps to larger architectures.
  static func growth(of project: Project) throws(LoadError) -> String {
    var table = MarkdownTable(header: [
      "grow", "files kept", "files new", "files gone", "lines", "test files kept", "test files new", "test files gone", "test lines",
    ])
    table.rows = try GrowthStep.all(in: project).map { [$0.title] + $0.production.cells + $0.tests.cells }
    return [table.text, "", growthRule].joined(separator: "\n")
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

  private static let linesRule = """
    Lines are lines of code, neither blank nor only a comment. Each is counted once, by a rule that a test applies (`LineUse`): *trace* if it
    begins with the name of a tracer, so that it exists for `--trace` alone; *wiring* if its file creates and connects the parts; *generic* if
    its file names no scene, that is, no name in it contains `Article` or `Reading`; otherwise it belongs to the scene that the name of its
    file says, or in files for more than one scene, the name of its declaration. What remains serves several scenes. VIP's wiring is in
    Composition. What words an article and a count is given to all architectures, and counts for none. Redux works on the store and the view
    states of Store, which are counted there alone. The costs of our own choices, such as drawing that is awaited and numbers that make equal answers differ, are
    inside: no rule separates them from the rest.
    """

  private static let rule = """
    The files to follow a `show` are the files that a reader opens who starts at
    `perform` and at the scene's `articleList(in:)`, looks up every name within the folder, and skips what a `switch` does for other
    requests. The file of `articleList(in:)` is not counted. Tests are the architecture's own,
    without the shared conformance suite. A test holds that each architecture's tests cover the same twelve situations (`SessionCoverage`); Redux shares
    the session tests of Store, which run for both. The files on the way, and the doubles that the tests use, shared ones first:
    """

  private static let growthRule = """
    A file is kept if a file of the same name is on both sides. Lines are lines of code: one is added if it is on the new side alone, and removed if
    it is on the old side alone, wherever it stands. Wiring and generic parts are included. Redux keeps the store, the view states and the
    session tests of Store. The last three steps apply the patch `shared-read`.
    """

  private static func quoted(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
}
