import Foundation
import Testing

@testable import scaffold

@Suite("Scripts/new app", .enabled(if: RepositoryTree.hasModel, "The feature is gone from which others are made."))
struct AppTreeTests {
  struct App {
    let name: String
    let feature: String
    var plural: String?
  }

  private static let apps = [
    App(name: "Ledger", feature: "Quote"), App(name: "FieldNotes", feature: "Tip"), App(name: "TV", feature: "Entity"),
    App(name: "Aviary", feature: "Advice", plural: "Advice"),
  ]

  /// Names that the standard library has, too, or that a type parameter has here.
  static let commonNames: Set = [
    "Task", "Event", "Value", "Output", "Entry", "Content", "Author", "Result", "Base", "Route", "Process", "Element", "Name",
    "Argument", "Answer", "Call", "Test",
  ]

  /// The files of this repository that apps are made from, read once.
  private static let source = Result { () throws(ScaffoldError) in
    let checkout = Checkout(root: URL(filePath: #filePath).appending(path: "../../../..").standardized)
    return try checkout.texts(
      of: try checkout.allPaths().filter { path in
        AppContents(hasWeb: true).needs(path) || AppContents(hasWeb: false).needs(path)
      })
  }

  private func files(_ name: String, _ feature: String, _ plural: String? = nil, hasWeb: Bool = true) throws -> [String: String] {
    let request = try AppRequest(
      name: NameSpelling(checking: name), feature: FeatureName(feature, plural: plural), keepsSamples: false, hasWeb: hasWeb)
    return try AppTree(source: Self.source.get()).files(of: request)
  }

  @Test(
    "an app has at most 200 production files and 7,200 lines, without web 130 and 4,600, and documents of one page and 120 lines",
    arguments: apps, [true, false])
  func size(app: App, hasWeb: Bool) throws {
    let files = try files(app.name, app.feature, app.plural, hasWeb: hasWeb)
    let production = files.filter { $0.key.hasPrefix("Modules/") }
    #expect(production.count <= (hasWeb ? 200 : 130) && production.count > 100)
    #expect(production.values.reduce(0) { $0 + $1.lineCount } <= (hasWeb ? 7200 : 4600))
    #expect(try #require(files["README.md"]).lineCount <= 60)
    #expect(try #require(files["Architecture.md"]).lineCount <= 120)
    for document in ["README.md", "Architecture.md"] {
      #expect(files[document]?.lines.contains { $0.contains(#/^ +- /#) } == false, "\(document): an entry of a list is indented")
    }
  }

  @Test("an app names neither this repository, but in the licence, nor its other features", arguments: apps, [true, false])
  func names(app: App, hasWeb: Bool) throws {
    for (path, text) in try files(app.name, app.feature, app.plural, hasWeb: hasWeb) {
      #expect(!path.lowercased().contains("strata"))
      let words = text.replacing(AppRecord.path, with: "").lowercased()
      #expect(!words.contains("strata") || path == "LICENSE", "\(path)")
      if app.feature != "Quote" { #expect(!path.contains("Quote") && !text.contains("Quote"), "\(path)") }
    }
  }

  @Test(
    "the code of an app and its comments speak of no feeds, articles, refreshes, subscriptions or pictures", arguments: apps, [true, false])
  func subjects(app: App, hasWeb: Bool) throws {
    for (path, text) in try files(app.name, app.feature, app.plural, hasWeb: hasWeb) where path.hasPrefix("Modules/") {
      let words = Set(text.lowercased().replacing("line feeds", with: "").split { !$0.isLetter }.map(String.init))
      #expect(
        words.isDisjoint(with: [
          "feeds", "article", "articles", "refresh", "refreshes", "opml", "subscription", "subscriptions", "picture", "pictures",
        ]), "\(path)")
    }
  }

  @Test("a script that a file of an app names is in the app", arguments: [true, false])
  func scripts(hasWeb: Bool) throws {
    let files = try files("Ledger", "Tip", hasWeb: hasWeb)
    for (path, text) in files {
      for match in text.matches(of: /Scripts\/[a-z][a-z0-9-]*/) where files[String(match.output)] == nil {
        Issue.record("\(path) names \(match.output), which apps lack: leave the line out in Modules/scaffold/App/Edits.")
      }
    }
  }

  @Test("a type that code of an app names is declared in the app, if this repository declares it", arguments: [true, false])
  func closed(hasWeb: Bool) throws {
    let files = try files("Ledger", "Quote", hasWeb: hasWeb).filter { $0.key.hasSuffix(".swift") }
    let declared = Set(files.values.flatMap(Self.declaredTypes))
    let all = try Self.repository.get().filter { $0.key.hasSuffix(".swift") }
    let missing = Set(all.values.flatMap(Self.declaredTypes)).subtracting(declared).subtracting(Self.commonNames)
    for (path, text) in files where path != "Package.swift" {
      let named = Set(SourceStretch.words(ofCodeIn: text)).intersection(missing)
      #expect(
        named == [],
        """
        Apps get \(path) but not what it names. Put the file into the folder of its feature, leave it out in AppContents.leftOut, \
        leave these lines out in Modules/scaffold/App/Edits, or add what it names to AppContents.
        """)
    }
  }

  @Test("without web, an app has no system library, no server, no URL and no setting")
  func withoutWeb() throws {
    let files = try files("Ledger", "Tip", hasWeb: false)
    #expect(!files.keys.contains { $0.contains("/CLib") || $0.contains("Transfer") || $0.contains("/Web") || $0.contains("Configuration") })
    let manifest = try #require(files["Package.swift"])
    #expect(!manifest.contains("systemLibrary") && !manifest.contains("FlyingFox") && !manifest.contains("pkgConfig"))
    for (path, text) in files where path.hasPrefix("Modules/") || path.hasPrefix("Scripts/") {
      #expect(!text.lowercased().contains("libcurl") && !text.contains("WebURL") && !text.contains("apt-get"), "\(path)")
    }
  }

  @Test(
    "a name that the code of an app has for something else is refused",
    arguments: [
      ("Outcome", "Tip"), ("Trace", "Tip"), ("Ledger", "Text"), ("Ledger", "Setting"), ("Ledger", "Display"), ("Ledger", "Timestamp"),
    ])
  func takenNames(name: String, feature: String) {
    #expect(throws: ScaffoldError.self) { try files(name, feature) }
  }

  @Test("with samples, an app has Quotes and the feature, and both are in each list of features")
  func samples() throws {
    let request = try AppRequest(name: NameSpelling(checking: "Ledger"), feature: FeatureName("Tip"), keepsSamples: true)
    let files = try AppTree(source: Self.source.get()).files(of: request)
    for feature in ["Quote", "Tip"] {
      #expect(files["Modules/Domain/\(feature)s/\(feature).swift"] != nil)
      #expect(files["Modules/ledger/Ledger.swift"]?.contains("\(feature)Command.self,") == true)
      #expect(files["Modules/Domain/Configuration/SettingKey.swift"]?.contains(".\(feature.lowercased())URL,") == true)
      #expect(files["Tests/ArchitectureTests/Rules/Rules.swift"]?.contains("\"\(feature)s\",") == true)
    }
  }

  @Test("an app with further features has each of them in every layer and in each list", arguments: [true, false])
  func several(hasWeb: Bool) throws {
    let request = try AppRequest(
      name: NameSpelling(checking: "Ledger"), feature: FeatureName("Tip"), keepsSamples: false, hasWeb: hasWeb
    ).adding(FeatureName("Advice", plural: "Advice")).adding(FeatureName("Coin"))
    let files = try AppTree(source: Self.source.get()).files(of: request)
    for feature in request.features {
      #expect(files["Modules/Domain/\(feature.many.type)/\(feature.one.type).swift"] != nil)
      #expect(files["Modules/ledger/Ledger.swift"]?.contains("\(feature.one.type)Command.self,") == true)
      if hasWeb {
        #expect(files["Modules/Domain/Configuration/SettingKey.swift"]?.contains(".\(feature.one.member)URL,") == true)
      }
      #expect(files["Tests/ArchitectureTests/Rules/Rules.swift"]?.contains("\"\(feature.many.type)\",") == true)
      #expect(files["README.md"]?.contains("| `\(feature.one.command)` |") == true)
    }
    // What is made with the app is what would be made with each feature alone.
    for (path, text) in try self.files("Ledger", "Coin", hasWeb: hasWeb) where path.contains("/Coins/") { #expect(files[path] == text) }
    #expect(!files.contains { $0.key.contains("Quote") || $0.value.contains("Quote") })
  }

  @Test("a feature whose name another one has is refused", arguments: ["Tip", "Tips", "Ledger"])
  func takenFeature(name: String) throws {
    let request = try AppRequest(name: NameSpelling(checking: "Ledger"), feature: FeatureName("Tip"), keepsSamples: false)
    #expect(throws: ScaffoldError.self) { try request.adding(FeatureName(name)) }
  }

  @Test("an app made beside further features and scenes is the same as one made without them", arguments: [true, false])
  func furtherFeatures(hasWeb: Bool) throws {
    var tree = try RepositoryTree.tree.get()
    for (name, source) in [("Tip", FeatureSource.model), ("Riddle", .withoutWeb)] {
      tree = try FeatureScaffold(tree: tree).creation(of: FeatureName(name), as: source).applied(to: tree)
    }
    let scene = SceneName(name: try NameSpelling(checking: "TipBoard"), feature: try FeatureName("Tip"))
    tree = try SceneScaffold(tree: tree).creation(of: scene).applied(to: tree)
    let request = try AppRequest(
      name: NameSpelling(checking: "Ledger"), feature: .model, keepsSamples: false, hasWeb: hasWeb)
    let needed = tree.filter { AppContents(hasWeb: hasWeb).needs($0.key) }
    let app = try AppTree(source: Self.source.get().merging(needed) { $1 }).files(of: request)
    #expect(app == (try files("Ledger", "Quote", hasWeb: hasWeb)))
  }

  @Test("every file that the lists of an app's contents name exists")
  func contents() throws {
    let paths = try Checkout(root: URL(filePath: #filePath).appending(path: "../../../..").standardized).allPaths()
    let gone = Sample.all.filter { $0.isGone(from: paths) }
    for entry in AppContents.named where !gone.contains(where: { $0.owns(entry) }) {
      #expect(paths.contains { entry.hasSuffix("/") ? $0.hasPrefix(entry) : $0 == entry }, "\(entry)")
    }
  }

  @Test("a file whose text an edit no longer finds is named, with what to change")
  func lostText() throws {
    var source = try Self.source.get()
    let path = "Modules/strata/Strata.swift"
    source[path] = source[path]?.replacing("strata refresh ", with: "")
    let request = try AppRequest(name: NameSpelling(checking: "Ledger"), feature: .model, keepsSamples: false)
    let error = #expect(throws: ScaffoldError.self) { try AppTree(source: source).files(of: request) }
    let sentence = try #require(error?.sentence)
    #expect(sentence.contains(path) && sentence.contains("strata refresh ") && sentence.contains("Modules/scaffold/App/Edits"))
  }

  @Test(
    "a name that an app cannot have is refused with a sentence",
    arguments: ["ledger", "My App", "Class", "Domain", "Web", "FlyingFox", "Foundation", "X", "1st", "../Up"])
  func refusedNames(name: String) {
    #expect(throws: ScaffoldError.self) { try AppTask(["new", "app", name, "folder"]) }
  }

  @Test(
    "missing or unknown arguments are refused",
    arguments: [
      [], ["Ledger"], ["Ledger", "a", "b"], ["Ledger", "a", "--feature"], ["Ledger", "a", "--nothing"],
      ["Ledger", "a", "--feature", "Ledger"], ["Ledger", "a", "--samples"], ["Ledger", "a", "--plural", "Tips"],
      ["Ledger", "a", "--feature", "Tip", "--feature", "Tip"],
    ])
  func refusedArguments(arguments: [String]) {
    #expect(throws: ScaffoldError.self) { try AppTask(["new", "app"] + arguments) }
  }

  private static let repository = Result { () throws(ScaffoldError) in
    let checkout = Checkout(root: URL(filePath: #filePath).appending(path: "../../../..").standardized)
    return try checkout.texts(of: try checkout.allPaths().filter { $0.hasSuffix(".swift") && !$0.contains("/Fixtures/") })
  }

  private static func declaredTypes(in source: String) -> [String] {
    let words = SourceStretch.words(ofCodeIn: source)
    return zip(words, words.dropFirst()).compactMap { word, name in
      ["struct", "class", "enum", "actor", "protocol", "typealias"].contains(word) && name.first?.isUppercase == true ? name : nil
    }
  }
}
