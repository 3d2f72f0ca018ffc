import Testing

@testable import scaffold

@Suite("Scripts/new feature, Scripts/remove feature")
struct FeatureScaffoldTests {
  /// A name that nobody has given to a feature yet.
  private static let ocelot = Result { () throws(ScaffoldError) in try FeatureName("Ocelot") }

  @Test(
    "removing a new feature restores every file byte for byte",
    arguments: [("Ocelot", nil), ("Moss", "Moss"), ("SpottedNewtPond", nil), ("URLNewt", nil), ("Butterfly", nil)])
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

  @Test("a feature can be removed from among others")
  func amongOthers() throws {
    let none = try RepositoryTree.features()
    let (ocelot, moss) = (try Self.ocelot.get(), try FeatureName("Moss", plural: "Moss"))
    let one = FeatureScaffold(tree: try none.creation(of: ocelot).applied(to: none.tree))
    let both = FeatureScaffold(tree: try one.creation(of: moss).applied(to: one.tree))
    let other = FeatureScaffold(tree: try both.removal(of: ocelot).applied(to: both.tree))
    #expect(try other.removal(of: moss).applied(to: other.tree) == none.tree)
  }

  @Test("the program lists a new feature in three lines, everything else in four")
  func wiring() throws {
    let creation = try RepositoryTree.features().creation(of: Self.ocelot.get())
    let program = creation.changed.filter {
      $0.key.hasPrefix("Modules/") && $0.key.hasSuffix(".swift") && !$0.key.contains("/SampleServer/")
    }
    #expect(program.values.flatMap(\.lines).count == 3)
    #expect(creation.changed.values.flatMap(\.lines).count == 7)
  }

  @Test("outside its folders, the model is named in the lists that the scaffold knows, in the reader and in the comparison alone")
  func mentions() throws {
    let features = try RepositoryTree.features()
    var removal = TreeChange()
    removal.removed = Set(features.tree.keys.filter(FeatureName.model.owns))
    for line in WiringLine.all { removal.remove(line, from: features.tree) }
    let leftovers = features.leftovers(of: .model, after: removal)
    #expect(
      leftovers.filter { path in path.hasPrefix("Modules/") && !["Modules/Reader/", "Modules/Comparison/"].contains(where: path.hasPrefix) }
        == [])
  }

  @Test("a new feature names the model nowhere, but for the server that both ask")
  func renamed() throws {
    for (path, text) in try RepositoryTree.features().creation(of: Self.ocelot.get()).added {
      #expect(!path.contains("uote"))
      let words = WordRun.all(in: text).filter { $0.isWord && $0.text.lowercased().contains("quot") }.map(\.text)
      #expect(words.allSatisfy { ["quotable", "Quotable"].contains($0) || $0.hasPrefix("quoted") }, "\(path): \(words)")
    }
  }

  @Test("a new feature has a command of its own")
  func command() throws {
    let files = try RepositoryTree.features().creation(of: Self.ocelot.get()).added
    let command = try #require(files["Modules/Sample/sample/Ocelots/OcelotCommand.swift"])
    #expect(command.contains("await application.randomOcelot().perform(.show)"))
  }

  @Test(
    "a taken name is refused",
    arguments: [
      ("Quote", "exists"), ("Article", "uses Article"), ("Picture", "exists"), ("Text", "'text'"), ("Setting", "'settings'"),
      ("Store", "'store'"), ("Undo", "uses Undo"), ("Pipe", "uses Pipe"), ("Say", "uses Say"),
    ])
  func taken(name: String, reason: String) throws {
    let error = #expect(throws: ScaffoldError.self) { try RepositoryTree.features().creation(of: FeatureName(name)) }
    let sentence = try #require(error?.sentence)
    #expect(sentence.hasPrefix("The name \(name) is taken: ") && sentence.contains(reason), "\(sentence)")
  }

  @Test(
    "only a feature that is made as the model is can be removed, and no other folder of Domain",
    arguments: ["Ocelot", "Configuration", "ReadingError", "Timestamp", "QuoteSummary", "SettingKey", "Picture"])
  func missing(name: String) throws {
    let features = try RepositoryTree.features()
    #expect(throws: ScaffoldError.self) { try features.feature(named: name) }
  }

  @Test("the model cannot be removed, because others are made from it")
  func model() throws {
    let features = try RepositoryTree.features()
    #expect(throws: ScaffoldError.self) { try features.removal(of: features.feature(named: "Quote")) }
  }

  @Test("a list that has lost the model's line is named, instead of being guessed")
  func lostLine() throws {
    var tree = try RepositoryTree.tree.get()
    let path = "Modules/Sample/sample/Sample.swift"
    tree[path] = tree[path]?.replacing("QuoteCommand.self,", with: "")
    let error = #expect(throws: ScaffoldError.self) { try FeatureScaffold(tree: tree).creation(of: Self.ocelot.get()) }
    #expect(error?.sentence.hasPrefix(path) == true)
  }
}
