import Foundation

/// A command line of a document that runs a script of the project.
struct ScriptUse {
  let script: String
  let arguments: [String]

  /// The commands of a block, without comments.
  static func all(in fence: Fence) -> [ScriptUse] {
    fence.content.compactMap { line in
      let words = line.split(separator: " ", omittingEmptySubsequences: true).prefix { $0 != "#" }.map(String.init)
      return words.first.map { ScriptUse(script: $0, arguments: Array(words.dropFirst())) }
    }
  }

  /// Why nobody could type this: a sentence for each reason.
  func faults() throws -> [String] {
    let path = Source.root.appending(path: script).path()
    guard script.hasPrefix("Scripts/"), FileManager.default.isExecutableFile(atPath: path), let text = try? Source.text(script) else {
      return ["\(script) is no executable script."]
    }
    // The header is the comment at the top, which says how to use the script.
    let header = text.split(separator: "\n").prefix { $0.hasPrefix("#") }.joined(separator: "\n")
    let targets = try FileManager.default.subpathsOfDirectory(atPath: Source.root.appending(path: "Tests").path())
      .compactMap { $0.split(separator: "/").last.map(String.init) }.filter { $0.hasSuffix("Tests") }
    // A path is no word.
    let isNamed = { (argument: String) in
      argument.contains("/") ? header.contains(argument) : Self.words(of: header).contains(Substring(argument))
    }
    return arguments.filter { Int($0) == nil && !targets.contains($0) && !isNamed($0) }
      .map { "The header of \(script) does not name '\($0)'." }
  }

  private static func words(of header: String) -> Set<Substring> {
    Set(header.split { !($0.isLetter || $0.isNumber || $0 == "-") })
  }
}
