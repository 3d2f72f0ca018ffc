import Testing

@testable import scaffold

@Suite(
  "Scripts/new feature, Scripts/remove feature", .enabled(if: RepositoryTree.hasModel, "The feature is gone from which others are made."))
struct FeatureScaffoldTests {
  @Test(
    "removing a new feature restores every file byte for byte, with web and without, like quotes and like pictures",
    arguments: RepositoryTree.names.map { ($0.name, $0.plural, FeatureSource.model) } + [("Tip", nil, .withoutWeb)]
      + RepositoryTree.names.filter { $0.name.count < 10 && RepositoryTree.hasPictures }.map { ($0.name, $0.plural, .pictures) })
  func identity(name: String, plural: String?, source: FeatureSource) throws {
    let before = try RepositoryTree.scaffold()
    let feature = try FeatureName(name, plural: plural)
    let creation = try before.creation(of: feature, as: source)
    let after = FeatureScaffold(tree: creation.applied(to: before.tree))
    #expect(after.tree.count == before.tree.count + creation.added.count)
    let found = try after.feature(named: name)
    #expect(found == feature && after.source(of: found) == source)
    let removal = try after.removal(of: feature)
    #expect(removal.removed == Set(creation.added.keys))
    #expect(removal.applied(to: after.tree) == before.tree)
    #expect(after.leftovers(of: feature, after: removal) == [])
  }

  @Test("the program lists a new feature in three lines, everything else in nine")
  func wiring() throws {
    let creation = try RepositoryTree.scaffold().creation(of: FeatureName("Tip"))
    let program = ["Modules/strata/Strata.swift", "Modules/Domain/Configuration/SettingKey.swift"]
    let lines = creation.changed.filter {
      $0.key.hasSuffix(".swift") && !$0.key.hasPrefix("Modules/SampleServer/") && $0.key.hasPrefix("Modules/")
    }
    #expect(lines.values.reduce(0) { $0 + $1.added } == 3)
    for path in program { #expect(lines[path]?.added == 1) }
    #expect(creation.changed.values.reduce(0) { $0 + $1.added } == 12)
  }

  @Test(
    "a feature like pictures has a file of each layer, tests, a line in each list, and no dialogue",
    .enabled(if: RepositoryTree.hasPictures))
  func likePictures() throws {
    let creation = try RepositoryTree.scaffold().creation(of: FeatureName("Postcard"), as: .pictures)
    for path in [
      "Modules/Domain/Postcards/PostcardCaptionRules.swift", "Modules/Presentation/Scenes/Postcards/PostcardList.swift",
      "Modules/Presentation/Presentation/Postcards/PostcardDetail/PostcardDetailPresenter.swift",
      "Modules/Data/Data/Postcards/FolderPostcardStore.swift", "Modules/Terminal/Postcards/PostcardDetailTextDisplay.swift",
      "Modules/Composition/Postcards/PostcardsFeature.swift", "Modules/strata/Commands/Postcards/PostcardSayCommand.swift",
      "Tests/DomainTests/Postcards/PostcardCaptionRulesTests.swift", "Tests/CompositionTests/Postcards/Asking+Postcards.swift",
      "Tests/EndToEndTests/Postcards/PostcardTests.swift",
    ] { #expect(creation.added[path] != nil, "\(path)") }
    #expect(creation.changed.values.reduce(0) { $0 + $1.added } == WiringLine.ofPictures.count + 1)
    let error = #expect(throws: ScaffoldError.self) {
      try RepositoryTree.scaffold().creation(of: FeatureName("SupportTicketNote"), as: .pictures)
    }
    #expect(error?.sentence.hasPrefix("The name SupportTicketNote is too long") == true)
    for (path, text) in creation.added {
      let words = SourceStretch.words(ofCodeIn: text)
      #expect(!words.contains { $0.contains("Dialogue") || Sample.variants.names.contains($0) }, "\(path)")
      // The helper of the terminal's tests has the name by chance.
      #expect(!words.contains { $0.contains("icture") } || path.hasPrefix("Tests/TerminalTests/"), "\(path)")
    }
  }

  @Test(
    "outside its folders, Pictures is named in the lists that the scaffold knows, and in no other module",
    .enabled(if: RepositoryTree.hasPictures))
  func mentionsOfPictures() throws {
    let scaffold = try RepositoryTree.scaffold()
    let leftovers = scaffold.leftovers(of: .pictures, after: try scaffold.removal(of: .pictures)).filter { $0.hasPrefix("Modules/") }
    for path in leftovers
    where !FeatureName.isElsewhere(path) && !Sample.dialogues.contains(path) && !path.contains("/SampleServer/")
      && !path.hasPrefix("Modules/Composition/EditionSources/")
    {
      Issue.record("\(path) names a type of Pictures: add the line to WiringLine.ofPictures, or put the file into the feature's folder.")
    }
  }

  @Test("a feature without web can be made beside others, and removed from among them")
  func amongOthers() throws {
    let model = try RepositoryTree.scaffold()
    let (tip, entity) = (try FeatureName("Tip"), try FeatureName("Entity"))
    let one = FeatureScaffold(tree: try model.creation(of: tip).applied(to: model.tree))
    let both = FeatureScaffold(tree: try one.creation(of: entity, as: .withoutWeb).applied(to: one.tree))
    let other = FeatureScaffold(tree: try both.removal(of: tip).applied(to: both.tree))
    #expect(try other.removal(of: entity).applied(to: other.tree) == model.tree)
  }

  @Test("a feature without web names neither a server nor a URL, and lists nothing of them")
  func withoutWeb() throws {
    let creation = try RepositoryTree.scaffold().creation(of: FeatureName("Tip"), as: .withoutWeb)
    let words: Set = ["URL", "url", "WebURL", "WebError", "NetworkError", "tipURL", "web", "network", "server", "isRemembered"]
    for (path, text) in creation.added where path.hasPrefix("Modules/") {
      #expect(words.isDisjoint(with: SourceStretch.words(ofCodeIn: text)), "\(path)")
      #expect(!text.contains("server") && !text.contains("fetch"), "\(path)")
    }
    #expect(creation.changed.values.reduce(0) { $0 + $1.added } == 8)
    #expect(!creation.changed.keys.contains("Modules/Domain/Configuration/SettingKey.swift"))
  }

  @Test("outside its folders, the model is named in the lists that the scaffold knows, and in no other module")
  func mentions() throws {
    let scaffold = try RepositoryTree.scaffold()
    let removal = try scaffold.removal(of: .model)
    let leftovers = scaffold.leftovers(of: .model, after: removal)
    #expect(leftovers.filter { $0.hasPrefix("Modules/") && !FeatureName.isElsewhere($0) && !$0.contains("/EditionSources/") } == [])
  }

  @Test("a new feature names the model nowhere, but for the server that both ask")
  func renamed() throws {
    for (path, text) in try RepositoryTree.scaffold().creation(of: FeatureName("Tip")).added {
      #expect(!path.contains("uote"))
      let words = WordRun.all(in: text).filter { $0.isWord && $0.text.lowercased().contains("quot") }.map(\.text)
      #expect(words.allSatisfy { ["quotable", "Quotable"].contains($0) || $0.hasPrefix("quoted") }, "\(path): \(words)")
    }
  }

  @Test("a new feature has neither the model's dialogue nor its other presentation architectures")
  func variants() throws {
    let files = try RepositoryTree.scaffold().creation(of: FeatureName("Tip")).added
    let command = try #require(files["Modules/strata/Commands/Tips/TipCommand.swift"])
    #expect(command.contains("await application.randomTip().perform(.show)"))
    #expect(!command.lowercased().contains("variant") && !command.contains("handlesInterrupts"))
    for (path, text) in files where path.hasPrefix("Modules/Composition/") {
      #expect(!text.contains("Variant") && !text.contains("Architecture") && !text.contains("Dialogue"), "\(path)")
    }
  }

  @Test(
    "a taken name is refused",
    arguments: [
      ("Quote", "Modules/"), ("Article", "exists"), ("Feed", "exists"), ("Text", "'text'"), ("Star", "'star'"),
      ("Setting", "'settings'"), ("Store", "'store'"), ("Undo", "declares"),
    ])
  func taken(name: String, reason: String) throws {
    let feature = try FeatureName(name)
    let error = #expect(throws: ScaffoldError.self) { try RepositoryTree.scaffold().creation(of: feature) }
    let sentence = try #require(error?.sentence)
    #expect(sentence.hasPrefix("The name \(name) is taken: ") && sentence.contains(reason), "\(sentence)")
  }

  @Test(
    "only a feature can be removed, and no other folder of Domain",
    arguments: ["Tip", "Configuration", "ReadingError", "Timestamp", "QuoteSummary", "SettingKey"])
  func missing(name: String) throws {
    let scaffold = try RepositoryTree.scaffold()
    #expect(throws: ScaffoldError.self) { try scaffold.feature(named: name) }
  }

  @Test("a list that has lost the model's line is named, instead of being guessed")
  func lostLine() throws {
    var tree = try RepositoryTree.scaffold().tree
    let path = "Modules/strata/Strata.swift"
    tree[path] = tree[path]?.replacing("QuoteCommand.self,", with: "")
    let error = #expect(throws: ScaffoldError.self) { try FeatureScaffold(tree: tree).creation(of: FeatureName("Tip")) }
    #expect(error?.sentence.hasPrefix(path) == true)
  }
}
