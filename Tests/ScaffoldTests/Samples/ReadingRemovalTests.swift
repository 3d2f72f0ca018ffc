import Testing

@testable import scaffold

@Suite("Scripts/remove sample reading", .enabled(if: RepositoryTree.hasModel, "The feature is gone that is left."))
struct ReadingRemovalTests {
  private static let commit = "0123456789"

  private static let rest = Result { () throws(ScaffoldError) in try without(SampledTree.repository.get()) }

  private static func without(_ tree: SampledTree) throws(ScaffoldError) -> [String: String] {
    let removal = try ReadingRemoval(from: tree.texts, with: tree.paths, at: commit)
    return try removal.change().applied(to: tree.texts)
  }

  /// The tree with features of a user.
  private func tree(with features: [(name: String, source: FeatureSource)]) throws -> SampledTree {
    var texts = try SampledTree.repository.get().texts
    for (name, source) in features {
      texts = try FeatureScaffold(tree: texts).creation(of: FeatureName(name), as: source).applied(to: texts)
    }
    return SampledTree(paths: Array(texts.keys), texts: texts)
  }

  /// The files that name a type which is declared in the tree, but not in what is left.
  private func filesWithGoneNames(_ rest: [String: String], of tree: SampledTree) -> [String: Set<String>] {
    let (code, left) = (tree.texts.filter { isCode($0.key) }, rest.filter { isCode($0.key) })
    let gone = Set(code.values.flatMap(FeatureScaffold.declaredTypes)).subtracting(left.values.flatMap(FeatureScaffold.declaredTypes))
      .subtracting(AppTreeTests.commonNames)
    return left.mapValues { Set(SourceStretch.words(ofCodeIn: $0)).intersection(gone) }.filter { !$0.value.isEmpty }
  }

  private func isCode(_ path: String) -> Bool { path.hasSuffix(".swift") && path != "Package.swift" && !path.contains("/Fixtures/") }

  @Test("without reading, Quotes is left with the program's name, and no code names a type that is gone")
  func rest() throws {
    let (rest, tree) = (try Self.rest.get(), try SampledTree.repository.get())
    #expect(filesWithGoneNames(rest, of: tree) == [:])
    #expect(rest["Modules/strata/Commands/Quotes/QuoteCommand.swift"] != nil && rest["README.md"]?.contains("| `quote` |") == true)
    #expect(rest["Package.swift"]?.contains("name: \"Strata\"") == true)
    #expect(rest[AppRecord.path]?.contains("\"commit\": \"\(Self.commit)\"") == true)
    for folder in ["Reading", "Pictures", "Edition", "Variants", "FullScreen", "Markup", "architecture-bench", "Patches", "scaffold"] {
      #expect(!rest.keys.contains { $0.split(separator: "/").contains { $0 == folder } }, "\(folder)")
    }
  }

  @Test("without reading, the rest is the same whatever other sample was removed before", arguments: ["pictures", "variants"])
  func afterOthers(name: String) throws {
    guard TreesWithoutSample.present.contains(name) else { return }
    let before = try #require(TreesWithoutSample.all[name]).get()
    let (one, other) = (try Self.without(before), try Self.rest.get())
    #expect(Set(one.keys) == Set(other.keys))
    // Blanks are left to swift-format.
    #expect(one.keys.filter { one[$0]?.filter { !$0.isWhitespace } != other[$0]?.filter { !$0.isWhitespace } } == [])
  }

  @Test("the user's own features that are made as Quotes is stay as they are, with their scenes and their lines in the lists")
  func ownFeatures() throws {
    var tree = try tree(with: [("Tip", .model), ("Memo", .withoutWeb)])
    let scene = SceneName(name: try NameSpelling(checking: "TipWall"), feature: try FeatureName("Tip"))
    tree.texts = try SceneScaffold(tree: tree.texts).creation(of: scene).applied(to: tree.texts)
    let own = "Modules/Domain/Tips/TipRules.swift"
    tree.texts[own] = "enum TipRules {}\n"
    let rest = try Self.without(SampledTree(paths: Array(tree.texts.keys), texts: tree.texts))
    let kept = rest.filter { $0.key.contains("/Tips/") || $0.key.contains("/Memos/") }
    #expect(kept.count > 60 && kept[own] != nil && kept.keys.contains { $0.hasSuffix("/TipWallCommand.swift") })
    for (path, text) in kept { #expect(tree.texts[path] == text, "\(path)") }
    #expect(filesWithGoneNames(rest, of: tree) == [:])
    for line in ["TipCommand.self,", "TipWallCommand.self,", "MemoCommand.self,"] {
      #expect(rest["Modules/strata/Strata.swift"]?.contains(line) == true, "\(line)")
    }
    for line in ["| `tip` | show a tip from the server", "| `memo` | show one of the memos"] {
      #expect(rest["README.md"]?.contains(line) == true, "\(line)")
    }
    #expect(rest["Modules/Domain/Configuration/SettingKey.swift"]?.contains(".tipURL,") == true)
    #expect(rest["Tests/ArchitectureTests/Rules/Rules.swift"]?.contains("\"Memos\",") == true)
  }

  @Test("a feature of the user's own that is not made as Quotes is makes it refuse, with what to do", arguments: ["Postcards", "Boards"])
  func otherFeatures(folder: String) throws {
    var tree = try SampledTree.repository.get()
    if folder == "Postcards" {
      guard RepositoryTree.hasPictures else { return }
      tree = try self.tree(with: [("Postcard", .pictures)])
    } else {
      let rules = WiringLine.features
      tree.texts[rules] = tree.texts[rules]?.replacing("    \"Quotes\",\n", with: "    \"Quotes\",\n    \"Boards\",\n")
    }
    let changed = tree
    let error = #expect(throws: ScaffoldError.self) { try Self.without(changed) }
    #expect(error?.sentence.hasPrefix("The feature \(folder) is your own") == true && error?.sentence.contains("Remove it first") == true)
  }

  @Test("reading that is gone is refused with a sentence")
  func gone() throws {
    let rest = try Self.rest.get()
    let error = #expect(throws: ScaffoldError.self) { try Self.without(SampledTree(paths: Array(rest.keys), texts: rest)) }
    #expect(error?.sentence == "The sample reading is not in this tree any more: there is nothing to remove.")
  }

  @Test("without Quotes, nothing would be left to run: it is refused with a sentence")
  func withoutModel() throws {
    let tree = try #require(TreesWithoutSample.all["quotes"]).get()
    let error = #expect(throws: ScaffoldError.self) { try Self.without(tree) }
    #expect(error?.sentence.contains("The feature Quotes is missing") == true)
  }

  @Test("a request may be dry", arguments: [true, false])
  func request(isDry: Bool) throws {
    let request = try ScaffoldRequest(["remove", "sample", "reading"] + (isDry ? ["--dry-run"] : []))
    #expect(request.isDry == isDry && request.task == .removeReading)
  }
}
