extension Sample {
  /// What scripts, tests and documents say about the variants.
  static let variantsInDocuments = scriptsAndTests + readmeOfVariants + manualOfVariants + architectureOfVariants + ruleBookFile

  private static let scriptsAndTests: [AppEdit] = {
    let path = "Scripts/renew-patches"
    return [
      .withoutLines(from: "# The patch that a file belongs to", before: "for change in", in: path),
      .replacing("  owners=$(mktemp)\n", with: "  git -C \"$new\" diff --cached HEAD >\"${change}shared.patch\"\n", in: path),
      .withoutLines(from: "while read -r path; do", through: "rm \"$owners\"", in: path),
      .replacing("|Schema|VariantsTests'", with: "|Schema'", in: "Scripts/generated-features"),
      .replacing("|TerminalTests|VariantsTests|", with: "|TerminalTests|", in: "Modules/scaffold/NextSteps.swift"),
      .withoutCall(of: "\"VariantsMeet\",", in: "Tests/ArchitectureTests/FixtureTests.swift"),
      // A new scene has no dialogue any more.
      .replacing("added.count == 11", with: "added.count == 10", in: "Tests/ScaffoldTests/SceneScaffoldTests.swift"),
    ]
  }()

  private static let readmeOfVariants: [AppEdit] = {
    let path = "README.md"
    return [
      .replacing(
        " The same screen also exists in [seven presentation architectures](Modules/Presentation/Variants/README.md), and their costs are compared.",
        with: "", in: path),
      .replacing(" [--architecture redux --log FILE]` |", with: "` |", in: path),
      .replacing(" FILE gets a line for each action |", with: " |", in: path),
      .withoutLine("| `list --architecture NAME` |", in: path),
      .replacing(", except `--interactive` and `--architecture` |", with: ", except `--interactive` |", in: path),
      .withoutLine("| `quote --interactive` |", in: path).unlessGone("quotes"),
      .withoutLine("| `picture --interactive` |", in: path).unlessGone("pictures"),
      .withoutLine("- [Modules/Presentation/Variants/README.md]", in: path),
      .replacing("|variants", with: "", in: path).unlessGone("quotes"),
    ]
  }()

  private static let manualOfVariants: [AppEdit] = {
    let path = "Modules/strata/Manual.md"
    return [
      .replacing(
        " `--architecture NAME` drives list and article with another presentation architecture, as in the dialogue.", with: "", in: path),
      .withoutLine("| `back`, `forward` | only with", in: path), .withoutLine("| `log` | only with", in: path),
      .withoutLines(from: "`list --architecture NAME` drives", before: "### Reading several articles", in: path),
      .withoutLines(from: "`quote --interactive` is", through: "end the dialogue.", in: path).unlessGone("quotes"),
      .withoutLines(from: "`picture --interactive` is", through: "An unknown or invalid command", in: path).unlessGone("pictures"),
      .replacing("after `type`: `caption`, `is_usable`; ", with: "", in: path).unlessGone("pictures"),
    ]
  }()

  private static let architectureOfVariants: [AppEdit] = {
    let path = "Architecture.md"
    return [
      .withoutLine("Variants[Variants: one scene", in: path), .withoutLine("Composition --> Variants", in: path),
      .withoutLine("Variants --> Scenes", in: path), .withoutLine("| | Variant… |", in: path),
      .withoutLine("| – | architecture-bench |", in: path), .withoutLine("| variants | `VariantsTests` |", in: path),
      .withoutLine("| variant | the article list", in: path),
      .replacing(" All presentation architectures show it without a change.", with: "", in: path),
      .replacing(
        "The first rows count the files, edit sites and lines that `Scripts/new` makes. The other rows count reference changes made by hand, once per presentation architecture,\nincluding the part that all architectures share.",
        with: "The rows count the files, edit sites and lines that `Scripts/new` makes.", in: path
      ).unlessGone("quotes"),
      .replacing(
        "`Display`, so that each of the seven presentation architectures drives it (`--architecture`), and `--trace` traces it",
        with: "`Display`, so that `--trace` traces it", in: path),
      .withoutLines(from: "- **Architecture Invariant:** A variant imports", through: "`a variant imports neither", in: path),
      .withoutLines(
        from: "Wording is here and not in a presenter", through: "Wording is here", in: "Modules/Presentation/Scenes/Scenes.docc/Scenes.md"),
    ]
  }()

  /// The rule book as `Scripts/module-graph` writes it.
  private static let ruleBookFile: [AppEdit] = {
    let path = ".layers.json"
    let program = "\"Modules/architecture-bench/\","
    let scenes = ["MV/MVScene", "ViDRep/ViDRepScene"].map { "\"Modules/Presentation/Variants/\($0).swift\"" }
    return [
      .withoutLines(from: "\"Variants\",", through: "\"architecture-bench\",", in: path),
      .withoutLines(from: "\"Variants\",", through: "\"architecture-bench\",", in: path),
      .replacing("{\n          \"target\" : \"architecture-bench\"\n        },\n        ", with: "", in: path),
      .withoutLines(from: "\"exceptions\" : {", before: "\"features\" : {", in: path),
      .replacing(",\n          \"Modules/Presentation/Variants\"", with: "", in: path),
      .replacing(
        "\"Modules/Presentation/Variants/ViDRep/Generic/\",\n      \(scenes[0]),\n      \(scenes[1]),\n      ", with: "", in: path),
      .withoutLines(from: "\(scenes[0]),", through: "\(scenes[1]),", in: path), .withoutLine(program, in: path),
      .replacing(
        """
            {
              "at" : "Modules/Presentation/Variants/",
              "imports" : [
                "Domain",
                "Scenes"
              ],
              "name" : "Variants",
              "tests" : "VariantsTests",
              "toolchain" : [
                "Observation",
                "Synchronization"
              ]
            },

        """, with: "", in: path),
      .replacing(
        """
            {
              "at" : "Modules/architecture-bench",
              "imports" : [
                "Composition",
                "Domain",
                "Scenes"
              ],
              "name" : "architecture-bench"
            },

        """, with: "", in: path),
      .replacing(
        """
        ,
            {
              "from" : [
                "Variants"
              ],
              "reason" : "a variant stands alone, so that it can be read, measured and deleted alone",
              "rule" : "variants",
              "to" : [
                "Presentation",
                "Variants"
              ]
            }
        """, with: "", in: path),
    ]
  }()
}
