import Foundation
import LayerRules
import Testing

/// Each kind of rule, on packages in memory.
@Suite("Rule book")
struct RuleBookTests {
  private static let layers = [
    Layer("Domain", at: "Sources/Domain"),
    Layer("Data", at: "Sources/Data/", imports: ["Domain", "CSQLite"], toolchain: ["Foundation"], products: ["GRDB"]),
    Layer("App", at: "Sources/App", imports: .any, toolchain: .any, products: .any),
    Layer("Tests", at: "Tests/", imports: .any, toolchain: .any, products: .any, isForTests: true),
  ]

  private func findings(_ book: RuleBook, _ modules: [Module]) -> [String] {
    let manifest = SourceFile(path: "Package.swift", text: "")
    let project = Project(name: "Small", modules: modules, manifest: manifest, topLevel: ["Package.swift", "Sources", "Makefile"])
    return LayerCheck(of: project, by: book).findings.map(\.place)
  }

  private func module(_ name: String, at path: String, _ text: String) -> Module { module(name, at: path, [], text) }

  private func module(_ name: String, at path: String, _ dependencies: [String], _ text: String) -> Module {
    Module(name: name, path: path, dependencies: dependencies, files: [SourceFile(path: "\(path)/\(name).swift", text: text)])
  }

  @Test("an import must be declared, and allowed by the row of its kind")
  func imports() {
    let modules = [
      module("Domain", at: "Sources/Domain", "import Foundation"),
      module("Store", at: "Sources/Data/Store", ["Domain", "GRDB", "Yams"], "import Domain\nimport Foundation\nimport GRDB\nimport Yams"),
      module("App", at: "Sources/App", ["Domain", "Yams"], "import Domain\nimport Yams\nimport SwiftUI\nimport Store"),
    ]
    let expected = [
      "Package.swift:1 declared", "Sources/App/App.swift:3 declared", "Sources/App/App.swift:4 declared",
      "Sources/Data/Store/Store.swift:4 declared", "Sources/Domain/Domain.swift:1 declared",
    ]
    #expect(findings(RuleBook(layers: Self.layers), modules) == expected)
    // A module that the rule book calls one of the system's needs no declaration.
    #expect(findings(RuleBook(layers: Self.layers, toolchain: ["SwiftUI"]), modules) == expected.filter { !$0.contains("swift:3 ") })
  }

  @Test("a target is imported by a name without dashes, and its own name is no import")
  func dashes() {
    let modules = [
      module("my-domain", at: "Sources/Domain", "import my_domain"),
      module("Tests", at: "Tests/Tests", ["my-domain"], "import my_domain"),
    ]
    #expect(findings(RuleBook(layers: Self.layers), modules).isEmpty)
  }

  @Test("a product that is not called like its module is replaced by its modules")
  func products() {
    let app = module("App", at: "Sources/App", ["GRDB-dynamic"], "import GRDB")
    #expect(findings(RuleBook(layers: Self.layers), [app]) == ["Sources/App/App.swift:1 declared"])
    #expect(findings(RuleBook(layers: Self.layers, products: ["GRDB-dynamic": ["GRDB"]]), [app]).isEmpty)
  }

  @Test("a prohibition also forbids what is only reached through another target")
  func prohibition() {
    let book = RuleBook(layers: Self.layers, prohibitions: [Prohibition(rule: "far", from: ["App"], to: ["Data"], reason: "r")])
    let modules = [
      module("Store", at: "Sources/Data/Store", ""), module("Shared", at: "Tests/Shared", ["Store"], "import Store"),
      module("App", at: "Sources/App", ["Shared"], ""),
    ]
    #expect(findings(book, modules) == ["Package.swift:1 declared", "Package.swift:1 far"])
  }

  @Test("production code must not use what is there for tests")
  func forTests() {
    let modules = [module("Doubles", at: "Tests/Doubles", ""), module("App", at: "Sources/App", ["Doubles"], "import Doubles")]
    #expect(findings(RuleBook(layers: Self.layers), modules) == ["Package.swift:1 declared", "Sources/App/App.swift:1 declared"])
  }

  @Test("a system library has one owner, which does not show its types")
  func libraries() {
    let book = RuleBook(layers: Self.layers, libraries: [SystemLibrary(name: "CSQLite", owner: "Store", prefixes: ["sqlite3"])])
    let modules = [
      module("CSQLite", at: "Sources/App", ""),
      module("Store", at: "Sources/Data/Store", ["CSQLite"], "import CSQLite\npublic func handle() -> sqlite3_stmt {}\nlet a: sqlite3"),
      module("Index", at: "Sources/Data/Index", ["CSQLite"], "import CSQLite"),
    ]
    #expect(
      findings(book, modules) == [
        "Package.swift:1 systemLibraries", "Sources/Data/Index/Index.swift:1 systemLibraries",
        "Sources/Data/Store/Store.swift:2 systemLibraries",
      ])
  }

  @Test("only the creator creates the types with certain names outside their layer")
  func creation() {
    let book = RuleBook(layers: Self.layers, creation: CreationRule(suffixes: ["Store"], creators: ["App"]))
    let store = "struct FileStore { static let shared = FileStore() }"
    let modules = [
      module("Store", at: "Sources/Data/Store", store), module("Domain", at: "Sources/Domain", "let a = FileStore()"),
      module("App", at: "Sources/App", "let a = FileStore()"), module("Tests", at: "Tests/Tests", "let a = FileStore()"),
    ]
    #expect(findings(book, modules) == ["Sources/Domain/Domain.swift:1 creation"])
  }

  @Test("in a strict layer, only the file that declares such a type creates it")
  func strictCreation() {
    let modules = [
      module("Store", at: "Sources/Data/Store", "struct FileStore { static let shared = FileStore() }"),
      module("Index", at: "Sources/Data/Index", "let a = FileStore()"),
    ]
    let names = Self.layers.map(\.name)
    for strict in [[], Set(names)] {
      let rule = CreationRule(suffixes: ["Store"], creators: ["App"], strictLayers: strict)
      #expect(
        findings(RuleBook(layers: Self.layers, creation: rule), modules)
          == (strict.isEmpty ? [] : ["Sources/Data/Index/Index.swift:1 creation"]))
    }
  }

  @Test("a pattern of code is forbidden in the layers that a rule names, but for its exceptions")
  func code() {
    let text = "let a = Date()\nfputs(\"Date()\", stderr)\nfputs(text, file)"
    let modules = [
      module("Domain", at: "Sources/Domain", text), module("Store", at: "Sources/Data/Store", text),
      module("Index", at: "Sources/Data/Index", text), module("Tests", at: "Tests/Tests", text),
    ]
    let book = RuleBook(
      layers: Self.layers,
      code: [
        CodeRule(rule: "time", patterns: ["Date("], in: ["Domain"], reason: "r"),
        CodeRule(
          rule: "output", patterns: ["fputs(…stderr)"], outside: ["Domain"], exceptions: [CodeRule.Exception(target: "Index")], reason: "r"),
      ])
    #expect(findings(book, modules) == ["Sources/Data/Store/Store.swift:2 output", "Sources/Domain/Domain.swift:1 time"])
  }

  @Test(
    "no feature names a type of another, and shared files name none, whether the features are listed or are folders of a row",
    arguments: [([Feature("Songs"), Feature("Singers")], []), ([], ["Sources/"])])
  func features(features: [Feature], rows: [String]) {
    let files = [
      ("Sources/Domain/Songs/Song.swift", "struct Song { let singer: Singer }"),
      ("Sources/Domain/Singers/Singer.swift", "struct Singer {}"),
      ("Sources/Domain/Shared.swift", "let a: Song"), ("Sources/Domain/All.swift", "let a: Song"),
      ("Sources/Domain/Singers/Common.swift", "struct Common { let a: Song }"),
    ].map { SourceFile(path: $0, text: $1) }
    let book = RuleBook(
      layers: Self.layers,
      features: FeatureRules(
        features, rows: rows, shared: ["Sources/Domain/Singers/Common"], knowingAll: ["Sources/Domain/All.swift"]))
    let domain = Module(name: "Domain", path: "Sources/Domain", dependencies: [], files: files)
    #expect(
      findings(book, [domain]) == [
        "Sources/Domain/Shared.swift:1 features", "Sources/Domain/Singers/Common.swift:1 features",
        "Sources/Domain/Songs/Song.swift:1 features",
      ])
  }

  @Test("the layout is checked for what the rule book limits, and for nothing else")
  func layout() {
    let layers = [Layer("Domain", at: "Sources/Domain", tests: "DomainTests")]
    let domain = Module(
      name: "Domain", path: "Sources/Domain", dependencies: [],
      files: ["A", "B"].map { SourceFile(path: "Sources/Domain/\($0).swift", text: "struct A {}\n// 2\n// 3\n") })
    #expect(findings(RuleBook(layers: Self.layers), [domain]).isEmpty)
    let layout = LayoutRules(
      namesFiles: true, longestFile: 2, mostFilesInFolder: 1, largestTarget: LayoutRules.Size(files: 9, lines: 5),
      topLevel: ["Package.swift", "Sources"])
    #expect(
      findings(RuleBook(layers: layers, layout: layout), [domain]) == [
        "Makefile:1 topLevel", "Package.swift:1 targetSize", "Package.swift:1 testTargets", "Sources/Domain:1 folderSize",
        "Sources/Domain/A.swift:3 fileLength", "Sources/Domain/B.swift:1 fileName", "Sources/Domain/B.swift:3 fileLength",
      ])
  }

  @Test(
    "a type with one of the names, or of the protocols, stands in a file of its own name, unless it is private, inside another or excepted",
    arguments: [
      ("SongRepository", "public protocol SongRepository {}", []), ("SongRepository+Text", "struct SongRepository {}", []),
      ("Song", "struct Song {}\npublic protocol SongRepository: Sendable {}", ["2"]),
      ("Song", "struct Song {}\npublic struct Sing: Sendable, UseCase {}\nfinal class SongError {}", ["2", "3"]),
      ("Song", "struct Song {}\nprivate struct SongError {}\nfileprivate final class OtherError {}", []),
      ("Song", "struct Song {\n  struct SongError {}\n}\nextension SongError {}\nenum OldError {}", []),
    ])
  func ownFiles(name: String, text: String, lines: [String]) {
    let file = SourceFile(path: "Sources/Domain/\(name).swift", text: text)
    let own = LayoutRules.OwnFiles(
      suffixes: ["Repository", "Error"], protocols: ["UseCase"], exceptions: ["OldError"], outside: ["Sources/Small/"])
    let domain = Module(name: "Domain", path: "Sources/Domain", dependencies: [], files: [file])
    #expect(
      findings(RuleBook(layers: Self.layers, layout: LayoutRules(ownFiles: own)), [domain])
        == lines.map { "Sources/Domain/\(name).swift:\($0) fileName" })
    let small = Module(
      name: "Domain", path: "Sources/Domain", dependencies: [], files: [SourceFile(path: "Sources/Small/\(name).swift", text: text)])
    #expect(findings(RuleBook(layers: Self.layers, layout: LayoutRules(ownFiles: own)), [small]) == [])
  }

  @Test("the size of a target is that of its shared files and its largest feature, and a target may have a limit of its own")
  func targetSize() {
    func files(_ folder: String, _ count: Int) -> [SourceFile] {
      (0..<count).map { SourceFile(path: "Sources/Domain/\(folder)/\(folder)\($0).swift", text: "struct \(folder)\($0) {}\n") }
    }
    func findings(_ files: [SourceFile], lines: Int = 9, limits: [String: LayoutRules.Size] = [:]) -> [String] {
      let layout = LayoutRules(largestTarget: LayoutRules.Size(files: 5, lines: lines), largestTargets: limits)
      let book = RuleBook(layers: Self.layers, features: FeatureRules([Feature("Songs"), Feature("Singers")]), layout: layout)
      return self.findings(book, [Module(name: "Domain", path: "Sources/Domain", dependencies: [], files: files)])
    }
    let whole = files("Shared", 2) + files("Songs", 3)
    #expect(
      findings(whole + files("Singers", 2)) + findings(whole, lines: 4, limits: ["Domain": LayoutRules.Size(files: 5, lines: 5)]) == [])
    let tooLarge = [
      findings(whole + files("Singers", 4)), findings(whole, lines: 4),
      findings(whole, limits: ["Domain": LayoutRules.Size(files: 4, lines: 9)]),
    ]
    #expect(tooLarge == Array(repeating: ["Package.swift:1 targetSize"], count: 3))
  }

  @Test("a target is found in the manifest, however the package and its products are called")
  func manifestLine() {
    let text = """
      let package = Package(
        name: "App",
        products: [.executable(name: "App", targets: ["App"])],
        targets: [
          .target(
            name: "Library", dependencies: [.target(name: "App", condition: .when(platforms: [.linux]))]),
          .target(
            name: "App"),
        ]
      """
    let modules = ["App", "Library"].map { Module(name: $0, path: "Sources/\($0)", dependencies: [], files: []) }
    let project = Project(name: "App", modules: modules, manifest: SourceFile(path: "Package.swift", text: text), topLevel: [])
    let findings = LayerCheck(of: project, by: RuleBook(layers: [])).findings
    #expect(findings.map(\.place) == ["Package.swift:6 declared", "Package.swift:8 declared"])
  }

  @Test("the package of a source is the nearest folder above with a manifest")
  func folder() throws {
    let folder = try #require(PackageFolder.containing(#filePath))
    #expect(#filePath == folder.root.appending(path: "Tests/Tools/LayerRulesTests/RuleBookTests.swift").path())
    #expect(PackageFolder.containing("/Package.swift/none") == nil)
  }
}
