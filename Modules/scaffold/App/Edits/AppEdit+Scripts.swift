extension AppEdit {
  /// The scripts without slow tests and without the libraries of other features.
  static let scripts: [AppEdit] = {
    let (test, setup, graph) = ("Scripts/test", "Scripts/setup", "Scripts/module-graph")
    return [
      .withoutLines(from: "#   Scripts/test slow", before: "# All build optimized", in: test),
      .replacing("#   Scripts/test                  the quick part", with: "#   Scripts/test                  all of it", in: test),
      .withoutLines(from: "if [ \"${1:-}\" = slow ]; then", through: "fi", in: test),
      .replacing(" libxml-2.0:libxml2-dev sqlite3:libsqlite3-dev zlib:zlib1g-dev", with: "", in: setup),
      .replacing("libcurl, libxml2, SQLite and zlib", with: "libcurl", in: setup),
      .replacing(
        ", and the rule book of ArchitectureTests into .layers.json, for\n# `swift package check-layers`. Tests fail if they differ.",
        with: ". A test fails if they differ.", in: graph),
      .replacing("'ArchitectureTests\\.(ModuleGraphTests|RuleBookFileTests)'", with: "'ArchitectureTests\\.ModuleGraphTests'", in: graph),
      .replacing("(strata, sample-server)", with: "(strata)", in: "Scripts/build"),
      .replacing(
        "Written by Scripts/width-table from the data of Unicode 17.0.0. Do not edit: run the script.",
        with: "Made from the data of Unicode 17.0.0.", in: "Modules/Terminal/Text/CharacterWidthTable.swift"),
      .replacing("Scripts/run add https://example.org/", with: "Scripts/run config show", in: "Scripts/run"),
      .replacing("Scripts/test\nexec Scripts/test slow", with: "exec Scripts/test", in: ".ci/run"),
    ]
  }()
}
