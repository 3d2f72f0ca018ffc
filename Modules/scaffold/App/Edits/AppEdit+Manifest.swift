extension AppEdit {
  /// What the manifest says besides its targets.
  static let manifest: [AppEdit] = {
    let path = "Package.swift"
    return [
      .without("let stores:", in: path),
      .replacing(" =\n  stores + [", with: " = [\"FileStorage\", ", in: path),
      .without("let fuzzing", in: path),
      .without(".library(name: \"LayerRules\"", in: path),
      .without(".plugin(name: \"CheckLayers\"", in: path),
      .replacing(", exclude: [\"Manual.md\"]),", with: "),", in: path),
      .replacing("path: \"Modules/LayerRules\", exclude: [\"LayerRules.md\"]", with: "path: \"Tests/Support/LayerRules\"", in: path),
      .replacing("// Checks the layers of a package, of this one and of others.", with: "// Checks the layers of this package.", in: path),
      .replacing(",\n      exclude: [\"Fixtures\", \"Portability/Shapes\"],\n      swiftSettings", with: ", swiftSettings", in: path),
      .replacing(
        """

            // Built by Scripts/fuzz alone, which brings the options that it cannot be linked without.
            + (Context.environment["STRATA_FUZZING"] == nil ? [] : [fuzzing])
        """, with: "", in: path),
      .without("let folders =", in: path),
      .without("let isDependency", in: path),
      .without("if isDependency", in: path),
    ]
  }()
}
