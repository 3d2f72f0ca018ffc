import LayerRules

/// What `Scripts/compare` counts in the sources, as Markdown.
enum ComparisonText {
  static func all(of project: Project) -> String {
    """
    \(counts(of: project))

    What it costs to grow from one architecture into another:

    \(growth(of: project))

    """
  }

  /// The counts of the architectures.
  private static func counts(of project: Project) -> String {
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
  private static func growth(of project: Project) -> String {
    var table = MarkdownTable(header: [
      "grow", "files kept", "files new", "files gone", "lines", "test files kept", "test files new", "test files gone", "test lines",
    ])
    table.rows = GrowthStep.all(in: project).map { [$0.title] + $0.production.cells + $0.tests.cells }
    return [table.text, "", growthRule].joined(separator: "\n")
  }

  private static let linesRule = """
    Lines of code are neither blank nor only a comment. Each line is counted once (`LineUse`). *trace*: the line begins with the name of a
    tracer, so it exists for `--trace` alone. *wiring*: its file creates and connects the parts; VIP's is in Composition. *generic*: no name in
    its file contains `Article` or `Reading`. All other lines count for the scene that the name of the file says or, in files for more than one
    scene, the name of the declaration; the rest serves several scenes. The code that formats articles and counts as text is shared by all
    architectures and is not counted. Redux works on the store and the view states of Store, which are counted there alone. The counts include
    our own choices, such as asynchronous drawing and the numbers that tell equal answers apart; no rule can separate them.
    """

  private static let rule = """
    *Files to follow a `show`*: start at `perform` and at the scene's `articleList(in:)`, look up every name within the folder, and skip the
    `switch` cases of other requests. This column counts the files that you open, without the file of `articleList(in:)`. Tests are the
    architecture's own, without the shared conformance suite. They cover the same twelve situations in each architecture (`SessionCoverage`,
    tested); Redux shares the session tests of Store, which run for both. The files on the way, and the doubles that the tests use, shared ones
    first:
    """

  private static let growthRule = """
    A file is kept if a file of the same name is on both sides. A line of code is *added* if only the new side has it, and *removed* if only the
    old side has it. Its position does not matter. Wiring and generic parts are included. Redux keeps the store, the view states and the session
    tests of Store.
    """

  private static func quoted(_ names: [String]) -> String { names.map { "`\($0)`" }.joined(separator: ", ") }
}
