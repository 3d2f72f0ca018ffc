import Foundation
import LayerRules
import Testing

/// The command as `swift package check-layers` runs it, on a package in a temporary folder.
@Suite("check-layers")
struct LayerCheckCommandTests {
  private let twoImports = "import Data\nimport Foundation\n\npublic struct Article {}\n"

  @Test("a package that keeps its rules passes, with 0 and the number of files")
  func nothingFound() async throws {
    #expect(try await TemporaryPackage().check() == LayerCheckCommand.Outcome(exitCode: 0, errors: "check-layers: 3 files, no findings.\n"))
  }

  @Test("a finding is a line with file, line and a sentence, and the command ends with 1")
  func findings() async throws {
    let outcome = try await TemporaryPackage(["Sources/Domain/Article.swift": twoImports]).check()
    #expect(
      outcome.output == """
        Sources/Domain/Article.swift:1: error: Domain must not use Data: the row of Domain in the rule book does not list it [declared]
        Sources/Domain/Article.swift:2: error: Domain must not use Foundation: the row of Domain in the rule book does not list it [declared]

        """)
    #expect(outcome.errors == "check-layers: 2 findings\n")
    #expect(outcome.exitCode == 1)
  }

  @Test("without a plugin, the command asks the package manager for the targets, and finds the same")
  func manifest() async throws {
    let package = try TemporaryPackage(["Sources/Domain/Article.swift": twoImports])
    let outcome = await LayerCheckCommand(arguments: ["--package-path", package.path]).run()
    #expect(outcome == (await package.check()))
  }

  @Test("a target without a row cannot be decided: 2")
  func unclassified() async throws {
    let rules = TemporaryPackage.rules.replacing(#"{"name": "Domain", "at": "Sources/Domain"},"#, with: "")
    let outcome = try await TemporaryPackage(["layers.json": rules]).check()
    #expect(outcome.exitCode == 2)
    #expect(
      outcome.output.hasPrefix(
        "Package.swift:7: error: Domain at Sources/Domain is not classified: give it a row in the rule book [declared]\n"))
  }

  @Test(
    "a rule book that cannot mean what it says is refused with a sentence and 2",
    arguments: [
      ("{", "layers.json: this is not JSON: "),
      ("[]", "layers.json: this is no object"),
      ("{}", "layers.json: the key 'layers' is missing"),
      (#"{"layers": {}}"#, "layers.json: layers: this is no list"),
      (#"{"layers": [{"name": "A"}]}"#, "layers.json: layers[0]: the key 'at' is missing"),
      (#"{"layers": [{"name": "A", "at": 1}]}"#, "layers.json: layers[0].at: this is no text"),
      (
        #"{"layers": [{"name": "A", "at": "A", "import": []}]}"#,
        "layers.json: layers[0]: 'import' is not a key here; the keys are name, at, imports, toolchain, products, tests, isForTests"
      ),
      (
        #"{"layers": [{"name": "A", "at": "A", "imports": "all"}]}"#,
        "layers.json: layers[0].imports: a list of names is expected, or \"any\""
      ),
      (
        #"{"layers": [{"name": "A", "at": "A"}], "prohibitions": [{"from": ["A"], "to": ["B"], "reason": "r"}]}"#,
        "layers.json: a rule names the layer 'B', which has no row; the layers are A"
      ),
    ])
  func refused(rules: String, sentence: String) async throws {
    let outcome = try await TemporaryPackage(["layers.json": rules]).check()
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("error: " + sentence), "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
  }

  @Test("what cannot be read cannot be decided: 2")
  func unreadable() async throws {
    let package = try TemporaryPackage()
    try FileManager.default.removeItem(at: package.root.appending(path: "Sources/Domain/Article.swift"))
    #expect(await package.check().exitCode == 2)
    #expect(await package.check(["--rules", "none.json"]).exitCode == 2)
    #expect(await package.check(["--baseline", "none.json"]).exitCode == 2)
    try FileManager.default.removeItem(at: package.root.appending(path: "layers.json"))
    let outcome = await package.check()
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.contains("layers.json cannot be read: there is no such file; write a rule book"))
  }

  @Test("the rule book may be hidden, or be named")
  func places() async throws {
    let package = try TemporaryPackage()
    let root = package.root
    try FileManager.default.moveItem(at: root.appending(path: "layers.json"), to: root.appending(path: ".layers.json"))
    #expect(await package.check().exitCode == 0)
    try FileManager.default.moveItem(at: root.appending(path: ".layers.json"), to: root.appending(path: "rules.json"))
    #expect(await package.check(["--rules", "rules.json"]).exitCode == 0)
  }

  @Test("an old package keeps its findings in a baseline, and only new ones fail")
  func baseline() async throws {
    let package = try TemporaryPackage(["Sources/Domain/Article.swift": twoImports])
    #expect(await package.check(["--write-baseline", "old.json"]).exitCode == 0)
    let covered = LayerCheckCommand.Outcome(exitCode: 0, errors: "check-layers: 3 files, no new findings.\n")
    #expect(await package.check(["--baseline", "old.json"]) == covered)

    // The same two, some lines below, and a third.
    try package.write("// A comment.\n\n" + twoImports + "import Dispatch\n", to: "Sources/Domain/Article.swift")
    let outcome = await package.check(["--baseline", "old.json"])
    #expect(outcome.exitCode == 1)
    #expect(outcome.output.hasPrefix("Sources/Domain/Article.swift:7: error: Domain must not use Dispatch"))
    #expect(outcome.errors == "check-layers: 1 finding\n")
  }

  @Test("a baseline covers as many findings as it has entries, and says which are no longer needed")
  func counts() async throws {
    let package = try TemporaryPackage(["Sources/Domain/Article.swift": twoImports])
    _ = await package.check(["--write-baseline", "old.json"])
    try package.write("import Data\nimport Data\n", to: "Sources/Domain/Article.swift")
    let outcome = await package.check(["--baseline", "old.json"])
    #expect(outcome.output.hasPrefix("Sources/Domain/Article.swift:2: error: Domain must not use Data"))
    #expect(outcome.errors.hasPrefix("1 entry in old.json covers no finding"))
  }

  @Test("a baseline does not hide that a target has no row")
  func undecidedBaseline() async throws {
    let rules = TemporaryPackage.rules.replacing(#"{"name": "Domain", "at": "Sources/Domain"},"#, with: "")
    let package = try TemporaryPackage(["layers.json": rules])
    #expect(await package.check(["--write-baseline", "old.json"]).exitCode == 2)
    #expect(await package.check(["--baseline", "old.json"]).exitCode == 2)
  }

  @Test(
    "arguments that mean nothing are refused with 2",
    arguments: [["--rule", "a"], ["--rules"], ["--rules", "--baseline"], ["--baseline", "a", "--write-baseline", "b"], ["a"]])
  func misuse(arguments: [String]) async throws {
    let outcome = await LayerCheckCommand(arguments: arguments).run()
    #expect(outcome.exitCode == 2)
    #expect(outcome.errors.hasPrefix("error: "))
  }

  @Test("--help names every option and exit code")
  func help() async {
    let outcome = await LayerCheckCommand(arguments: ["--help"]).run()
    #expect(outcome.exitCode == 0)
    for word in ["--rules", "--baseline", "--write-baseline", "--package-path", "  0  ", "  1  ", "  2  "] {
      #expect(outcome.output.contains(word))
    }
  }
}
