extension AppEdit {
  /// The files without other presentation architectures, and without the dialogue of the model: for an app, and for a tree without this sample.
  static let variants: [AppEdit] = manifestOfVariants + dialogueOfQuotes + rulesOfVariants

  private static let manifestOfVariants: [AppEdit] = {
    let path = "Package.swift"
    return [
      .without("let variants:", in: path),
      .without("func variant(", in: path),
      .replacing(" + parts + variants)", with: " + parts)", in: path),
    ]
  }()

  private static let dialogueOfQuotes: [AppEdit] = {
    let (command, scene) = ("Modules/strata/Commands/Quotes/QuoteCommand.swift", "Modules/Presentation/Scenes/Quotes/RandomQuote.swift")
    let (folder, tests) = ("Modules/Presentation/Presentation/Quotes", "Tests/PresentationTests/Quotes")
    return [
      .without("@OptionGroup var variant", in: command),
      .without("var handlesInterrupts", in: command),
      .without("guard variant.isDefault", in: command),
      .without("case notUnderstood(String)", in: scene),
      .without("public static func notUnderstood(", in: scene),
      .without("case notUnderstood(String)", in: "\(folder)/RandomQuote+Response.swift"),
      .without("case .notUnderstood(let line)", in: "\(folder)/RandomQuoteInteractor.swift"),
      .without("case .notUnderstood(let line)", in: "\(folder)/RandomQuotePresenter.swift"),
      .without("func notUnderstood()", in: "\(tests)/RandomQuoteInteractorTests.swift"),
      .without("func notUnderstood()", in: "\(tests)/RandomQuotePresenterTests.swift"),
    ]
  }()

  private static let rulesOfVariants: [AppEdit] = {
    let path = "Tests/ArchitectureTests/Rules/Rules.swift"
    return [
      .replacing(" + [\"Modules/Presentation/Variants\"]", with: "", in: path),
      .replacing("\n    variantScenes + [\n      // They connect", with: " [\n      // They connect", in: path),
      .replacing("They connect the features, or measure and test them.", with: "They connect the features, or test them.", in: path),
      .replacing("\"Modules/architecture-bench/\", ", with: "", in: path),
      .without("private static let sharedByVariants", in: path),
      .without("private static let variantScenes", in: path),
      .withoutCall(of: "\"Variants\", at:", in: path),
      .without("Layer(\"architecture-bench\", at:", in: path),
      .withoutLine("\"VariantRedux\":", in: path),
      .replacing("static let exceptions: [String: Set<String>] = [", with: "static let exceptions: [String: Set<String>] = [:", in: path),
      .withoutCall(of: "rule: .variants", in: path),
      .replacing("CodeRule.Exception(target: \"architecture-bench\"), ", with: "", in: path),
      .replacing("sharedByVariants + sharedValues", with: "sharedValues", in: path),
      .without("static let variants: Rule", in: "Tests/ArchitectureTests/Rules/Rule+Strata.swift"),
      .without("func variants()", in: "Tests/ArchitectureTests/InvariantTests.swift"),
    ]
  }()
}
