import Foundation

/// Makes an app under another name: it copies Core, the program `sample`, and the scripts that build and test them. Only two files lose
/// content: the manifest, which marks the parts that only the reader needs, and the rule book.
struct AppScaffold {
  let checkout: Checkout
  let name: AppName

  /// The files that an app gets besides those of its targets. The texts in `Modules/Tools/scaffold/App` become files in its root folder.
  private static let others =
    ["LICENSE", ".gitignore", ".swift-format"] + ["build", "new", "progress", "remove", "run", "setup", "test"].map { "Scripts/\($0)" }
  private static let written = [
    "README.txt": "README.md", "Architecture.txt": "Architecture.md", "tests.yml": ".github/workflows/tests.yml",
  ]
  private static let templates = "Modules/Tools/scaffold/App/"

  /// Writes the app and commits it, because `Scripts/new feature` requires committed work.
  /// - Returns: The next steps for the user.
  func create(_ files: [String: String], in folder: URL) throws(ScaffoldError) -> [String] {
    let app = Checkout(root: folder)
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ScaffoldError("The folder \(folder.path(percentEncoded: false)) cannot be made: \(error.localizedDescription)")
    }
    try app.write(files)
    for path in files.keys where path.hasPrefix("Scripts/") { try app.run(["chmod", "+x", path]) }
    try app.run(["swift", "format", "--in-place", "--parallel", "--recursive", "Package.swift", "Modules", "Tests"])
    // The app uses the same versions of other packages, which are already on this machine.
    if let versions = try? checkout.text(of: "Package.resolved") { try app.write(["Package.resolved": versions]) }
    try app.run(["git", "init", "--quiet"])
    try app.run(["git", "add", "--all"])
    let isKnown = (try? app.run(["git", "config", "user.email"])) != nil
    let author = isKnown ? [] : ["-c", "user.name=\(name.type)", "-c", "user.email=\(name.program)@localhost"]
    try app.run(["git"] + author + ["commit", "--quiet", "--message", "Begin with Core and two features to learn from"])
    return [
      "\(files.count) files in \(folder.path(percentEncoded: false)), committed.",
      "Next:",
      "  1. cd '\(folder.path(percentEncoded: false))' and run Scripts/run quote. The first build takes a minute or two.",
      "  2. Scripts/test runs all tests.",
      "  3. README.md says what is yours, and how to make and remove features.",
    ]
  }

  /// The text of each file of the app, by path, before formatting.
  func files() throws(ScaffoldError) -> [String: String] {
    let manifest = AppManifest(try checkout.text(of: "Package.swift"))
    let targets = try manifest.targets()
    let tracked = try checkout.run(["git", "ls-files", "-z"]).split(separator: "\0").map(String.init)
    let sources = tracked.filter { path in targets.contains { path.hasPrefix($0.path + "/") } }
    let all = sources + tracked.filter(Self.others.contains)
    try refuseTakenName(sources, targets)

    let renaming = AppRenaming(name: name)
    var files: [String: String] = [:]
    for path in all {
      let text = try checkout.text(of: path)
      // The license is not changed.
      files[renaming.path(path)] = path == "LICENSE" ? text : renaming.text(text, in: path)
    }
    files["Package.swift"] = renaming.text(manifest.text, in: "Package.swift")
    let places = sources + Self.written.values
    let book = try AppRuleBook(checkout.text(of: ".layers.json"), targets: Set(targets.map(\.name)), paths: places)
    files[".layers.json"] = renaming.text(try book.json(), in: ".layers.json")
    for (template, path) in Self.written {
      files[path] = renaming.text(try checkout.text(of: Self.templates + template), in: path)
    }
    for path in Self.written.values where path.hasSuffix(".md") {
      files[path] = try completed(files[path] ?? "", files)
    }
    return files
  }

  /// Inserts the commit and the sizes into a document. The sizes include the document as it was before.
  private func completed(_ text: String, _ files: [String: String]) throws(ScaffoldError) -> String {
    let commit = try checkout.run(["git", "rev-parse", "--short=12", "HEAD"]).filter { !$0.isNewline }
    let own = files.filter { path, _ in path.contains("/\(name.type)") || path.contains("/\(name.program)") }
    let core = files.filter { path, _ in path.hasPrefix("Modules/Core/") || path.hasPrefix("Tests/Core/") }
    let source =
      "Core is that of Strata, commit \(commit): in a clone of it, `git log --patch \(commit).. -- Modules/Core Tests/Core` shows what changed since."
    var text = text.replacing("{{source}}", with: source)
    for (word, part) in [("all", files), ("own", own), ("core", core)] {
      let lines = part.values.reduce(0) { $0 + $1.lines.count - 1 }
      text = text.replacing("{{\(word)}}", with: "\(part.count) files with \(lines) lines")
    }
    return text
  }

  /// Refuses a name that a module or a type of the app already has, or that is the prefix of a module's name.
  private func refuseTakenName(_ sources: [String], _ targets: [AppManifest.Target]) throws(ScaffoldError) {
    func taken(_ reason: String) -> ScaffoldError { ScaffoldError("The name \(name.type) is taken: \(reason). Choose another name.") }
    if ["strata", "sample"].contains(name.program) { throw taken("it is that of a program here") }
    if let target = targets.first(where: { $0.name.lowercased() == name.program || $0.name.hasPrefix(name.type) }) {
      throw taken("there is a target \(target.name)")
    }
    for path in sources.sorted() where path.hasSuffix(".swift") {
      guard let word = SourceStretch.words(ofCodeIn: try checkout.text(of: path)).first(where: { $0 == name.type }) else { continue }
      throw taken("\(path) uses \(word)")
    }
  }
}
