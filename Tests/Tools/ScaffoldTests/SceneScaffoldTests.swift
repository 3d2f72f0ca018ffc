import Testing

@testable import scaffold

@Suite("Scripts/new scene, Scripts/remove scene")
struct SceneScaffoldTests {
  @Test("removing a new scene restores every file byte for byte", arguments: ["Almanac", "QuoteList", "URLWall"])
  func identity(name: String) throws {
    let before = try RepositoryTree.tree.get()
    let scene = SceneName(name: NameSpelling(name), feature: .model)
    let creation = try SceneScaffold(tree: before).creation(of: scene)
    #expect(creation.added.count == 11)
    #expect(creation.changed.mapValues(\.lines.count) == ["Modules/Sample/sample/Sample.swift": 1])
    let after = creation.applied(to: before)
    #expect(try SceneScaffold(tree: after).removal(of: scene).applied(to: after) == before)
  }

  @Test("a scene has a function of Application and a command of its own, and asks the use case of its feature")
  func parts() throws {
    let scene = SceneName(name: NameSpelling("URLWall"), feature: .model)
    let files = try SceneScaffold(tree: RepositoryTree.tree.get()).creation(of: scene).added
    let function = try #require(files["Modules/Sample/Composition/Quotes/Application+URLWall.swift"])
    #expect(function.contains("public func urlWall() -> any Interactor<URLWall.Request>") && !function.contains("andomQuote"))
    #expect(function.contains("  package func urlWall(display: any Display<URLWall.ViewModel>) -> any Interactor<URLWall.Request>"))
    let command = try #require(files["Modules/Sample/sample/Quotes/URLWallCommand.swift"])
    #expect(
      command.contains("struct URLWallCommand: Command") && command.contains("commandName: \"url-wall\""))
    let interactor = try #require(files["Modules/Sample/Presentation/Quotes/URLWallInteractor.swift"])
    #expect(interactor.contains("any UseCase<Void, QuoteSummary, QuoteError>"))
  }

  @Test("a line that the user has changed is left out of a new scene")
  func changedLine() throws {
    var tree = try RepositoryTree.tree.get()
    let path = "Modules/Sample/sample/Sample.swift"
    tree[path] = tree[path]?.replacing("QuoteCommand.self,", with: "OwnCommand.self,")
    let creation = try SceneScaffold(tree: tree).creation(of: SceneName(name: NameSpelling("Almanac"), feature: .model))
    #expect(creation.changed.isEmpty)
  }

  @Test("a feature that is made later has no copy of the model's further scenes")
  func laterFeature() throws {
    let tree = try RepositoryTree.tree.get()
    let scene = SceneName(name: NameSpelling("Almanac"), feature: .model)
    let after = FeatureScaffold(tree: try SceneScaffold(tree: tree).creation(of: scene).applied(to: tree))
    let ocelot = try FeatureName("Ocelot")
    #expect(try Set(after.creation(of: ocelot).added.keys) == Set(FeatureScaffold(tree: tree).creation(of: ocelot).added.keys))
  }

  @Test("the further scenes of a feature are removed before the feature, so that no list still has them")
  func order() throws {
    let (tree, ocelot) = (try RepositoryTree.tree.get(), try FeatureName("Ocelot"))
    let feature = try FeatureScaffold(tree: tree).creation(of: ocelot).applied(to: tree)
    let scene = SceneName(name: NameSpelling("Almanac"), feature: ocelot)
    let both = FeatureScaffold(tree: try SceneScaffold(tree: feature).creation(of: scene).applied(to: feature))
    let error = #expect(throws: ScaffoldError.self) { try both.removal(of: ocelot) }
    #expect(error?.sentence.contains("Scripts/remove scene Almanac --in Ocelot") == true)
  }

  @Test("a taken name is refused", arguments: ["RandomQuote", "ArticleList", "Quote", "Trace"])
  func taken(name: String) throws {
    let tree = try RepositoryTree.tree.get()
    let error = #expect(throws: ScaffoldError.self) {
      try SceneScaffold(tree: tree).creation(of: SceneName(name: NameSpelling(name), feature: .model))
    }
    #expect(error?.sentence.hasPrefix("The name \(name) is taken: ") == true, "\(error?.sentence ?? "")")
  }

  @Test("a scene that is missing, and the first one of a feature, cannot be removed", arguments: ["Almanac", "RandomQuote", "ArticleList"])
  func irremovable(name: String) throws {
    let scaffold = SceneScaffold(tree: try RepositoryTree.tree.get())
    #expect(throws: ScaffoldError.self) { try scaffold.removal(of: SceneName(name: NameSpelling(name), feature: .model)) }
  }
}
