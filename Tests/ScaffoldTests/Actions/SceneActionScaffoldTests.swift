import Testing

@testable import scaffold

@Suite(
  "Scripts/new action and Scripts/remove action on a generated scene",
  .enabled(if: RepositoryTree.hasModel, "The feature is gone from which others are made."))
struct SceneActionScaffoldTests {
  private static let tip = FeatureName.named("Tip")
  private static let randomTip = SceneName(name: NameSpelling("RandomTip"), feature: tip)
  private static let wall = SceneName(name: NameSpelling("TipWall"), feature: tip)
  private static let quoteWall = SceneName(name: NameSpelling("QuoteWall"), feature: .model)

  /// A tree with a feature, another one without web, and further scenes. It is not formatted: the texts are compared as they are made.
  private static let tree = Result { () throws(ScaffoldError) in
    var tree = try RepositoryTree.tree.get()
    tree = try FeatureScaffold(tree: tree).creation(of: tip).applied(to: tree)
    tree = try FeatureScaffold(tree: tree).creation(of: FeatureName("Memo"), as: .withoutWeb).applied(to: tree)
    for scene in [wall, quoteWall] { tree = try SceneScaffold(tree: tree).creation(of: scene).applied(to: tree) }
    return tree
  }

  private func scaffold(_ tree: [String: String]) -> SceneActionScaffold { SceneActionScaffold(tree: tree) { files in files } }

  private func made(_ verb: String, on scene: SceneName, in tree: [String: String]) throws -> [String: String] {
    try scaffold(tree).creation(of: ActionName(verb), on: scene).applied(to: tree)
  }

  private func removed(_ verb: String, from scene: SceneName, in tree: [String: String]) throws -> [String: String] {
    try scaffold(tree).removal(of: verb, on: scene).applied(to: tree)
  }

  @Test(
    "removing a new action restores every file byte for byte, whichever scene it is on",
    arguments: [randomTip, wall], ["pin", "bookmark", "archive"])
  func identity(scene: SceneName, verb: String) throws {
    let before = try Self.tree.get()
    let after = try made(verb, on: scene, in: before)
    #expect(
      after["Modules/Domain/\(scene.feature.many.type)/\(verb.prefix(1).uppercased())\(verb.dropFirst())\(scene.feature.one.type).swift"]
        != nil)
    #expect(try removed(verb, from: scene, in: after) == before)
  }

  @Test("an action is a request, a branch of the interactor, a use case, a response, an option, a stored mark, rows and tests")
  func parts() throws {
    let before = try Self.tree.get()
    let change = try scaffold(before).creation(of: ActionName("bookmark"), on: Self.randomTip)
    #expect(Set(change.added.keys) == ["Modules/Domain/Tips/BookmarkTip.swift", "Tests/DomainTests/Tips/BookmarkTipTests.swift"])
    func text(_ path: String) -> String { change.changed[path]?.text ?? "" }
    #expect(text("Modules/Presentation/Scenes/Tips/RandomTip.swift").contains("    case bookmark\n"))
    #expect(text("Modules/Presentation/Presentation/Tips/RandomTipInteractor.swift").contains("case .bookmark: await bookmark()"))
    #expect(text("Modules/Presentation/Presentation/Tips/RandomTip+Response.swift").contains("case bookmarked(TipSummary, at: Timestamp)"))
    #expect(text("Modules/strata/Commands/Tips/TipCommand.swift").contains(#".customLong("bookmark")"#))
    #expect(text("Modules/Data/Data/Tips/TipRecord.swift").contains(#"writer.member("bookmarked", true)"#))
    #expect(text("README.md").contains("`--bookmark` keeps the last one for good") && !text("README.md").contains("--pin"))
    #expect(text("Modules/strata/Manual.md").contains("`is_bookmarked`"))
    #expect(change.changed.keys.filter { $0.hasPrefix("Tests/") }.count == 10)
    for (path, text) in change.applied(to: before) where before[path] != text {
      #expect(!text.contains("uotePin") && !text.lowercased().contains("pintip") && !text.contains("isPinned"), "\(path)")
      #expect(!path.contains("Quote"))
    }
  }

  @Test("two scenes of a feature share an action, and each can be taken away alone, in any order", arguments: [false, true])
  func shared(firstGoesFirst: Bool) throws {
    let before = try Self.tree.get()
    let one = try made("bookmark", on: Self.randomTip, in: before)
    let both = try made("bookmark", on: Self.wall, in: one)
    let scenes = firstGoesFirst ? [Self.randomTip, Self.wall] : [Self.wall, Self.randomTip]
    let rest = try removed("bookmark", from: scenes[0], in: both)
    if !firstGoesFirst { #expect(rest == one) }
    #expect(try removed("bookmark", from: scenes[1], in: rest) == before)
  }

  @Test("what the user has changed elsewhere in the files stays, when an action comes and when it goes")
  func edited() throws {
    var tree = try Self.tree.get()
    let path = "Modules/Presentation/Presentation/Tips/RandomTipPresenter.swift"
    tree[path] = tree[path]?.replacing("Waiting for a tip", with: "Thinking of a tip")
    let after = try made("bookmark", on: Self.randomTip, in: tree)
    #expect(after[path]?.contains("Thinking of a tip") == true && after[path]?.contains("case .bookmarked(") == true)
    #expect(try removed("bookmark", from: Self.randomTip, in: after) == tree)
  }

  @Test("where the user has changed the lines of an action, it is refused, and the file is named")
  func conflicting() throws {
    var tree = try Self.tree.get()
    let path = "Modules/Presentation/Presentation/Tips/RandomTipInteractor.swift"
    tree[path] = tree[path]?.replacing("    case .show: await show()\n", with: "    case .show: await show(twice: true)\n")
    let changed = tree
    let error = #expect(throws: ScaffoldError.self) { try made("bookmark", on: Self.randomTip, in: changed) }
    #expect(error?.sentence.hasPrefix("\(path) has other changes") == true)
  }

  @Test("a feature with an action is removed as a whole")
  func feature() throws {
    let before = try RepositoryTree.tree.get()
    let tip = try FeatureScaffold(tree: before).creation(of: Self.tip).applied(to: before)
    let scaffold = FeatureScaffold(tree: try made("bookmark", on: Self.randomTip, in: tip))
    #expect(try scaffold.removal(of: Self.tip).applied(to: scaffold.tree) == before)
    #expect(try scaffold.editedLists(of: Self.tip) == ["README.md", "Modules/strata/Manual.md"])
    #expect(try FeatureScaffold(tree: tip).editedLists(of: Self.tip) == [])
  }

  @Test(
    "a scene that cannot take an action is refused with those that can",
    arguments: [
      ("RandomQuote", "from which others are made"), ("QuoteWall", "from which others are made"),
      ("RandomMemo", "comes from the store alone"), ("FeedList", "no scene that"),
      ("Nowhere", "no scene that"),
    ])
  func refused(scene: String, reason: String) throws {
    let scaffold = scaffold(try Self.tree.get())
    let error = #expect(throws: ScaffoldError.self) { try scaffold.scene(named: scene) }
    let sentence = try #require(error?.sentence)
    #expect(sentence.hasPrefix("No action can be made on \(scene): ") && sentence.contains(reason), "\(sentence)")
    #expect(sentence.hasSuffix("Use --on with one of: ArticleList, RandomTip, TipWall."), "\(sentence)")
  }

  @Test("a taken word, a second action, and one that is not there are refused")
  func taken() throws {
    let tree = try Self.tree.get()
    for verb in ["show", "remember"] {
      let error = #expect(throws: ScaffoldError.self) { try made(verb, on: Self.randomTip, in: tree) }
      #expect(error?.sentence.hasPrefix("The name \(verb) is taken: ") == true, "\(error?.sentence ?? "")")
    }
    let after = try made("bookmark", on: Self.randomTip, in: tree)
    #expect(throws: ScaffoldError("There is an action bookmark on RandomTip already.")) {
      try made("bookmark", on: Self.randomTip, in: after)
    }
    let second = #expect(throws: ScaffoldError.self) { try made("archive", on: Self.randomTip, in: after) }
    #expect(second?.sentence.hasPrefix("There is an action bookmark on RandomTip, at the places") == true)
    let other = #expect(throws: ScaffoldError.self) { try made("archive", on: Self.wall, in: after) }
    #expect(other?.sentence.hasPrefix("The feature Tips has an action bookmark at the same places") == true)
    #expect(throws: ScaffoldError.self) { try removed("bookmark", from: Self.wall, in: after) }
    #expect(throws: ScaffoldError.self) { try removed("archive", from: Self.randomTip, in: after) }
  }
}

extension FeatureName {
  fileprivate static func named(_ name: String) -> FeatureName {
    do { return try FeatureName(name) } catch { preconditionFailure(error.sentence) }
  }
}
