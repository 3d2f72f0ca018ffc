/// What a person does after the scaffold.
enum NextSteps {
  static func afterCreation(of name: FeatureName, as source: FeatureSource) -> [String] {
    let (one, many) = (name.one, name.many)
    let data = "Modules/Data/Data/\(many.type)"
    let origin =
      source == .withoutWeb
      ? "`remember` in \(data)/JSON\(one.type)Store.swift waits for a use case." : "\(data)/Web\(one.type)Store.swift where it comes from."
    return [
      "Next:",
      "  1. swift test --filter '\(one.type)|\(many.type)|ArchitectureTests', then commit: the next Scripts/new asks for it.",
      "  2. Make it yours: Modules/Domain/\(many.type)/\(one.type).swift says what it is, \(origin)",
      "  3. Describe it in README.md, Modules/strata/Manual.md and .github/CHANGELOG.md. Not wanted after all: Scripts/remove feature \(one.type)",
    ]
  }

  static func afterCreation(of scene: SceneName) -> [String] {
    [
      "Next:",
      "  1. swift test --filter '\(scene.name.type)|ArchitectureTests', then commit: the next Scripts/new asks for it.",
      "  2. Make it yours: Modules/Presentation/Scenes/\(scene.feature.many.type)/\(scene.name.type).swift says what it can be asked and what it "
        + "shows.",
      "  3. Describe `strata \(scene.name.command)` in README.md and Modules/strata/Manual.md. Not wanted after all: Scripts/remove scene \(scene.name.type)",
    ]
  }

  static func afterCreation(of action: ActionName) -> [String] {
    [
      "Next:",
      "  1. Choose the symbol and the purpose of `\(action.verb)`: Modules/Presentation/Scenes/Reading/ArticleList/MarkWording.swift, and its tests.",
      "  2. swift test --filter 'ArchitectureTests|ScenesTests|TerminalTests|VariantsTests|KeepingTests|ReadmeTests'",
      "  3. Architecture.md#recipes asks what the compiler does not. Once you have edited the words, Scripts/renew-patches fits the reference "
        + "patches to them. Not wanted after all, and not edited yet: Scripts/remove action \(action.verb) --on \(ActionScaffold.scene)",
    ]
  }

  static func afterCreation(of action: ActionName, on scene: SceneName) -> [String] {
    let many = scene.feature.many.type
    return [
      "Next:",
      "  1. swift test --filter '\(scene.name.type)|\(scene.feature.one.type)|\(many)|ArchitectureTests'",
      "  2. Make it yours: \(action.verbType)\(scene.feature.one.type).swift in Modules/Domain/\(many) says what it does, and \(scene.name.type)Presenter.swift "
        + "what it tells the user.",
      "  3. Describe it in README.md and Modules/strata/Manual.md. Not wanted after all: Scripts/remove action \(action.verb) --on \(scene.name.type)",
    ]
  }

  static let afterRemovalOfSample = ["Next:", "  1. Scripts/test, then commit. The sample comes back with: git checkout ."]

  static let afterRemovalOfReading = [
    "Pictures, the edition, the other presentation architectures, the sample server and the tools went along: they need feeds, or serve what does. "
      + "What is left is what Scripts/new app makes, under the name of this program.",
    "Next:",
    "  1. Scripts/test, then commit. All of it comes back with: git checkout . && git clean -fd \(AppRecord.path) Tests/Support/LayerRules",
    "  2. Scripts/new feature NAME --from CLONE makes further features, where CLONE is a clone that has the commit before this one checked out.",
  ]

  /// - Parameter leftovers: the files that still name the feature.
  static func afterRemoval(leftovers: [String]) -> [String] {
    leftovers.isEmpty ? [] : ["Next: these files still name the feature; change or remove those lines."] + leftovers.map { "  \($0)" }
  }
}
