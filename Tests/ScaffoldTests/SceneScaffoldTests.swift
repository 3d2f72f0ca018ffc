import Testing

@testable import scaffold

@Suite("Scripts/new scene, Scripts/remove scene", .enabled(if: RepositoryTree.hasModel, "The feature is gone from which others are made."))
struct SceneScaffoldTests {
  @Test("removing a new scene restores every file byte for byte", arguments: ["Almanac", "QuoteList", "URLWall"])
  func identity(name: String) throws {
    let before = try RepositoryTree.tree.get()
    let scene = SceneName(name: NameSpelling(name), feature: .model)
    let creation = try SceneScaffold(tree: before).creation(of: scene)
    #expect(creation.added.count == 11)
    #expect(
      creation.changed.mapValues(\.added) == [
        "Modules/strata/Strata.swift": 1, "README.md": 1, "Tests/CompositionTests/Quotes/Asking+Quotes.swift": 1,
      ])
    let after = SceneScaffold(tree: creation.applied(to: before))
    let feature = try after.feature(ofScene: name)
    #expect(feature == .model)
    #expect(try after.removal(of: scene).applied(to: after.tree) == before)
  }

  @Test("a scene has a function of Application and a command of its own, and asks the use case of its feature")
  func parts() throws {
    let scene = SceneName(name: NameSpelling("URLWall"), feature: .model)
    let files = try SceneScaffold(tree: RepositoryTree.tree.get()).creation(of: scene).added
    let function = try #require(files["Modules/Composition/Quotes/Application+URLWall.swift"])
    #expect(function.contains("public func urlWall() -> any Interactor<URLWall.Request>") && !function.contains("andomQuote"))
    #expect(function.contains("  func urlWall(display: any Display<URLWall.ViewModel>) -> any Interactor<URLWall.Request>"))
    let command = try #require(files["Modules/strata/Commands/Quotes/URLWallCommand.swift"])
    #expect(
      command.contains("struct URLWallCommand: Command") && command.contains("commandName: \"url-wall\"") && !command.contains("variant"))
    let interactor = try #require(files["Modules/Presentation/Presentation/Quotes/URLWallInteractor.swift"])
    #expect(interactor.contains("any UseCase<Void, QuoteSummary, QuoteError>"))
  }

  @Test("a feature that is made later has no copy of the model's further scenes")
  func laterFeature() throws {
    let tree = try RepositoryTree.tree.get()
    let scene = SceneName(name: NameSpelling("Almanac"), feature: .model)
    let after = FeatureScaffold(tree: try SceneScaffold(tree: tree).creation(of: scene).applied(to: tree))
    let tip = try FeatureName("Tip")
    let files = try after.creation(of: tip).added.keys
    #expect(Set(files) == Set(try FeatureScaffold(tree: tree).creation(of: tip).added.keys))
  }

  @Test("a taken name is refused", arguments: ["RandomQuote", "ArticleList", "Quote", "Star", "Trace"])
  func taken(name: String) throws {
    let tree = try RepositoryTree.tree.get()
    let error = #expect(throws: ScaffoldError.self) {
      try SceneScaffold(tree: tree).creation(of: SceneName(name: NameSpelling(name), feature: .model))
    }
    #expect(error?.sentence.hasPrefix("The name \(name) is taken: ") == true, "\(error?.sentence ?? "")")
  }

  @Test("the first scene of a feature is removed with its feature, and only with it")
  func first() throws {
    let scaffold = SceneScaffold(tree: try RepositoryTree.tree.get())
    #expect(throws: ScaffoldError.self) { try scaffold.removal(of: SceneName(name: NameSpelling("RandomQuote"), feature: .model)) }
    #expect(throws: ScaffoldError.self) { try scaffold.feature(ofScene: "ArticleList") }
  }
}
