import Testing

@testable import scaffold

@Suite("Scripts/new feature, Scripts/remove feature")
struct FeatureScaffoldTests {
  /// A name that nobody has given to a feature yet.
  private static let ocelot = Result { () throws(ScaffoldError) in try FeatureName("Ocelot") }

  @Test(
    "removing a new feature restores every file byte for byte",
    arguments: [
      ("Ocelot", nil), ("Moss", "Moss"), ("SpottedNewtPond", nil), ("URLNewt", nil), ("Butterfly", nil), ("Memo", nil), ("Note", nil),
    ])
  func identity(name: String, plural: String?) throws {
    let before = try RepositoryTree.features()
    let feature = try FeatureName(name, plural: plural)
    let creation = try before.creation(of: feature)
    let after = FeatureScaffold(tree: creation.applied(to: before.tree))
    #expect(after.tree.count == before.tree.count + creation.added.count)
    #expect(try after.feature(named: name) == feature)
    let removal = try after.removal(of: feature)
    #expect(removal.removed == Set(creation.added.keys))
    #expect(removal.applied(to: after.tree) == before.tree)
    #expect(after.leftovers(of: feature, after: removal) == [])
  }

  @Test("a plural that is the singular gives no two names of the model the same new name")
  func samePlural() throws {
    let renaming = FeatureRenaming(old: .model, new: try FeatureName("Moss", plural: "Moss"))
    let sources = try RepositoryTree.features().tree.filter { FeatureName.model.isModel($0.key) && $0.key.hasSuffix(".swift") }.values
    let names = Set(sources.flatMap { SourceStretch.words(ofCodeIn: $0) })
    #expect(Dictionary(grouping: names, by: renaming.source).values.filter { $0.count > 1 } == [])
  }

  @Test("a feature can be removed from among others")
  func amongOthers() throws {
    let none = try RepositoryTree.features()
    let (ocelot, moss) = (try Self.ocelot.get(), try FeatureName("Moss", plural: "Moss"))
    let one = FeatureScaffold(tree: try none.creation(of: ocelot).applied(to: none.tree))
    let both = FeatureScaffold(tree: try one.creation(of: moss).applied(to: one.tree))
    let other = FeatureScaffold(tree: try both.removal(of: ocelot).applied(to: both.tree))
    #expect(try other.removal(of: moss).applied(to: other.tree) == none.tree)
  }

  @Test("a new feature has as many files as the model, and is one line of one list")
  func size() throws {
    let features = try RepositoryTree.features()
    let creation = try features.creation(of: Self.ocelot.get())
    #expect(creation.changed.mapValues(\.lines) == ["Modules/Sample/sample/Sample.swift": ["    OcelotsFeature.self,"]])
    #expect(creation.added.count == features.tree.keys.filter(FeatureName.model.isModel).count)
    // It has no endpoint, so its tests ask servers of their own.
    #expect(creation.added.filter { $0.value.contains("import SampleEndpoints") || $0.value.contains("import WebServer") }.isEmpty)
  }

  @Test(
    "every feature can be removed: outside its folders, the lists, the reader and the comparison, nothing names it",
    arguments: ["Quote", "Picture"])
  func mentions(name: String) throws {
    let features = try RepositoryTree.features()
    let feature = try features.feature(named: name)
    let removal = try features.removal(of: feature)
    #expect(removal.changed.mapValues(\.lines.count) == Dictionary(uniqueKeysWithValues: WiringLine.all.map { ($0.path, 1) }))
    #expect(removal.added.keys.allSatisfy { $0.contains("/no-feature-yet.") })
    let places = [
      "Modules/Core/", "Modules/Sample/", "Modules/Tools/SampleEndpoints", "Tests/Core/", "Tests/Sample/", "Tests/Support/CoreDoubles",
    ]
    #expect(features.leftovers(of: feature, after: removal).filter { path in places.contains(where: path.hasPrefix) } == [])
  }

  @Test("a target that loses its last feature keeps a file")
  func last() throws {
    let all = try RepositoryTree.features()
    let some = FeatureScaffold(tree: try all.removal(of: all.feature(named: "Picture")).applied(to: all.tree))
    let removal = try some.removal(of: .model)
    #expect(removal.added.keys.contains("Modules/Sample/Domain/no-feature-yet.swift"))
    #expect(!removal.added.keys.contains { $0.hasPrefix("Modules/Sample/sample/") })
    let none = FeatureScaffold(tree: removal.applied(to: some.tree))
    let error = #expect(throws: ScaffoldError.self) { try none.creation(of: Self.ocelot.get()) }
    #expect(error?.sentence.hasPrefix("The feature Quotes is missing") == true)
  }

  @Test("a list of one element, which has no comma, gets and loses elements as any other")
  func only() throws {
    var tree = try RepositoryTree.tree.get()
    let path = WiringLine.feature.path
    tree[path] = tree[path]?.replacing("    QuotesFeature.self,\n    PicturesFeature.self,\n", with: "    QuotesFeature.self\n")
    let features = FeatureScaffold(tree: tree)
    let text = try features.creation(of: Self.ocelot.get()).changed[path]?.text
    #expect(text?.contains("    QuotesFeature.self,\n    OcelotsFeature.self,\n") == true)
    #expect(try features.removal(of: .model).changed[path]?.lines == ["    QuotesFeature.self"])
  }

  @Test("a new feature names the model nowhere, but for the server that both ask")
  func renamed() throws {
    for (path, text) in try RepositoryTree.features().creation(of: Self.ocelot.get()).added {
      #expect(!path.contains("uote"))
      let words = WordRun.all(in: text).filter { $0.isWord && $0.text.lowercased().contains("quot") }.map(\.text)
      #expect(words.allSatisfy { ["quotable", "Quotable"].contains($0) || $0.hasPrefix("quoted") }, "\(path): \(words)")
    }
  }

  @Test("a feature may have the name of the app, whose folder and type are not those of the feature")
  func nameOfApp() throws {
    let grain = try FeatureName("Grain", plural: "Sample")
    #expect(grain.owns("Modules/Sample/Domain/Sample/Grain.swift") && !grain.owns("Modules/Sample/Domain/Quotes/Quote.swift"))
    var tree = try RepositoryTree.tree.get()
    let path = "Modules/Sample/sample/Quotes/QuoteCommand.swift"
    tree[path] = tree[path]?.replacing("GlobalOptions<Sample>", with: "GlobalOptions<Ocelots>")
    let creation = try FeatureScaffold(tree: tree).creation(of: Self.ocelot.get())
    #expect(creation.added["Modules/Sample/sample/Ocelots/OcelotCommand.swift"]?.contains("GlobalOptions<Ocelots>") == true)
  }

  @Test("a new feature has a command of its own")
  func command() throws {
    let files = try RepositoryTree.features().creation(of: Self.ocelot.get()).added
    let command = try #require(files["Modules/Sample/sample/Ocelots/OcelotCommand.swift"])
    #expect(command.contains("OcelotsFeature(in: application)") && command.contains("commandName: \"ocelot\""))
  }

  @Test(
    "a taken name is refused",
    arguments: [
      ("Quote", "exists"), ("Article", "uses Article"), ("Picture", "exists"), ("Text", "exists"), ("Setting", "already uses 'setting"),
      ("Store", "Quotes, from which features are copied, already uses 'store' in Modules/Sample/Data/Quotes/"),
      ("Undo", "uses JSONUndoStore"), ("Pipe", "uses Pipe"), ("Say", "uses Say"),
    ])
  func taken(name: String, reason: String) throws {
    let error = #expect(throws: ScaffoldError.self) { try RepositoryTree.features().creation(of: FeatureName(name)) }
    let sentence = try #require(error?.sentence)
    #expect(sentence.hasPrefix("The name \(name) is taken: ") && sentence.contains(reason), "\(sentence)")
  }

  @Test(
    "only the entity of a feature names it",
    arguments: ["Ocelot", "Configuration", "ReaderError", "Timestamp", "QuoteSummary", "PictureList", "SettingKey"])
  func missing(name: String) throws {
    let features = try RepositoryTree.features()
    #expect(throws: ScaffoldError.self) { try features.feature(named: name) }
  }

  @Test("a list that has lost the model's line is named, instead of being guessed")
  func lostLine() throws {
    var tree = try RepositoryTree.tree.get()
    let path = "Modules/Sample/sample/Sample.swift"
    tree[path] = tree[path]?.replacing("QuotesFeature.self,", with: "")
    let error = #expect(throws: ScaffoldError.self) { try FeatureScaffold(tree: tree).creation(of: Self.ocelot.get()) }
    #expect(error?.sentence.hasPrefix(path) == true)
  }
}
