/// A list of the program that has an entry for each feature. An app gets the entries whose features it gets, whatever other features this tree has.
struct AppList: Sendable {
  let path: String
  /// What the line begins with, after its indentation, that opens the list.
  private let opening: String
  /// Whether a file declares what an entry with this name stands for.
  private let isDeclared: @Sendable (_ name: String, _ path: String, _ text: String) -> Bool

  static let all = [
    AppList(path: "Modules/strata/Strata.swift", opening: "subcommands: ") { name, path, _ in path.hasSuffix("/\(name).swift") },
    AppList(path: "Modules/Domain/Configuration/SettingKey.swift", opening: "public static let all: ") { name, _, text in
      text.contains("static let \(name) ")
    },
    AppList(path: "Tests/ArchitectureTests/Rules/Rules.swift", opening: "private static let features = ") { name, path, _ in
      path.hasPrefix("Modules/Domain/\(name)/")
    },
  ]

  private init(path: String, opening: String, isDeclared: @escaping @Sendable (_ name: String, _ path: String, _ text: String) -> Bool) {
    self.path = path
    self.opening = opening
    self.isDeclared = isDeclared
  }

  /// The files with the list without the entries that these files do not declare.
  func shortened(in files: [String: String]) throws(ScaffoldError) -> [String: String] {
    guard let text = files[path] else { return files }
    var lines = text.lines
    guard let first = lines.firstIndex(where: { $0.drop { $0 == " " }.hasPrefix(opening) }),
      let end = lines[first...].firstIndex(where: { $0.drop { $0 == " " }.hasPrefix("]") })
    else {
      throw ScaffoldError(
        "\(path) should have a list that begins with '\(opening)': change Modules/scaffold/App/AppList.swift as you changed it.")
    }
    let kept = lines[(first + 1)..<end].filter { line in
      guard let name = WordRun.all(in: String(line)).first(where: \.isWord)?.text else { return true }
      return files.contains { isDeclared(String(name), $0.key, $0.value) }
    }
    lines.replaceSubrange((first + 1)..<end, with: kept)
    var files = files
    files[path] = lines.joined(separator: "\n")
    return files
  }
}
