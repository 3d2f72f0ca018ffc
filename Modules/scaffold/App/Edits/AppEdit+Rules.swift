extension AppEdit {
  /// The rule book without the layers that an app does not have.
  static let rules: [AppEdit] = book + checks

  private static let book: [AppEdit] = {
    let path = "Tests/ArchitectureTests/Rules/Rules.swift"
    return [
      .withoutLines(from: "\"DataLayer\", \"ArticleStorage\"", through: "\"Subscriptions\",", in: path),
      .replacing(
        "private static let dataParts: Set<String> = [",
        with: "private static let dataParts: Set<String> = [\"DataLayer\", \"FileStorage\", \"Web\"", in: path),
      .replacing(
        "[\"Transfer\", \"Markup\", \"Database\", \"Files\", \"RecordJSON\", \"Processes\"]",
        with: "[\"Transfer\", \"Files\", \"RecordJSON\"]", in: path),
      .replacing("Feature($0, folders: folders[$0, default: []])", with: "Feature($0, folders: [])", in: path),
      .without("private static let folders", in: path),
      .without("private static let sharedValues", in: path),
      .replacing("shared: sharedValues", with: "shared: []", in: path),
      .replacing("They connect the features, or test them.", with: "They connect the features.", in: path),
      .replacing("\"Modules/strata/\", \"Modules/SampleServer/\",", with: "\"Modules/strata/\"", in: path),
      .without("\"Modules/Domain/Storage/\", \"Modules/Data/StorageMaintenance/\",", in: path),
      .withoutCall(of: "\"Markup\", at:", in: path),
      .without("Layer(\"Database\", at:", in: path),
      .withoutCall(of: "\"SampleServer\", at:", in: path),
      .withoutCall(of: "\"sample-server\", at:", in: path),
      .without("Layer(\"LayerRules\", at:", in: path),
      .without("Layer(\"check-layers\", at:", in: path),
      .without("Layer(\"Processes\", at:", in: path),
      .withoutCall(of: "\"FullScreen\", at:", in: path),
      .without("Layer(\"mutate\", at:", in: path),
      .without("Layer(\"man-page\", at:", in: path),
      .without("Layer(\"scaffold\", at:", in: path),
      .replacing(
        "to: [\"Data\", \"Transfer\", \"Markup\", \"Database\", \"Files\", \"RecordJSON\", \"Processes\"",
        with: "to: [\"Data\", \"Transfer\", \"Files\", \"RecordJSON\"", in: path),
      .without("SystemLibrary(name: \"CLibXML2\"", in: path),
      .without("SystemLibrary(name: \"CSQLite\"", in: path),
      .withoutCall(of: "name: \"CZLib\"", in: path),
      .withoutLines(from: "// Tools, no part of the product", through: "CodeRule.Exception(target: \"mutate\")", in: path),
      .without("largestTargets: [", in: path),
    ]
  }()

  private static let checks: [AppEdit] = [
    .replacing(
      "Strata's own rules. All but the last are", with: "The rules of this package. All but the last are",
      in: "Tests/ArchitectureTests/Rules/Rule+Strata.swift"),
    .without("func smallFeatures()", in: "Tests/ArchitectureTests/TidinessTests.swift"),
    .replacing(", or what the rules allow it", with: "", in: "Tests/ArchitectureTests/TidinessTests.swift"),
  ]
}
